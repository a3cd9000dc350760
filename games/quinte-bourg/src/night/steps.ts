import type { StepRule } from '@veillee/kernel';
import { withCards } from '../cards.ts';
import type { Play, Quinte, Step, StepOf } from '../spec.ts';
import { freshDay, type State } from '../state.ts';
import { push } from '../stop.ts';
import { freshNight } from './fresh.ts';
import { type LineId, lines, linesOn } from './lines.ts';
import { questionsAt, takeReply } from './questions.ts';
import { spokenAt } from './sources.ts';
import { fulfil } from './window.ts';

const dayOrder = (
  [
    { type: 'camera' },
    { type: 'changes' },
    { type: 'rotation' },
    { type: 'deaths' },
    { type: 'withdrawal' },
    { type: 'applications' },
    { type: 'session' },
    { type: 'weddings' },
    { type: 'pickpocket' },
    { type: 'evening' },
  ] as const
).flatMap(withCards);

/** The lines of a night and the day that follows (§7, §12): the same whoever is in the game. */
function wholeDay({ weekday, options }: State): Step[] {
  const linesOf = (afterDawn: boolean): Step[] =>
    linesOn(weekday)
      .filter((id) => (lines[id].afterDawn === true) === afterDawn)
      .map((line) => ({ type: 'line', line }));
  const asked: Step[] = options.nights === 'together' ? [{ type: 'window' }] : [];
  return [...asked, ...linesOf(false), { type: 'dawn' }, ...linesOf(true), ...dayOrder];
}

/** A game day is a night first, then the day of the same name (Q1). */
export const nightfallStep: StepRule<Quinte, StepOf<'nightfall'>> = {
  open(table) {
    const { state } = table;
    state.phase = 'night';
    state.night = freshNight(state.players);
    state.today = freshDay(table.seats);
    table.tell('all', 'night.fell', { weekday: state.weekday });
    push(table, ...wholeDay(state));
  },
};

/**
 * Every line is called, for the same length of time, whether or not anybody holds the card or can act (§7). Where all of a
 * night is asked at once it takes no time: what was wished is done.
 */
export const lineStep: StepRule<Quinte, StepOf<'line'>> = {
  pace: ({ pace, nights }, { line }) =>
    nights === 'together' ? undefined : { lasts: 1000 * pace[lines[line].pace ?? 'line'] },
  open(table, { line }) {
    table.state.night.line = line;
    if (table.options.nights === 'lines') callAloud(table, line);
    lines[line].hook?.open?.(table);
  },
  ask: (state, { line }, replies) =>
    state.options.nights === 'together' ? [] : questionsAt(state, line, replies),
  answered: (table, { line }, reply, replies) => takeReply(table, line, reply, replies),
  close(table, { line }, replies) {
    const heard = table.options.nights === 'together' ? fulfil(table, line) : replies;
    if (table.state.stop !== null) return;
    lines[line].hook?.close?.(table, heard);
    table.state.night.line = null;
  },
};

function callAloud(table: Play, line: LineId): void {
  const called = spokenAt(table.state, line).map(({ card }) => card);
  if (called.length > 0) table.tell('all', 'line.cards', { line, cards: called });
  else table.tell('all', 'line.called', { line });
}

/** Heavy sleep ends (§7). */
export const dawnStep: StepRule<Quinte, StepOf<'dawn'>> = {
  open(table) {
    table.state.night.asleep = [];
    table.tell('all', 'night.dawned');
  },
};
