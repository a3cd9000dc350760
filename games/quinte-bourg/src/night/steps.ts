import type { Answer, Question, Reply, StepRule } from '@veillee/kernel';
import { type LineId, lineIds } from '../ids.ts';
import { Scene } from '../power.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { canAct, freshDay, freshNight, type State, seatsOf } from '../state.ts';
import { push } from '../stop.ts';
import { hooks } from './hooks.ts';
import { actionsAt } from './sources.ts';

const dayOrder = [
  'camera',
  'charmed',
  'changes',
  'rotation',
  'deaths',
  'withdrawal',
  'applications',
  'removal',
  'session',
  'weddings',
  'pickpocket',
  'evening',
] as const;

/** The lines of a night and the day that follows (§7, §12): the same whoever is in the game. */
function wholeDay(state: State): Step[] {
  const line = (id: LineId): Step => ({ type: 'line', line: id });
  const dreams = state.weekday === 'wednesday' || state.weekday === 'saturday';
  const dark = lineIds.slice(0, lineIds.indexOf('engineers')).map(line);
  const after: readonly LineId[] = dreams ? ['engineers', 'dream'] : ['engineers'];
  return [...dark, { type: 'dawn' }, ...after.map(line), ...dayOrder.map((type) => ({ type }) as Step)];
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

function questionsOf(state: State, line: LineId, replies: readonly Reply[]): Question[] {
  const questions: Question[] = [];
  for (const seat of seatsOf(state)) {
    if (!canAct(state, seat)) continue;
    for (const { card, action } of actionsAt(state, seat, line)) {
      for (const ask of action.ask(new Scene(state, seat, card, replies, null))) {
        if (ask === undefined) continue;
        const { verb, form, otherwise, params } = ask;
        const question = { to: seat, topic: `${card}.${verb}`, form, ends: 'answered' as const, otherwise };
        questions.push(params === undefined ? question : { ...question, params });
      }
    }
  }
  return questions;
}

/** Every line is called, for the same length of time, whether or not anybody holds the card or can act (§7). */
export const lineStep: StepRule<Quinte, StepOf<'line'>> = {
  pace: ({ pace }, { line }) => ({
    lasts: 1000 * (line === 'lovers' ? pace.lovers : line === 'dream' ? pace.dream : pace.line),
  }),
  open(table, { line }) {
    table.state.night.line = line;
    table.tell('all', 'line.called', { line });
    hooks[line]?.open?.(table);
  },
  ask(state, { line }, replies) {
    const own = hooks[line]?.ask?.(state, replies) ?? [];
    return [...own, ...questionsOf(state, line, replies)];
  },
  answered(table, { line }, reply, replies) {
    const [card, verb] = reply.topic.split('.') as [string, string];
    const me = reply.to[0] as number;
    const found = actionsAtSafely(table.state, me, line).find((source) => source.card === card);
    if (found === undefined) {
      hooks[line]?.answered?.(table, reply);
      return;
    }
    const answer = reply.answer as Answer | null;
    if (answer === null || answer.do === 'pass') return;
    const scene = new Scene(table.state, me, card, replies, table);
    scene.used(answer.do);
    found.action.act(scene, answer, verb);
  },
  close(table, { line }, replies) {
    hooks[line]?.close?.(table, replies);
    table.state.night.line = null;
  },
};

const actionsAtSafely = (state: State, chair: unknown, line: LineId): ReturnType<typeof actionsAt> =>
  typeof chair === 'number' ? actionsAt(state, chair, line) : [];

/** Heavy sleep ends (§7). */
export const dawnStep: StepRule<Quinte, StepOf<'dawn'>> = {
  open(table) {
    table.state.night.asleep = [];
    table.tell('all', 'night.dawned');
  },
};
