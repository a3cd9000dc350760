import { type Offer, perform } from '@veillee/gamekit';
import {
  type Answer,
  at,
  passing,
  type Question,
  type Reply,
  type StepRule,
  type Table,
} from '@veillee/kernel';
import { everyone } from '../places.ts';
import { roleOf } from '../roles/index.ts';
import type { OneNight, Step } from '../spec.ts';
import { isFeared, markOf, type State } from '../state.ts';
import { type Called, callOf, type Put, puts } from './calls.ts';
import { Scene } from './scene.ts';

type CallStep = Extract<Step, { type: 'call' }>;

function isCalled(state: State, seat: number, call: Called): boolean {
  if (call.wokenBy !== undefined) return state.checked?.[seat] === call.wokenBy;
  const character = state.characters[seat];
  return character !== undefined && call.wakers.includes(character);
}

/** Who opens their eyes: by character, never the feared; a Doppelgänger at her own time (G1, G6, R78). */
export function awakeFor(state: State, step: CallStep, call: Called): readonly number[] {
  let awake: number[] | undefined;
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (!isCalled(state, seat, call) || isFeared(state, seat)) continue;
    const isCopy = state.modelOf[seat] !== null;
    if (call.copy !== undefined && (step.copy === true) !== isCopy) continue;
    if (awake === undefined) awake = [seat];
    else awake.push(seat);
  }
  return awake ?? nobody;
}

const nothing: readonly Question[] = [];
const nobody: readonly number[] = [];

/** What may be asked of a player in a call; one who acts as what he copied is then asked what that one is (R78). */
function putsTo(state: State, call: Called, me: number): readonly Put[] {
  if (!call.thenAsCopied || state.modelOf[me] === null) return call.puts;
  const own = roleOf(at(state.characters, me)).calls?.find(({ copy }) => copy === 'now');
  return own === undefined ? call.puts : [...call.puts, ...callOf(own.id).puts];
}

function isAnswered(topic: string, me: number, replies: readonly Reply[]): boolean {
  for (const reply of replies) if (reply.topic === topic && reply.to.includes(me)) return true;
  return false;
}

/** The first of these that has something to offer and was not answered yet. */
export function askedNow(
  state: State,
  call: Called,
  me: number,
  replies: readonly Reply[],
): Asked | undefined {
  for (const put of putsTo(state, call, me)) {
    if (isAnswered(put.topic, me, replies)) continue;
    const offer = put.asking.offer(new Scene(state, me, put.call, replies, null));
    if (offer !== undefined) return { topic: put.topic, offer };
  }
  return undefined;
}
export interface Asked {
  readonly topic: string;
  readonly offer: Offer;
}

/** One shared choice: those awake see each other's proposals, and it falls when all agree (R66). */
function jointly(awake: readonly number[], asked: Asked | undefined): readonly Question[] {
  if (asked === undefined) return nothing;
  const { topic, offer } = asked;
  return [{ to: awake, topic, form: offer.form, ends: 'agreed', otherwise: offer.otherwise, shows: awake }];
}

/** Who was asked and gave no answer in time is told so, each alone, and whether chance chose instead. */
function tellTheLate(table: Table<OneNight>, { to, proposals }: Reply, answer: Answer): void {
  const byChance = answer.do !== passing.do && proposals.every((one) => one === null);
  to.forEach((chair, i) => {
    if (proposals[i] === null) table.tell(chair, byChance ? 'you.leftToChance' : 'you.wereLate');
  });
}

/** Every character of the deck is called, for the same time, whether or not anybody acts (R53). */
export const callStep: StepRule<OneNight, CallStep> = {
  pace: ({ pace }) => ({ lasts: pace.call * 1000 }),

  open(table, step) {
    const { state } = table;
    const call = callOf(step.call);
    state.phase = call.isDusk ? 'dusk' : 'night';
    table.tell('all', 'night.called', step.copy ? { call: step.call, copy: true } : { call: step.call });
    state.awake = awakeFor(state, step, call);
    if (call.open === undefined) return;
    for (const me of state.awake) call.open(new Scene(state, me, call.id, [], table));
  },

  ask(state, step, replies) {
    const call = callOf(step.call);
    const { awake } = state;
    const [first] = awake;
    if (call.puts.length === 0 || first === undefined) return nothing;
    if (call.joint) return jointly(awake, askedNow(state, call, first, replies));
    const questions: Question[] = [];
    for (const me of awake) {
      const asked = askedNow(state, call, me, replies);
      if (asked === undefined) continue;
      const { topic, offer } = asked;
      questions.push({ to: me, topic, form: offer.form, ends: 'answered', otherwise: offer.otherwise });
    }
    return questions;
  },

  answered(table, _step, reply, replies) {
    const { topic, answer } = reply;
    const [me] = reply.to;
    const put = puts.get(topic);
    if (put === undefined || typeof me !== 'number' || answer === null) return;
    tellTheLate(table, reply, answer);
    const scene = new Scene(table.state, me, put.call, replies, table);
    if (answer.do === passing.do) scene.did('passed');
    else perform(put.asking, scene, answer);
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
