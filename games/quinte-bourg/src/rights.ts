import {
  type Answer,
  amount,
  type Chair,
  one,
  type Right,
  type Rights,
  type Seat,
  way,
} from '@veillee/kernel';
import { pay } from './money.ts';
import { type Invocable, invocationsOf } from './night/sources.ts';
import { enquire, mayEnquire } from './offices/prosecutor.ts';
import { Scene } from './power.ts';
import { announce, count, note } from './record.ts';
import type { Play, Quinte } from './spec.ts';
import { canAct, isDark, isGhost, others, playerOf, type State } from './state.ts';

/** Whether an invocation can be used now: alive and awake, or as a ghost where it says so (§5, Q53). */
function isOpen(state: State, seat: Seat, { topic, invocation }: Invocable): boolean {
  if (playerOf(state, seat).spent.includes(topic)) return false;
  if (invocation.neverOnSunday && state.phase === 'sunday') return false;
  return canAct(state, seat) || (invocation.asGhost === true && isGhost(state, seat));
}

const started = (state: State): boolean =>
  state.phase === 'night' || state.phase === 'morning' || state.phase === 'day' || state.phase === 'sunday';

/** Nine groups are enough for any village; ghosts talk too. */
const joining: Right['form'] = { join: { fields: { group: amount(1, 9) } }, leave: { fields: {} } };

function offered(state: State, me: Seat): Right[] {
  const rights: Right[] = [];
  for (const invocable of invocationsOf(state, me)) {
    const form = isOpen(state, me, invocable)
      ? invocable.invocation.form(state, me, invocable.held)
      : undefined;
    if (form !== undefined) rights.push({ topic: invocable.topic, form });
  }
  const enquiry = mayEnquire(state, me);
  if (enquiry !== undefined) rights.push({ topic: 'prosecutor.enquire', form: enquiry });
  const { coins, fate } = playerOf(state, me);
  if (fate === 'alive' && !isDark(state)) {
    // Whoever died tonight is not known yet before the morning's deaths.
    const rest = others(state.circle, me);
    if (coins > 0 && rest.length > 0)
      rights.push({
        topic: 'gift.give',
        form: way('give', { player: one('seat', rest), coins: amount(1, coins) }),
      });
  }
  if (state.phase === 'sunday' && (fate === 'alive' || fate === 'ghost'))
    rights.push({ topic: 'sunday.join', form: joining });
  if (fate === 'legacy') rights.push({ topic: 'legacy.leave', form: way('leave') });
  return rights;
}

/** What is told when somebody invokes: by day who it is, by night not, save for what is open anyway (Q48). */
function announceInvocation(table: Play, me: Seat, { invocation }: Invocable): void {
  const { state, options } = table;
  const { kind } = invocation;
  if (invocation.open) return;
  const named = !isDark(state) && options.openInvocations;
  announce(table, named ? 'invocation.by' : 'invocation.unseen', named ? { player: me, kind } : { kind });
}

function invoke(table: Play, me: Seat, invocable: Invocable, answer: Answer): void {
  const { state } = table;
  const { topic, card, invocation, held } = invocable;
  if (invocation.once) playerOf(state, me).spent.push(topic);
  count(state, topic);
  announceInvocation(table, me, invocable);
  invocation.use(new Scene(state, me, card, [], table), answer, held);
}

/** A gift of any amount to anyone living, any time of the day (§11). */
function give(table: Play, me: Seat, answer: Answer): void {
  count(table.state, 'gift.give');
  pay(table, me, (answer.player as Seat[])[0] as Seat, answer.coins as number, 'gift', me);
}

/** On Sundays people talk in groups, and anyone may watch who talks with whom (§1). */
function join(table: Play, me: Seat, answer: Answer): void {
  const group = answer.do === 'join' ? (answer.group as number) : null;
  table.state.today.groups[me] = group;
  if (group === null) table.tell('all', 'sunday.left', { player: me });
  else table.tell('all', 'sunday.joined', { player: me, group });
}

function leave(table: Play, me: Seat): void {
  playerOf(table.state, me).fate = 'gone';
  note(table.state, me, 'left');
  announce(table, 'legacy.left', { player: me });
}

/** Standing rights: invocations one at a time, gifts by day, Sunday's groups (§5, §11). */
export const rights: Rights<Quinte> = {
  offer(state, _step, chair: Chair) {
    if (typeof chair !== 'number' || !started(state) || state.invoking) return [];
    return offered(state, chair);
  },
  use(table, chair, topic, answer) {
    const me = chair as Seat;
    if (topic === 'gift.give') give(table, me, answer);
    else if (topic === 'sunday.join') join(table, me, answer);
    else if (topic === 'legacy.leave') leave(table, me);
    else if (topic === 'prosecutor.enquire') enquire(table, me, answer);
    else {
      const found = invocationsOf(table.state, me).find((invocable) => invocable.topic === topic);
      if (found !== undefined) invoke(table, me, found, answer);
    }
  },
};
