import { copyOf } from '@veillee/gamekit';
import type { Master, Phrase, Seat } from '@veillee/kernel';
import { shownByCards } from './cards.ts';
import { type Poll, pollOf } from './day/poll.ts';
import type { CampId, ConditionId, OpeningId, RoleId, SpecialityId, Weekday } from './ids.ts';
import type { LawId } from './laws/index.ts';
import type { LineId } from './night/lines.ts';
import type { OfficeId, OptionalId } from './offices/index.ts';
import { roles } from './roles/index.ts';
import { scriptOf } from './script/index.ts';
import { saysNow } from './script/saying.ts';
import type { Script } from './script/script.ts';
import { type Moment, partOf, stagesOf } from './stages.ts';
import {
  type Ballot,
  type Deed,
  type Entry,
  type Fate,
  isAsleep,
  isDark,
  type Kept,
  type Phase,
  playerOf,
  type SessionKind,
  type State,
  seatsOf,
  type Term,
} from './state.ts';
import { isTold } from './told.ts';

/** A villager as everybody sees them. */
export interface PublicPlayer {
  readonly fate: Exclude<Fate, 'killed'>;
  readonly spouse: Seat | null;
  /** Cards turned up at death. */
  readonly role: RoleId | null;
  readonly speciality: SpecialityId | null;
  /** Null where purses are private; at night as they were at nightfall (Q32). */
  readonly coins: number | null;
}
/** One's own cards and what belongs to them, and what cards have done to one. */
export interface Mine extends Kept<'mine'> {
  readonly role: RoleId;
  readonly speciality: SpecialityId;
  readonly held: readonly SpecialityId[];
  readonly camps: readonly CampId[];
  readonly conditions: readonly ConditionId[];
  readonly coins: number;
  /** Asleep until dawn, or worse (Q49). */
  readonly asleep: boolean;
  readonly lover: Seat | null;
  /** Fellow Reptilians met so far. */
  readonly met: readonly Seat[];
  readonly spent: readonly string[];
  readonly notes: readonly string[];
}
/** What the master and the spirits see: everything. */
export interface Everything {
  readonly players: readonly (Mine & { readonly fate: Fate })[];
  readonly lovers: readonly [Seat, Seat] | null;
  readonly night: State['night'];
  readonly richest: Seat | null;
}
/** The master's book: who did what, coins in double entry, who held which office. */
export interface Ledger {
  readonly deeds: readonly Deed[];
  readonly coins: readonly Entry[];
  readonly coinsOut: number;
  readonly terms: readonly Term[];
}
export interface View {
  readonly phase: Phase;
  readonly weekday: Weekday;
  readonly day: number;
  readonly week: number;
  readonly line: LineId | null;
  readonly circle: readonly Seat[];
  readonly players: readonly PublicPlayer[];
  readonly offices: { readonly [office in OfficeId]: Seat | null };
  readonly optional: readonly OptionalId[];
  readonly session: SessionKind;
  readonly law: { readonly id: LawId; readonly trait: string | null } | null;
  readonly ballots: readonly Ballot[];
  readonly sentenced: Seat | null;
  readonly groups: readonly (number | null)[];
  /** What the last printed gazette says. */
  readonly gazette: {
    readonly day: number;
    readonly weekday: Weekday;
    readonly news: readonly Phrase[];
  } | null;
  readonly mine: Mine | null;
  readonly all: Everything | null;
  readonly ledger: Ledger | null;
  /** Which step this is, and the vote as it stands. */
  readonly moment: Moment;
  readonly poll: Poll | null;
  /** For a human master alone. */
  readonly script: Script | null;
}

export function scene(state: State): View {
  const { today } = state;
  const ended = state.phase === 'end';
  return {
    phase: state.phase,
    weekday: state.weekday,
    day: state.day,
    week: state.week,
    line: state.night.line,
    circle: state.circle.slice(),
    players: seatsOf(state).map((seat) => publicPlayer(state, seat)),
    offices: { ...state.offices },
    optional: state.optional.slice(),
    session: today.session,
    law: today.law,
    ballots: today.ballots.slice(),
    sentenced: today.sentenced,
    groups: today.groups.slice(),
    gazette: lastGazette(state),
    mine: null,
    all: ended ? everything(state) : null,
    ledger: ended ? ledger(state) : null,
    moment: momentOf(state),
    poll: pollOf(state),
    script: null,
  };
}

export function sees(state: State, chair: Seat | 'master', master?: Master): Partial<View> {
  const ended = state.phase === 'end';
  if (chair === 'master') return ended ? {} : masterSees(state, master === 'human');
  const own = { mine: mine(state, chair) };
  return !ended && seesAll(state, chair) ? { ...own, all: everything(state) } : own;
}

/** The script is a person's: the app needs none. */
const masterSees = (state: State, leads: boolean): Partial<View> => ({
  all: everything(state),
  ledger: ledger(state),
  script: leads ? scriptOf(state) : null,
});

const momentOf = (state: State): Moment => ({
  part: partOf(state.stage),
  stage: state.stage,
  stages: stagesOf(state),
  says: saysNow(state),
});

/** Spirits and those who left a legacy see everything (§8), as the master does. */
function seesAll(state: State, seat: Seat): boolean {
  const { fate } = playerOf(state, seat);
  return fate === 'spirit' || fate === 'legacy';
}

function lastGazette({ gazette }: State): View['gazette'] {
  const page = gazette[gazette.length - 1];
  return page === undefined ? null : { ...page, news: page.news.slice() };
}

function publicPlayer(state: State, seat: Seat): PublicPlayer {
  const { fate, spouse, shown, role, speciality, coins } = playerOf(state, seat);
  return {
    // The night's dead seem alive until the morning, or the end.
    fate: fate !== 'killed' ? fate : state.phase === 'end' ? 'dying' : 'alive',
    spouse,
    role: shown.includes('role') ? role : null,
    speciality: shown.includes('speciality') ? speciality : null,
    coins: state.options.privatePurses ? null : isDark(state) ? (state.night.purses[seat] ?? coins) : coins,
  };
}

/** What belongs to somebody, as it is. */
function whole(state: State, seat: Seat): Mine {
  const player = playerOf(state, seat);
  const { lovers } = state;
  return {
    ...shownByCards(player),
    role: player.role,
    speciality: player.speciality,
    held: player.held.map(({ id }) => id),
    camps: player.camps.slice(),
    conditions: player.conditions.slice(),
    coins: player.coins,
    asleep: isAsleep(state, seat) || player.fate === 'killed',
    lover: lovers?.includes(seat) ? (lovers[0] === seat ? lovers[1] : lovers[0]) : null,
    met: player.met.slice(),
    spent: player.spent.slice(),
    notes: player.notes.slice(),
  };
}

const toldAt: { readonly [camp in CampId]?: OpeningId } = { lovers: 'lovers', reptilians: 'turned' };

/** The same as they themselves know it: what came with the deal not before its line of the opening. */
function mine(state: State, seat: Seat): Mine {
  const all = whole(state, seat);
  const { camps, condition } = roles[all.role];
  const isKnown = (camp: CampId): boolean => {
    const line = toldAt[camp];
    return line === undefined || camps.includes(camp) || isTold(state, line);
  };
  return {
    ...all,
    camps: all.camps.filter(isKnown),
    conditions: condition === undefined || isTold(state, 'conditions') ? all.conditions : [],
    lover: isTold(state, 'lovers') ? all.lover : null,
  };
}

const everything = (state: State): Everything => ({
  players: seatsOf(state).map((seat) => ({ ...whole(state, seat), fate: playerOf(state, seat).fate })),
  lovers: state.lovers,
  night: copyOf(state.night),
  richest: state.richest,
});

const ledger = (state: State): Ledger => ({
  deeds: state.book.slice(),
  coins: state.coinBook.slice(),
  coinsOut: state.coinsOut,
  terms: state.terms.slice(),
});
