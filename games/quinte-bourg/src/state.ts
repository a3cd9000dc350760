import { type Answer, at, type Phrase, type Seat } from '@veillee/kernel';
import type { Keeps } from './card.ts';
import type { CampId, Cause, ConditionId, DreamId, MarkId, RoleId, SpecialityId, Weekday } from './ids.ts';
import type { LawId } from './laws/index.ts';
import type { LineId } from './night/lines.ts';
import type { OfficeId, OptionalId } from './offices/index.ts';
import type { Options } from './options.ts';
import type { KeptByRoles } from './roles/index.ts';
import type { KeptByPowers } from './specialities/index.ts';
import type { StageId } from './stages.ts';
import type { Judgement } from './verdict/judge.ts';

/**
 * alive; killed: dead since tonight, and nobody knows yet (Q49); dying: dead in public, the choice of §8 still
 * to come; then one of the three afterlives, where an heir-maker may also have left.
 */
export type Fate = 'alive' | 'killed' | 'dying' | 'ghost' | 'spirit' | 'legacy' | 'gone';

/** What the cards keep of a night, of the village, or of each player: each in its own file. */
export type Kept<How extends keyof Keeps> = KeptByRoles<How> & KeptByPowers<How>;

/** A speciality card in somebody's hand. */
export interface Held {
  readonly id: SpecialityId;
  readonly inherited: boolean;
  /** How often an invoked one was used. */
  used: number;
}

export interface Player extends Kept<'ofEach'> {
  /** The two cards as dealt: what others see of them (Q56). */
  readonly role: RoleId;
  readonly speciality: SpecialityId;
  readonly marks: readonly MarkId[];
  /** Every camp they belong to, by card, love and conversion. */
  camps: CampId[];
  conditions: ConditionId[];
  held: Held[];
  coins: number;
  fate: Fate;
  spouse: Seat | null;
  /** Invocations used up, by topic; they stay so after a resurrection (Q64). */
  spent: string[];
  /** Reptilians they have met: their own kind, and the alpha among them. */
  met: Seat[];
  /** Confers and attacks with the Reptilians; a convert from the next conference on (Q38). */
  confers: boolean;
  /** Cards turned up at death. */
  shown: ('role' | 'speciality')[];
  /** Who stood before them in the circle when they left it, dead or alive, nearest first (Q2). */
  before: Seat[];
  /** What a game begun on paper had already taught them. */
  notes: string[];
}

export type Prey = { readonly kind: 'player' | 'house'; readonly seat: Seat };

/** What has been done since nightfall, by the village and by each card. */
export interface Night extends Kept<'tonight'> {
  line: LineId | null;
  /** All of tonight's questions are asked at once, and what was answered to them until the lines are resolved. */
  window: boolean;
  wishes: Wish[];
  guarded: Seat | null;
  /** Houses level in the ghosts' vote, for the Chief (Q67). */
  tied: Seat[];
  prey: Prey | null;
  loversHouse: Seat | null;
  asleep: Seat[];
  carnage: boolean;
  /** The house everybody is in at the hour of the attack, null for the dead; null before. */
  places: (Seat | null)[] | null;
  /** The dead of the night in the order of Q61, and lovers whose death is undone (Q44). */
  dead: Fallen[];
  dream: DreamId | null;
  dreamText: string;
  /** By seat what all see until the morning where purses are public: what a theft or a killing moves names nobody. */
  purses: readonly number[];
}
/** What somebody would answer when it comes to it. */
export interface Wish {
  readonly by: Seat;
  readonly topic: string;
  readonly answer: Answer;
}
export interface Fallen {
  readonly seat: Seat;
  readonly cause: Cause;
  readonly undone: boolean;
}

export type SessionKind = 'normal' | 'peace' | 'purge';
export interface Ballot {
  readonly voter: Seat;
  /** The one named, or all in order of preference; none: blank. */
  readonly named: readonly Seat[];
}
/** What has been settled since the morning. */
export interface Day {
  session: SessionKind;
  law: { readonly id: LawId; readonly trait: string | null } | null;
  /** The law that was proposed, until the Senator has spoken. */
  proposed: { readonly by: Seat; readonly id: LawId; readonly trait: string | null } | null;
  voters: Seat[];
  ballots: Ballot[];
  clockwise: boolean;
  /** Who is sentenced now, and who is still to be tried in a purge. */
  sentenced: Seat | null;
  /** Groups of a Sunday, by seat. */
  groups: (number | null)[];
  /** Who votes in which order, as far as that is known, and whose turn is over. */
  order: Seat[];
  polled: Seat[];
  /** Who asked whom to marry, and who applied for what, until it is settled. */
  suits: { readonly suitor: Seat; readonly beloved: Seat }[];
  candidates: { readonly office: OfficeId; readonly seat: Seat }[];
  /** What was answered since nightfall, and what all were told, stage by stage. */
  settled: Settled[];
  news: { readonly stage: StageId; readonly phrase: Phrase }[];
}
/** A question that somebody was asked is settled; `way` is null where there was no answer. */
export interface Settled {
  readonly stage: StageId;
  readonly by: Seat | 'master';
  readonly topic: string;
  readonly way: string | null;
}

export type Phase = 'deal' | 'opening' | 'night' | 'morning' | 'day' | 'sunday' | 'end';

/** A coin's way; `out` is outside the game. */
export interface Entry {
  readonly day: number;
  readonly from: Seat | 'out';
  readonly to: Seat | 'out';
  readonly coins: number;
  readonly why: string;
}
/** Something done in the dark or by hand, for the master's book. */
export interface Deed {
  readonly day: number;
  /** The line of the night or the step of the day in which it was done. */
  readonly stage: StageId;
  readonly by: Seat | null;
  readonly did: string;
  readonly params: {
    readonly [name: string]: number | string | boolean | null | readonly (number | string | null)[];
  };
}
/** An invocation that the master has still to let happen: nobody else knows of it. */
export interface Raised {
  readonly seat: Seat;
  readonly topic: string;
  readonly answer: Answer;
  /** The master asked to wait. */
  waits: boolean;
}
export interface Term {
  readonly day: number;
  readonly office: OfficeId;
  readonly seat: Seat | null;
}

export interface State extends Kept<'always'> {
  readonly options: Options;
  readonly players: Player[];
  /** The houses, clockwise; the night's dead stand there until the morning (Q49). */
  circle: Seat[];
  phase: Phase;
  stage: StageId;
  weekday: Weekday;
  /** Game days and weeks since the start, from 1. */
  day: number;
  week: number;
  /** The last week of all, by the setting. */
  lastWeek: number;
  lovers: readonly [Seat, Seat] | null;
  /** There will be Lovers, not chosen yet. */
  loversComing: boolean;
  /** The couple's extra life is still there (Q10). */
  extraLife: boolean;
  offices: { [office in OfficeId]: Seat | null };
  /** Optional offices of this game; those withdrawn or used up are gone. */
  optional: OptionalId[];
  night: Night;
  today: Day;
  /** House guarded last night, never twice running (Q28). */
  guardedLast: Seat | null;
  /** Strictly richest at the end of the last day (Q25). */
  richest: Seat | null;
  /** Yesterday had a special session; Sunday breaks the run (Q28). */
  specialYesterday: boolean;
  /** The ghosts, in the order they became so. */
  ghosts: Seat[];
  /** An invocation is being resolved: there are no others (§5). */
  invoking: boolean;
  /** Hands that are up while a person leads, the first to go up first. */
  hands: Raised[];
  /** Offices change hands and are not mended yet: half-way none of them serves a victory (Q47). */
  mending: boolean;
  /** Outside the game, for the double entry. */
  coinsOut: number;
  readonly coinsAtStart: number;
  coinBook: Entry[];
  book: Deed[];
  terms: Term[];
  /** Every power's uses, by name. */
  uses: { [power: string]: number };
  gazette: { readonly day: number; readonly weekday: Weekday; readonly news: Phrase[] }[];
  stop: Judgement | null;
}

export const freshDay = (seats: number): Day => ({
  session: 'normal',
  law: null,
  proposed: null,
  voters: [],
  ballots: [],
  clockwise: true,
  sentenced: null,
  groups: new Array<number | null>(seats).fill(null),
  order: [],
  polled: [],
  suits: [],
  candidates: [],
  settled: [],
  news: [],
});

/* Who is what. */

export const playerOf = (state: State, seat: Seat): Player => at(state.players, seat);
export const seatsOf = (state: State): Seat[] => state.players.map((_, seat) => seat);
export const isAlive = (state: State, seat: Seat): boolean => state.players[seat]?.fate === 'alive';
/** As the village knows: the night's dead are not told yet. */
export const seemsAlive = (state: State, seat: Seat): boolean => {
  const fate = state.players[seat]?.fate;
  return fate === 'alive' || fate === 'killed';
};
export const isGhost = (state: State, seat: Seat): boolean => state.players[seat]?.fate === 'ghost';
export const isAsleep = (state: State, seat: Seat): boolean => state.night.asleep.includes(seat);
/** Awake and alive: acts when called, invokes. */
export const canAct = (state: State, seat: Seat): boolean => isAlive(state, seat) && !isAsleep(state, seat);
export const isOf = (state: State, seat: Seat, camp: CampId): boolean =>
  playerOf(state, seat).camps.includes(camp);
export const isReptilian = (state: State, seat: Seat): boolean => isOf(state, seat, 'reptilians');
export const isMarked = (state: State, seat: Seat, mark: MarkId): boolean =>
  playerOf(state, seat).marks.includes(mark);

export const living = (state: State): Seat[] => seatsOf(state).filter((seat) => isAlive(state, seat));
export const spirits = (state: State): Seat[] =>
  seatsOf(state).filter((seat) => state.players[seat]?.fate === 'spirit');
/** The corpses everybody knows of. */
export const knownDead = (state: State): Seat[] => seatsOf(state).filter((seat) => !seemsAlive(state, seat));
export const others = (seats: readonly Seat[], me: Seat): Seat[] => seats.filter((seat) => seat !== me);
/** Those one may aim at: the night's dead included, for that they are dead is not known (Q50). */
export const aims = (state: State, me: Seat): Seat[] => others(state.circle, me);
/** Between the opening and the end. */
export const isUnderWay = ({ phase }: State): boolean =>
  phase === 'night' || phase === 'morning' || phase === 'day' || phase === 'sunday';
export const isDark = (state: State): boolean => state.phase === 'night';
/** Counts as living: in the dark whoever seems so, lest what they are asked or given betray a secret death (Q49). */
export const isPresent = (state: State, seat: Seat): boolean =>
  isDark(state) ? seemsAlive(state, seat) : isAlive(state, seat);
export const present = (state: State): Seat[] => seatsOf(state).filter((seat) => isPresent(state, seat));
