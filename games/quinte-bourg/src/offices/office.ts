import { type Asking, askingIn, type InOurs } from '@veillee/gamekit';
import type { Wording } from '@veillee/kernel';
import type { RulingId } from '../almanac/rulings.ts';
import type { ForBots } from '../bot/clue.ts';
import type { CampId, ConditionId } from '../ids.ts';
import type { Line } from '../night/line.ts';
import type { Play, StepOf } from '../spec.ts';
import type { bequeathing } from './notary.ts';
import type { presiding } from './president.ts';
import type { marrying } from './priest.ts';
import type { choiceOfAccused } from './prosecutor.ts';
import type { OfficeScene } from './scene.ts';
import type { appointing } from './scrutineer.ts';
import type { consent } from './senator.ts';

/** How an office is called and explained, and what it is asked and told by itself, by key. */
export interface OfficeWords<K extends string = string> {
  readonly name: string;
  /** The same of a woman, where it is called otherwise. */
  readonly her?: string;
  /** One line for the almanac. */
  readonly help: string;
  /** A line of the night that is called because of it is `line.` and its name. */
  readonly phrases: { readonly [key in K]: Wording };
}
/** What phones show of an office: the name of an engraving, and words in our two languages. */
export interface OfficeCard<I extends string = string, K extends string = string> {
  readonly icon: I;
  readonly words: InOurs<OfficeWords<K>>;
}
/** Both languages have the same phrases, or it does not compile. */
export const officeCard = <const I extends string, K extends string>(
  icon: I,
  words: InOurs<OfficeWords<K>>,
): OfficeCard<I, K> => ({ icon, words });

/** What an office asks its holder: when and how, and what the answer does. The name is the whole topic. */
export const ask = askingIn<OfficeScene>();

/** The steps of the day at which whoever has a duty is asked. */
export type Moment = StepOf<'camera' | 'pardon' | 'pickpocket'>['type'];
export interface Duty {
  readonly asking: Asking<OfficeScene>;
  /** All see whether the holder has answered. */
  readonly progress?: 'all';
}

/** What the village leaves to whoever holds an office: each is one office's, in whose file stands what is asked. */
export interface OfficePowers {
  /** Opens the session, closes the debate, votes first and breaks ties. */
  readonly presides?: typeof presiding;
  /** Without this nobody proposes a law. */
  readonly consents?: typeof consent;
  /** Settles in a purge who of the level is tried. */
  readonly accuses?: typeof choiceOfAccused;
  readonly marries?: typeof marrying;
  /** Hands on the coins of the dead. */
  readonly bequeaths?: typeof bequeathing;
  /** Names successors, and settles rival applications. */
  readonly appoints?: typeof appointing;
}

/** What a public office is and does (§9). */
interface Office extends OfficePowers, ForBots {
  /** Hands on the coins of the dead where nobody else is there to (Q20). */
  readonly standsIn?: true;
  /** Those who win by holding three such offices among them (§3). */
  readonly wantedBy?: readonly (CampId | ConditionId)[];
  readonly lines?: { readonly [line: string]: Line };
  /** Whether ghosts may hold it, or nobody else (Q21, Q69). */
  readonly ghosts?: 'too' | 'only';
  /** It goes round, held beside any other, and passes on where others fall vacant; `onward`: it cannot stay (Q65). */
  passOn?(table: Play, how: 'morning' | 'onward'): void;
  /** The refusal of a village written down without it: it is never vacant. */
  readonly missing?: string;
  /** As long as one serves, the camera is not the Prosecutor's (Q73). */
  readonly deputy?: true;
  readonly duties?: { readonly [moment in Moment]?: Duty };
  /** What its holder may do at any moment. */
  readonly right?: Asking<OfficeScene>;
  /** What its uses are counted as, after its own name. */
  readonly uses: readonly string[];
  readonly rulings: readonly RulingId[];
}

/** Drawn by lot at the start, and filled again when it falls vacant. */
export type Mandatory<C extends OfficeCard> = Office & C & { readonly kind: 'mandatory' };
/** Vacant at first: one applies for it. */
export type Optional<C extends OfficeCard> = Office & C & { readonly kind: 'optional' };
/** Its own rule says whose it is. */
export type Automatic<C extends OfficeCard> = Office & C & { readonly kind: 'automatic' };
