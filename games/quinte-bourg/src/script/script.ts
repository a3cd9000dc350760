import type { Phrase, Seat } from '@veillee/kernel';
import type { Raid } from '../attack.ts';
import type { CampId, Cause, ConditionId, RoleId, SpecialityId } from '../ids.ts';
import type { OfficeId } from '../offices/index.ts';
import type { Kind } from '../power.ts';
import type { StageId } from '../stages.ts';
import type { Deed, Prey } from '../state.ts';

/*
 * What a human master leads a village by: his part of the view, and nobody else's. Seats are named by number, things by
 * id, and whatever is said by phrases of the game's text.
 */

/** Why a card that is called does nothing: read all the same, for the same length of time (§7). */
export type Silence =
  /** Nobody was dealt it, or whoever had it left it to nobody. */
  | 'notDealt'
  | 'dead'
  /** Killed since nightfall, and nobody knows (Q49). */
  | 'killed'
  | 'asleep'
  /** A long action of a higher rank keeps them where it does not happen (§5). */
  | 'elsewhere'
  /** Able, but there is nothing to ask them now. */
  | 'idle';

/** A card, or a body of the village, called in a line. */
export interface Called {
  /** Null: the whole body of the line (ghosts, Reptilians, Lovers, those who are asked by day). */
  readonly card: RoleId | SpecialityId | OfficeId | null;
  /** Null where nobody has the card. */
  readonly seat: Seat | null;
  readonly silent: Silence | null;
  /** What was settled: the way chosen ('pass' among them); null: not yet, or nothing was asked. */
  readonly answered: string | null;
  /** The topics they may be asked in this line: the prompt of that name is among the seat's. */
  readonly topics: readonly string[];
}

/** What would come of answers to one question: those with the same outcome together. */
export interface Outlook {
  /** Whoever is asked it; an answer of any of them, or of all together. */
  readonly seats: readonly (Seat | 'master')[];
  readonly topic: string;
  readonly outcomes: readonly {
    /** The answers that lead there: the way, and the one option picked in it. */
    readonly answers: readonly { readonly way: string; readonly option: number | string | null }[];
    readonly attack: Attack;
    /** Before a slip: what whoever writes it down should know. */
    readonly warnings: readonly Phrase[];
  }[];
}

/** A line of the opening, of tonight or of today. */
export interface ScriptLine {
  readonly stage: StageId;
  /** As the rules count them, from 1; null between them. Lines of one number are called one after the other. */
  readonly number: number | null;
  readonly when: 'past' | 'present' | 'next';
  /** A few words for a row: who acts, as they are called tonight. */
  readonly title: Phrase;
  /** What to read aloud, one sentence after the other; nothing where nobody speaks. */
  readonly says: readonly Phrase[];
  readonly called: readonly Called[];
  /** Nobody who is called can act: a decoy, read all the same. */
  readonly decoy: boolean;
  /** What was done in it so far, as the book has it, and what all were told. */
  readonly deeds: readonly Deed[];
  readonly news: readonly Phrase[];
}

/** Where somebody spends the night, as things stand. */
export interface Lodging {
  readonly seat: Seat;
  /** Null for the dead. */
  readonly house: Seat | null;
  /** The long action that takes them there: worded by `stay.…`. */
  readonly stay: string | null;
  readonly asleep: boolean;
  /** A Reptilian who would attack there. */
  readonly attacks: boolean;
}

/** What can end a game on the way: a camp's condition, a personal one, or that at most two are alive. */
export type Ending = CampId | ConditionId | 'few';

/** If the attack fell now. */
export interface Attack {
  /** Whom the pack aims at; null: nobody. */
  readonly target: Prey | null;
  readonly carnage: boolean;
  readonly raids: readonly Raid[];
  /** Who would die, by each raid's prey and by grief; of several prey one, by chance. */
  readonly deaths: readonly {
    readonly seat: Seat;
    readonly cause: Cause;
    readonly sure: boolean;
    readonly undone: boolean;
  }[];
  /** What would end the game, if those die who surely would; nothing: it goes on. */
  readonly stops: readonly Ending[];
  /** All of it in a sentence, and why in another. */
  readonly words: Phrase;
  readonly because: Phrase;
}

/** How far somebody has come towards a victory. */
export interface Goal {
  readonly of: CampId | ConditionId;
  /** Whom it concerns, dead or alive. */
  readonly seats: readonly Seat[];
  readonly done: number;
  readonly wanted: number;
  /** Read only at the stop (§4): `holds` says whether it would be met now. */
  readonly atStop: boolean;
  readonly holds: boolean;
  readonly words: Phrase;
}

/** A hand that went up: an invocation that waits for the master (§5). */
export interface Hand {
  readonly seat: Seat;
  readonly card: RoleId | SpecialityId | OfficeId | null;
  readonly topic: string;
  readonly kind: Kind;
  /** Whom it is aimed at, where it is aimed. */
  readonly target: Seat | null;
  /** The master asked to wait. */
  readonly waits: boolean;
  /** What is to be said once it is confirmed. */
  readonly says: readonly Phrase[];
  readonly warnings: readonly Phrase[];
}

/** Something somebody has offered and nobody has settled yet. */
export type Proposal =
  | { readonly kind: 'wedding'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'application'; readonly office: OfficeId; readonly from: Seat }
  | { readonly kind: 'law'; readonly from: Seat; readonly words: Phrase };

/** All that the master sees besides what he sees of everybody. */
export interface Script {
  readonly lines: readonly ScriptLine[];
  /** What the answers to the present line's questions would change, as far as they have one option to pick. */
  readonly outlooks: readonly Outlook[];
  readonly hands: readonly Hand[];
  readonly lodgings: readonly Lodging[];
  /** Null once it has come, and by day. */
  readonly attack: Attack | null;
  readonly guarded: Seat | null;
  readonly richest: Seat | null;
  /** Before which houses animals stand tonight; the camera is asked for in the morning, and told to all. */
  readonly animals: readonly { readonly by: Seat; readonly card: string; readonly house: Seat }[];
  readonly charms: readonly { readonly by: RoleId; readonly seats: readonly Seat[] }[];
  readonly goals: readonly Goal[];
  readonly proposals: readonly Proposal[];
  /** At most one: the death or the act that would end the game. */
  readonly alarm: Phrase | null;
}
