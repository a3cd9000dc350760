import { type Asking, perform } from '@veillee/gamekit';
import type { Chair, Question, Reply, StepRule } from '@veillee/kernel';
import { withCards } from '../cards.ts';
import type { Quinte, Step, StepOf } from '../spec.ts';
import { canAct, freshDay, type State, seatsOf } from '../state.ts';
import { push } from '../stop.ts';
import { freshNight } from './fresh.ts';
import { type LineId, lines, linesOn } from './lines.ts';
import { NightScene } from './scene.ts';
import { actionsAt, spokenAt } from './sources.ts';

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
function wholeDay({ weekday }: State): Step[] {
  const linesOf = (afterDawn: boolean): Step[] =>
    linesOn(weekday)
      .filter((id) => (lines[id].afterDawn === true) === afterDawn)
      .map((line) => ({ type: 'line', line }));
  return [...linesOf(false), { type: 'dawn' }, ...linesOf(true), ...dayOrder];
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
      const scene = new NightScene(state, seat, card, replies, null);
      for (const asking of action.asks) {
        const offer = asking.offer(scene);
        if (offer !== undefined)
          questions.push({ to: seat, topic: `${card}.${asking.verb}`, ends: 'answered', ...offer });
      }
    }
  }
  return questions;
}

/** What a card of this player asked under this topic, if one did. */
function askedBy(
  state: State,
  chair: Chair | undefined,
  line: LineId,
  topic: string,
): { me: number; card: string; asking: Asking<NightScene> } | undefined {
  if (typeof chair !== 'number') return undefined;
  for (const { card, action } of actionsAt(state, chair, line))
    for (const asking of action.asks)
      if (topic === `${card}.${asking.verb}`) return { me: chair, card, asking };
  return undefined;
}

/** Every line is called, for the same length of time, whether or not anybody holds the card or can act (§7). */
export const lineStep: StepRule<Quinte, StepOf<'line'>> = {
  pace: ({ pace }, { line }) => ({
    lasts: 1000 * pace[lines[line].pace ?? 'line'],
  }),
  open(table, { line }) {
    table.state.night.line = line;
    const called = spokenAt(table.state, line).map(({ card }) => card);
    if (called.length > 0) table.tell('all', 'line.cards', { line, cards: called });
    else table.tell('all', 'line.called', { line });
    lines[line].hook?.open?.(table);
  },
  ask(state, { line }, replies) {
    const own = lines[line].hook?.ask?.(state, replies) ?? [];
    return [...own, ...questionsOf(state, line, replies)];
  },
  answered(table, { line }, reply, replies) {
    const found = askedBy(table.state, reply.to[0], line, reply.topic);
    if (found === undefined) {
      lines[line].hook?.answered?.(table, reply);
      return;
    }
    const { answer } = reply;
    if (answer === null || answer.do === 'pass') return;
    const scene = new NightScene(table.state, found.me, found.card, replies, table);
    scene.used(answer.do);
    perform(found.asking, scene, answer);
  },
  close(table, { line }, replies) {
    lines[line].hook?.close?.(table, replies);
    table.state.night.line = null;
  },
};

/** Heavy sleep ends (§7). */
export const dawnStep: StepRule<Quinte, StepOf<'dawn'>> = {
  open(table) {
    table.state.night.asleep = [];
    table.tell('all', 'night.dawned');
  },
};
