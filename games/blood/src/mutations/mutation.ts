import type { InOurs, OurLang } from '@veillee/gamekit';
import {
  type Answer,
  type AnswerTo,
  asFitting,
  type Form,
  type Reply,
  type Seat,
  type Wording,
  type Wordings,
  way,
} from '@veillee/kernel';
import type { CharacterId } from '../ids.ts';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';
import type { RulingId } from '../text/fr/rules.ts';

export interface MutationWords {
  readonly name: string;
  /** When it is played and what it does, to its holder. */
  readonly help: string;
  /** The moment for it, in a few words. */
  readonly when: string;
  /** What playing it brings, said before it is played. */
  readonly brings: string;
  /** What the holder chooses: a right, or a way out of death. */
  readonly play: string;
  /** Told to all. */
  readonly played: Wording;
  /** What is asked because of it, by the verb: `place` is the topic `attention.place`. */
  readonly asks?: { readonly [verb: string]: string };
  /** What is told because of it, by its whole key. */
  readonly phrases?: Wordings;
}

/** A mutation card as it is drawn and worded, and where it is in the box. */
export interface MutationCard<Icon extends string = string, W extends MutationWords = MutationWords> {
  /** The name of an engraving of game-icons.net. */
  readonly icon: Icon;
  /** Played from so many players on. */
  readonly from: number;
  /** The numbered rules that touch it. */
  readonly rulings: readonly RulingId[];
  readonly words: InOurs<W>;
}
export const mutationCard = <const Icon extends string, W extends MutationWords>(
  card: MutationCard<Icon, W>,
): MutationCard<Icon, W> => card;

/** The keys of what is said because of a card alone. */
export type PhraseOf<C> = C extends {
  readonly words: { readonly [lang in OurLang]: { readonly phrases: infer P } };
}
  ? keyof P & string
  : never;

/** When a card may be played, and what it does. */
interface Rule<Kept extends object, Phrase extends string> {
  /** What it leaves behind for the rest of a turn, by the names under which the turn keeps it: as a turn begins. */
  readonly thisTurn?: () => Kept;
  /** How its living holder may play it. */
  readonly right?: CardRight;
  /** For a card that saves its condemned holder, who is asked: what it does besides. */
  rescue?(table: Play, me: Seat): void;
  /** It ends another's turn. */
  readonly endsTurn?: true;
  readonly accusation?: Accusation;
  readonly stake?: Stake<Phrase>;
  /** What it gains, in chances to win, to play it now where it may be played; whoever thinks plays by it. */
  gain?(outlook: Outlook): number;
}

/** What somebody who thinks foresees: chances to win, one's own, if this or that is done. */
export interface Outlook {
  /** The turn goes on with whose it is; it ends here. */
  goesOn(): number;
  cutShort(): number;
  /** By the best accusation of one token, or of both. */
  accusing(tokens: 'one' | 'both'): number;
  /** That something holds of one's own character and those of the others alive. */
  chanceThat(holds: (own: CharacterId, others: readonly CharacterId[]) => boolean): number;
  /** 0: one knows one's camp; 1: it might be either. */
  doubt(): number;
  /** One's own turn, in which one acts. */
  readonly isMine: boolean;
}

/** One kind of mutation card. */
export type Mutation<C extends MutationCard = MutationCard, Kept extends object = object> = C &
  Rule<Kept, PhraseOf<C>>;

/** An accusation other than the usual one; once it is to be made, nobody claims first or ends the turn. */
export interface Accusation {
  isDue(state: State): boolean;
  put(state: State): { readonly topic: string; readonly form: Form };
  /** Places the tokens, if it was this that was answered. */
  place(table: Play, player: Seat, reply: Reply): void;
}

/** What a card is played for that wins the game for its holder alone, or kills (B11, B19). */
export interface Stake<Key extends string = string> {
  succeeds(own: CharacterId, others: readonly CharacterId[]): boolean;
  /** How a verdict says it: won, failed, of the winner, of each other, and where no such card is played. */
  readonly reasons: {
    readonly [what in 'won' | 'failed' | 'winner' | 'others' | 'absent']: Key;
  };
}

/** A card that may be played without being asked. */
export interface CardRight {
  /** How it may be played now; undefined where the card does not allow it. */
  offer(state: State, me: Seat): Form | undefined;
  use(table: Play, me: Seat, answer: Answer): void;
}

/** When and how a card may be played, and what it does with the answer. */
export const byRight = <F extends Form>(
  offer: (state: State, me: Seat) => F | undefined,
  use: (table: Play, me: Seat, answer: AnswerTo<F>) => void,
): CardRight => ({ offer, use: (table, me, answer) => use(table, me, asFitting<F>(answer)) });

/** Of cards that are simply played. */
export const playing = way('play');
