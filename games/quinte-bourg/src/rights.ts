import { formOf, openWays, perform } from '@veillee/gamekit';
import {
  type Answer,
  amount,
  type Chair,
  misfit,
  one,
  type Right,
  type Rights,
  type Seat,
  way,
} from '@veillee/kernel';
import { answerHand, isRaised, lower, lowering, masterOffers, raise } from './hands.ts';
import { pay } from './money.ts';
import { type Invocable, invocationsOf } from './night/sources.ts';
import { officesOf } from './offices/held.ts';
import { offices } from './offices/index.ts';
import { OfficeScene } from './offices/scene.ts';
import { Scene } from './power.ts';
import { announce, count, note } from './record.ts';
import type { Play, Quinte } from './spec.ts';
import { right } from './standing.ts';
import { canAct, isDark, isGhost, isUnderWay, others, playerOf, type Raised, type State } from './state.ts';

/** Whether an invocation can be used now: alive and awake, or as a ghost where it says so (§5, Q53). */
function isOpen(state: State, seat: Seat, { topic, invocation }: Invocable): boolean {
  if (playerOf(state, seat).spent.includes(topic)) return false;
  if (invocation.neverOnSunday && state.phase === 'sunday') return false;
  return canAct(state, seat) || (invocation.asGhost === true && isGhost(state, seat));
}

/** A gift of any amount to anyone living, any time of the day (§11). */
const gift = right(
  'gift.give',
  (state, me) => {
    const { coins, fate } = playerOf(state, me);
    if (fate !== 'alive' || isDark(state) || coins === 0) return undefined;
    // Whoever died tonight is not known yet before the morning's deaths.
    return openWays({ give: { player: one('seat', others(state.circle, me)), coins: amount(1, coins) } });
  },
  (table, me, { player: [player], coins }) => {
    count(table.state, 'gift.give');
    pay(table, me, player, coins, 'gift', me);
  },
);

/** Nine groups are enough for any village; ghosts talk too. */
const joining = formOf({ join: { group: amount(1, 9) }, leave: {} });

/** On Sundays people talk in groups, and anyone may watch who talks with whom (§1). */
const company = right(
  'sunday.join',
  (state, me) => {
    const { fate } = playerOf(state, me);
    return state.phase === 'sunday' && (fate === 'alive' || fate === 'ghost') ? joining : undefined;
  },
  (table, me, answer) => {
    const { groups } = table.state.today;
    groups[me] = answer.do === 'join' ? answer.group : null;
    if (answer.do === 'join') table.tell('all', 'sunday.joined', { player: me, group: answer.group });
    else table.tell('all', 'sunday.left', { player: me });
  },
);

const departure = right(
  'legacy.leave',
  (state, me) => (playerOf(state, me).fate === 'legacy' ? way('leave') : undefined),
  (table, me) => {
    playerOf(table.state, me).fate = 'gone';
    note(table.state, me, 'left');
    announce(table, 'legacy.left', { player: me });
  },
);

const everybodys = [gift, company, departure];

function offered(state: State, me: Seat): Right[] {
  const rights = isRaised(state, me) ? [lowering] : invocable(state, me);
  for (const { topic, offer } of everybodys) {
    const form = offer(state, me);
    if (form !== undefined) rights.push({ topic, form });
  }
  return rights;
}

/** What may be invoked now: by cards, and by offices. */
function invocable(state: State, me: Seat): Right[] {
  const rights: Right[] = [];
  const add = (topic: string, form: Right['form'] | undefined): void => {
    if (form !== undefined) rights.push({ topic, form });
  };
  for (const one of invocationsOf(state, me))
    if (isOpen(state, me, one)) add(one.topic, one.invocation.form(state, me, one.held));
  for (const office of officesOf(state, me)) {
    const { right } = offices[office];
    if (right !== undefined) add(right.verb, right.offer(new OfficeScene(state, me, office))?.form);
  }
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
  invocation.use(new Scene(state, me, card, table), answer, held);
}

/** What using an invocation or an office's right does, whose topic it is. */
function useOf(table: Play, me: Seat, topic: string): ((answer: Answer) => void) | undefined {
  const { state } = table;
  for (const office of officesOf(state, me)) {
    const { right } = offices[office];
    if (right?.verb === topic)
      return (answer) => perform(right, new OfficeScene(state, me, office, table), answer);
  }
  const found = invocationsOf(state, me).find((one) => one.topic === topic);
  return found && ((answer) => invoke(table, me, found, answer));
}

/** What somebody's hand asks for happens, if it still can (Q50). */
function confirm(table: Play, { seat, topic, answer }: Raised): void {
  const right = invocable(table.state, seat).find((one) => one.topic === topic);
  const isStillOpen = right !== undefined && misfit(right.form, answer) === undefined;
  if (isStillOpen && !table.state.invoking) useOf(table, seat, topic)?.(answer);
  else table.tell(seat, 'hand.void');
}

/** With a person who leads, a hand goes up and waits for him; by his own hand, or with the app, it happens at once. */
function use(table: Play, me: Seat, topic: string, answer: Answer): void {
  const common = everybodys.find((right) => right.topic === topic);
  if (common !== undefined) common.use(table, me, answer);
  else if (topic === lowering.topic) lower(table, me);
  else if (table.master === 'human' && table.by !== 'master')
    raise(table, { seat: me, topic, answer, waits: false });
  else useOf(table, me, topic)?.(answer);
}

/** Standing rights: invocations one at a time, an office's, gifts by day, Sunday's groups (§5, §9, §11). */
export const rights: Rights<Quinte> = {
  offer(state, _step, chair: Chair) {
    if (!isUnderWay(state) || state.invoking || chair === 'table') return [];
    return chair === 'master' ? masterOffers(state) : offered(state, chair);
  },
  use(table, chair, topic, answer) {
    if (typeof chair === 'number') use(table, chair, topic, answer);
    else answerHand(table, topic, answer, confirm);
  },
};

/** Whatever waited for a master who hands over happens, one after the other, as far as it can and until the village stops. */
export function handedOver(table: Play): void {
  if (table.master !== 'app') return;
  for (const hand of table.state.hands.splice(0)) if (table.state.stop === null) confirm(table, hand);
}
