import type { Answer, Question, Reply, StepRule } from '@veillee/kernel';
import { everyone } from '../places.ts';
import type { OneNight, Step } from '../spec.ts';
import { isFeared, markOf, type State } from '../state.ts';
import { type Ask, type Call, Chosen, isDuskCall } from './call.ts';
import { askOnce, calls, effects, ownerOf, topics } from './calls.ts';
import { Scene } from './scene.ts';

type CallStep = Extract<Step, { type: 'call' }>;

/** Who opens their eyes: by character, never the feared; a Doppelgänger at her own time (G1, G6, R78). */
function awakeFor(state: State, step: CallStep, call: Call): readonly number[] {
  const owner = ownerOf(call);
  return everyone(state.seats).filter((seat) => {
    const called = call.wakes === undefined ? state.characters[seat] === owner : call.wakes(state, seat);
    if (!called || isFeared(state, seat)) return false;
    const isCopy = state.modelOf[seat] !== null;
    return call.copy === undefined || (step.copy === true) === isCopy;
  });
}

const nothing: readonly Question[] = [];
const nobody: readonly number[] = [];

const askOf = (state: State, call: Call, me: number, replies: readonly Reply[]): Ask | undefined =>
  call.ask?.(new Scene(state, me, call.id, replies, null));

function question(call: string, ask: Ask, to: Question['to'], ends: Question['ends']): Question {
  return { to, topic: topics[call]?.[ask.verb] as string, form: ask.form, ends, otherwise: ask.otherwise };
}

const hasAnswered = (me: number, replies: readonly Reply[]): boolean =>
  replies.some(({ to }) => to.includes(me));

/** One shared choice: those awake see each other's proposals, and it falls when all agree (R66). */
function jointly(call: Call, awake: readonly number[], ask: Ask | undefined): readonly Question[] {
  return ask === undefined ? nothing : [{ ...question(call.id, ask, awake, 'agreed'), shows: awake }];
}

/** Every character of the deck is called, for the same time, whether or not anybody acts (R53). */
export const callStep: StepRule<OneNight, CallStep> = {
  pace: ({ pace }) => ({ lasts: pace.call * 1000 }),

  open(table, step) {
    const { state } = table;
    const call = calls[step.call] as Call;
    state.phase = isDuskCall(call) ? 'dusk' : 'night';
    table.tell('all', 'night.called', step.copy ? { call: step.call, copy: true } : { call: step.call });
    state.awake = awakeFor(state, step, call);
    if (call.open === undefined) return;
    for (const me of state.awake) call.open(new Scene(state, me, call.id, [], table));
  },

  ask(state, step, replies) {
    const call = calls[step.call] as Call;
    const { awake } = state;
    if (call.ask === undefined || awake.length === 0) return nothing;
    if (call.joint) return jointly(call, awake, askOf(state, call, awake[0] as number, replies));
    const questions: Question[] = [];
    for (const me of awake) {
      if (askOnce.has(call) && hasAnswered(me, replies)) continue;
      const ask = askOf(state, call, me, replies);
      if (ask !== undefined) questions.push(question(ask.as ?? call.id, ask, me, 'answered'));
    }
    return questions;
  },

  answered(table, _step, reply, replies) {
    const effect = effects.get(reply.topic);
    if (effect === undefined) return;
    const answer = reply.answer as Answer;
    const scene = new Scene(table.state, reply.to[0] as number, effect.call, replies, table);
    if (answer.do === 'pass') scene.did('passed');
    else effect.act(scene, new Chosen(table.state, answer));
  },

  close(table) {
    table.state.awake = nobody;
  },
};

/** Everybody looks at his own mark, all at the same time; what it is now rules the night (R33, R64). */
export const markCheckStep: StepRule<OneNight, Extract<Step, { type: 'markCheck' }>> = {
  pace: ({ pace }) => ({ lasts: pace.markCheck * 1000 }),

  open(table) {
    const { state } = table;
    state.phase = 'mark-check';
    state.checked = everyone(state.seats).map((seat) => markOf(state, seat));
    table.tell('all', 'night.markCheck');
    state.checked.forEach((mark, seat) => {
      table.tell(seat, 'you.checkedMark', { mark });
    });
  },
};
