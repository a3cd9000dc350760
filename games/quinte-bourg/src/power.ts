import { type Asking, askingIn, type InOurs } from '@veillee/gamekit';
import { type Answer, type AnswerTo, asFitting, type Form, type Params, type Seat } from '@veillee/kernel';
import type { RulingId } from './almanac/rulings.ts';
import type { ForBots } from './bot/clue.ts';
import type { CardOf, Keeps, LineOf, PowerWords, RoleWords, StayOf, VerbOf } from './card.ts';
import type { Engraving } from './engraving.ts';
import type { CampId, ConditionId, MarkId, RoleId, Weekday } from './ids.ts';
import type { Line } from './night/line.ts';
import type { LineId } from './night/lines.ts';
import type { NightScene } from './night/scene.ts';
import type { Plan } from './places.ts';
import { count, note } from './record.ts';
import type { CardRule, Play } from './spec.ts';
import { aims, type Deed, type Held, type State } from './state.ts';

/** Something done when called at night: punctual or long, it makes no difference here (§5). */
export interface Action<Verb extends string = string> {
  readonly line: LineId;
  /** Called by name before the others of its line. */
  readonly first?: true;
  /** Its own nights, where they are not the card's. */
  readonly nights?: readonly Weekday[];
  readonly asks: readonly Asking<NightScene, Form, Verb>[];
}

/** What an invocation is announced as (§5). */
export type Kind = 'killing' | 'blackConversion' | 'resurrection' | 'radiantConversion' | 'show' | 'enquiry';

interface Invoked<Verb extends string> {
  readonly verb: Verb;
  readonly kind: Kind;
  /** Refused on Sundays (Q27). */
  readonly neverOnSunday?: true;
  /** A ghost keeps it (§8). */
  readonly asGhost?: true;
  /** Used up by one use. */
  readonly once?: true;
  /** Its name is public at night too (Q48). */
  readonly open?: true;
}

/** Something done at any moment, day or night, one at a time (§5). */
export interface Invocation<Verb extends string = string> extends Invoked<Verb> {
  /** Nothing where it cannot be used now. */
  form(state: State, me: Seat, held: Held | null): Form | undefined;
  use(scene: Scene, answer: Answer, held: Held | null): void;
}

/** An invocation whose `use` gets the answer typed by what `form` returns. */
export function invocation<const Verb extends string, F extends Form>(
  invoked: Invoked<Verb> & {
    form: (state: State, me: Seat, held: Held | null) => F | undefined;
    use: (scene: Scene, answer: AnswerTo<F>, held: Held | null) => void;
  },
): Invocation<Verb> {
  return {
    ...invoked,
    use: (scene, answer, held) => invoked.use(scene, asFitting<F>(answer), held),
  };
}

/** A long action: it keeps those it concerns in a house, unless one of a higher rank, 1 before 2, takes them elsewhere (§5). */
export interface Stay {
  readonly rank: number;
  /** Whom it keeps nobody else can bring together with another (Q55). */
  readonly binds?: true;
  /** Null for those it does not concern. */
  readonly house: (state: State, seat: Seat) => Seat | null;
}

/** What the rules of a card may ask of the whole village, told them once all cards are known. */
export interface Village {
  readonly roles: { readonly [id in RoleId]: AnyRole };
  readonly roleIds: readonly RoleId[];
  /** The card of those who joined a camp and have none of it. */
  plainRole(camp: CampId): RoleId;
  planOf(state: State, seat: Seat): Plan;
}

/** What roles and powers have in common: what they do, and when. */
interface Doing extends ForBots {
  readonly rulings: readonly RulingId[];
  readonly actions?: readonly Action[];
  readonly invocation?: Invocation;
  readonly keeps?: Keeps;
  /** The lines of the night that are called because of it, whoever is in the game. */
  readonly lines?: { readonly [line: string]: Line };
  /** Steps of its own: those of every day, and those it takes when it comes to it. */
  steps?(village: Village): { readonly [type: string]: CardRule };
  /** What becomes of offices in the morning because of it (§12). */
  changes?(table: Play): void;
  /** Whom it makes resign in the morning, announced; null: nobody. */
  ousts?(table: Play): Seat | null;
  /** What it counts besides the ways to answer what it asks. */
  readonly uses?: readonly string[];
}

/** A camp card. */
export interface AnyRole extends Doing {
  readonly words: InOurs<RoleWords>;
  /** What phones show of it; its camp's sign unless given. */
  readonly icon?: Engraving;
  readonly camps: readonly CampId[];
  /** May exist any number of times (Q30). */
  readonly any?: true;
  /** Fills up a village, and is what they are who join its camp on the way. */
  readonly plain?: true;
  readonly needs?: RoleId;
  /** Its place in a fair village (Q31): in from so many players on, or the so-manieth of the pack; else chosen by hand. */
  readonly suggested?: { readonly from: number } | { readonly inPack: number };
  /** A group and a condition of their own, given at the opening (§3). */
  readonly condition?: { readonly group: ConditionId; readonly own: ConditionId };
  /** A condition that comes with the card. */
  readonly always?: ConditionId;
  /** A session has executed its holder. */
  executed?(state: State, seat: Seat): void;
  /** `leadsPack`: breaks a disagreement on the target (Q5); `leadsMice`: made known to the other mice. */
  readonly marks?: readonly MarkId[];
}

/** What a speciality does; cards of the same power differ only by their nights (Q16). */
export interface AnyPower extends Doing {
  readonly words: InOurs<PowerWords>;
  /** What phones show of its cards, and of one alone. */
  readonly icon?: Engraving;
  readonly icons?: { readonly [card: string]: Engraving };
  /** The nights on which each card is called, where an action has none of its own. */
  readonly cards: { readonly [card: string]: readonly Weekday[] };
  /** Every card of it exists twice beyond 28 players (Q30). */
  readonly doubles?: true;
  /** The long actions it causes. */
  readonly stays?: { readonly [stay: string]: Stay };
}

/** A step of a card's own, by its type. */
type OwnSteps<S extends { readonly type: string }> = {
  readonly [T in S['type']]: CardRule<Extract<S, { readonly type: T }>>;
};

/** A camp card that asks only what its words `W` word, keeps `K`, and has the steps `S`. */
export interface CampRole<
  W extends InOurs<RoleWords>,
  K extends Keeps = Keeps,
  S extends { readonly type: string } = never,
> extends AnyRole {
  readonly words: W;
  readonly actions?: readonly Action<VerbOf<W>>[];
  readonly invocation?: Invocation<VerbOf<W>>;
  readonly keeps?: K;
  readonly lines?: { readonly [line in LineOf<W>]: Line };
  steps?(village: Village): OwnSteps<S>;
}

/** A power that asks and causes only what its words `W` word, keeps `K`, and has the steps `S`. */
export interface Power<
  W extends InOurs<PowerWords>,
  K extends Keeps = Keeps,
  S extends { readonly type: string } = never,
> extends AnyPower {
  readonly words: W;
  readonly cards: { readonly [card in CardOf<W>]: readonly Weekday[] };
  readonly actions?: readonly Action<VerbOf<W>>[];
  readonly invocation?: Invocation<VerbOf<W>>;
  readonly stays?: { readonly [stay in StayOf<W>]: Stay };
  readonly keeps?: K;
  readonly lines?: { readonly [line in LineOf<W>]: Line };
  steps?(village: Village): OwnSteps<S>;
}

export interface Speciality {
  readonly power: AnyPower;
  readonly nights: readonly Weekday[];
}

/** One player acting with one card. */
export class Scene {
  readonly state: State;
  readonly me: Seat;
  /** The card acted with: a role or a speciality. */
  readonly card: string;
  readonly #table: Play | null;

  constructor(state: State, me: Seat, card: string, table: Play | null) {
    this.state = state;
    this.me = me;
    this.card = card;
    this.#table = table;
  }

  get table(): Play {
    if (this.#table === null) throw new Error('nothing can be done while asking');
    return this.#table;
  }

  /** Everybody one may aim at, as far as the village knows (Q50). */
  get targets(): Seat[] {
    return aims(this.state, this.me);
  }
  /** The living, as far as the village knows, and the ghosts. */
  get villagers(): Seat[] {
    return [...this.state.circle, ...this.state.ghosts].sort((a, b) => a - b);
  }

  /** Writes down in the master's book what was done; nobody is told. */
  did(did: string, params: Deed['params'] = {}): void {
    note(this.state, this.me, `${this.card}.${did}`, params);
  }
  used(way: string): void {
    count(this.state, `${this.card}.${way}`);
  }
  tell(to: Seat | readonly Seat[], key: string, params?: Params): void {
    this.table.tell(to, key, params);
  }
}

/** What a called card asks, and what the answer does. */
export const ask = askingIn<NightScene>();
