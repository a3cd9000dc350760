import type { Seat } from '@veillee/kernel';
import type { RoleId, SpecialityId } from '../ids.ts';
import type { Hook } from '../night/line.ts';
import { type LineId, lines } from '../night/lines.ts';
import { type CardAt, cardsAt } from '../night/sources.ts';
import { concernedBy } from '../opening.ts';
import type { StageId } from '../stages.ts';
import { isAlive, isAsleep, isGhost, playerOf, type State, seatsOf, spirits } from '../state.ts';
import type { Called, Silence } from './script.ts';

/** Why somebody who is called does not act, if that is so. */
function silenceOf(state: State, seat: Seat): Silence | null {
  const { fate } = playerOf(state, seat);
  if (fate === 'killed') return 'killed';
  if (!isAlive(state, seat)) return 'dead';
  return isAsleep(state, seat) ? 'asleep' : null;
}

/** What somebody answered at a stage, the last of it; null: nothing yet. */
function answeredAt({ today }: State, stage: StageId, seat: Seat): string | null {
  const last = today.settled.findLast((one) => one.stage === stage && one.by === seat);
  return last === undefined ? null : (last.way ?? 'pass');
}

/** Whoever holds a card now, or had it dealt. */
function holdersOf(state: State, card: RoleId | SpecialityId): readonly Seat[] {
  const held = seatsOf(state).filter((seat) => {
    const player = playerOf(state, seat);
    return player.role === card || player.held.some(({ id }) => id === card);
  });
  return held.length > 0 ? held : seatsOf(state).filter((seat) => playerOf(state, seat).speciality === card);
}

function cardCalls(state: State, stage: StageId, { card, action }: CardAt): Called[] {
  const topics = action.asks.map(({ verb }) => `${card}.${verb}`);
  const holders = holdersOf(state, card);
  if (holders.length === 0) return [{ card, seat: null, silent: 'notDealt', answered: null, topics }];
  return holders.map((seat) => {
    const answered = answeredAt(state, stage, seat);
    // What was done before its author fell asleep or died stands (Q54).
    return { card, seat, silent: answered === null ? silenceOf(state, seat) : null, answered, topics };
  });
}

/** Those whom a line concerns besides the holders of cards. */
function bodyCalls(state: State, stage: StageId, line: LineId): Called[] {
  const { hook } = lines[line];
  const asked = hook?.ask?.(state, []) ?? [];
  const seats = new Set<Seat>(hook?.body?.(state));
  for (const { to } of asked)
    for (const chair of [to].flat()) if (typeof chair === 'number') seats.add(chair);
  return [...seats].map((seat) => {
    const mine = asked.filter(({ to, feigned }) => !feigned && [to].flat().includes(seat));
    const answered = answeredAt(state, stage, seat);
    const acts = mine.length > 0 || answered !== null;
    const silent = acts ? null : (bodySilence(state, seat) ?? missing(state, seat, hook));
    return { card: null, seat, silent, answered, topics: mine.map(({ topic }) => topic) };
  });
}

/** Why somebody awake has no part in it: kept elsewhere, or not asked. */
function missing(state: State, seat: Seat, hook: Hook | undefined): Silence | null {
  if (hook?.happensTo === undefined) return 'idle';
  return hook.happensTo(state, seat) ? null : 'elsewhere';
}

/** Ghosts and spirits are called as such. */
const bodySilence = (state: State, seat: Seat): Silence | null =>
  isGhost(state, seat) || spirits(state).includes(seat) ? null : silenceOf(state, seat);

export const calledAtLine = (state: State, stage: StageId, line: LineId): Called[] => [
  ...bodyCalls(state, stage, line),
  ...cardsAt(line, state.weekday).flatMap((card) => cardCalls(state, stage, card)),
];

const told = (seat: Seat): Called => ({ card: null, seat, silent: null, answered: null, topics: [] });

/** Whom a line of the opening concerns: they are told something, and asked nothing. */
export const calledAtOpening = (state: State, line: keyof typeof concernedBy): Called[] =>
  concernedBy[line](state).map(told);

/** By day: whoever has answered so far. */
export function calledByDay(state: State, stage: StageId): Called[] {
  const by = new Set(
    state.today.settled.flatMap((one) => (one.stage === stage && one.by !== 'master' ? [one.by] : [])),
  );
  return [...by].map((seat) => ({ ...told(seat), answered: answeredAt(state, stage, seat) }));
}
