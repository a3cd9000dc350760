import {
  type AnswerTo,
  asFitting,
  at,
  type Form,
  one,
  type Question,
  type Reply,
  type Seat,
  shuffled,
  some,
  way,
} from '@veillee/kernel';
import { isHeldBesides } from './offices/holding.ts';
import { mandatoryIds, type OfficeId, officeIds } from './offices/index.ts';
import { announce, note } from './record.ts';
import { roles } from './roles/index.ts';
import type { Play, StepOf } from './spec.ts';
import { isOf, type Player, playerOf, type State, seatsOf } from './state.ts';
import { isMet } from './verdict/conditions.ts';
import { finalOf } from './verdict/final.ts';

/** Something the master decides in the opening: a person, or chance within the settings when the app leads. */
interface Decision {
  ask(state: State): Question;
  answered(table: Play, reply: Reply): void;
}

interface Deciding<F extends Form> {
  readonly topic: string;
  /** Nothing where there is nothing to decide. */
  form: (state: State) => F | undefined;
  otherwise: (state: State) => Question['otherwise'];
  decide: (table: Play, answer: AnswerTo<F>) => void;
  /** What follows where it was settled with the deal. */
  settled?: (table: Play) => void;
}

const decision = <F extends Form>({ topic, form, otherwise, decide, settled }: Deciding<F>): Decision => ({
  ask(state) {
    const offered = form(state);
    // Asked all the same where there is nothing to decide, so that a pause says nothing of who is in the game.
    return offered === undefined
      ? { to: 'master', topic, form: way('none'), ends: 'answered', otherwise: { do: 'none' } }
      : { to: 'master', topic, form: offered, ends: 'answered', otherwise: otherwise(state) };
  },
  answered(table, { answer }) {
    if (form(table.state) === undefined) settled?.(table);
    else if (answer !== null && answer.do !== 'none') decide(table, asFitting<F>(answer));
  },
});

/** Those who are given a condition of their own, or a group's. */
export const theSix = (state: State): Seat[] =>
  seatsOf(state).filter((seat) => roles[playerOf(state, seat).role].condition !== undefined);

/** Which of a card's two conditions are given. */
export const givings = ['group', 'own', 'both'] as const;
export type Giving = (typeof givings)[number];

/** Gives one of the six what they may win by; nothing where that is left open, or to whoever is none of them. */
export function giveCondition(player: Player, given: string | undefined): void {
  const { condition } = roles[player.role];
  if (condition === undefined || given === undefined) return;
  if (given !== 'own') player.conditions.push(condition.group);
  if (given !== 'group') player.conditions.push(condition.own);
}

const conditions = decision({
  topic: 'master.conditions',
  form(state) {
    const undecided = theSix(state)
      .map((seat) => playerOf(state, seat))
      .filter((player) => player.conditions.length === 0);
    if (undecided.length === 0) return undefined;
    const given = undecided.map(({ role }) => [role, one('given', givings)] as const);
    return way('give', Object.fromEntries(given));
  },
  otherwise: () => 'random',
  decide({ state }, answer) {
    for (const seat of theSix(state)) {
      const player = playerOf(state, seat);
      giveCondition(player, answer[player.role]?.[0]);
    }
  },
});

const turned = decision({
  topic: 'master.turn',
  form(state) {
    const six = theSix(state);
    if (six.length === 0 || six.some((seat) => isOf(state, seat, 'reptilians'))) return undefined;
    return { ...way('none'), ...way('turn', { player: one('seat', six) }) };
  },
  otherwise: ({ options }) => (options.turning ? 'random' : { do: 'none' }),
  decide({ state }, answer) {
    if (answer.do === 'none') return;
    const [seat] = answer.player;
    playerOf(state, seat).camps.push('reptilians');
    note(state, seat, 'turned');
  },
});

const lovers = decision({
  topic: 'master.lovers',
  form: (state) =>
    state.loversComing ? way('unite', { players: some('seat', seatsOf(state), 2, 2) }) : undefined,
  otherwise: () => 'random',
  decide: ({ state }, { players }) => unite(state, players),
});

/** The mandatory offices, and what goes round besides (Q23). */
export const appointed: readonly OfficeId[] = [...mandatoryIds, ...officeIds.filter(isHeldBesides)];

const offices = decision({
  topic: 'master.offices',
  form(state) {
    if (appointed.every((office) => state.offices[office] !== null)) return undefined;
    const seats = seatsOf(state);
    const fields = Object.fromEntries(appointed.map((office) => [office, one('seat', seats)]));
    return { ...way('draw'), give: { fields, apart: Object.keys(fields) } };
  },
  otherwise: () => ({ do: 'draw' }),
  decide(table, answer) {
    if (answer.do === 'draw') drawOffices(table);
    else for (const office of appointed) table.state.offices[office] = answer[office]?.[0] ?? null;
    publishOffices(table);
  },
  settled: publishOffices,
});

export const decisions: { readonly [what in StepOf<'direct'>['what']]: Decision } = {
  conditions,
  turned,
  lovers,
  offices,
};

/** Lovers keep their dealt camp as an alibi, with its powers (§3). */
export function unite(state: State, [a, b]: readonly [Seat, Seat]): void {
  state.lovers = [Math.min(a, b), Math.max(a, b)];
  state.loversComing = false;
  for (const seat of state.lovers) playerOf(state, seat).camps.push('lovers');
  note(state, null, 'lovers', { players: state.lovers });
}

/** The mandatory offices and the Scrutineer are drawn by lot, again if that would win the game (Q23). */
function drawOffices(table: Play): void {
  const { state } = table;
  const rng = table.chance('offices');
  for (let tries = 0; tries < 1000; tries += 1) {
    const order = shuffled(seatsOf(state), rng);
    for (const [i, office] of appointed.entries()) state.offices[office] = at(order, i);
    if (!isMet(finalOf(state))) return;
  }
}

function publishOffices(table: Play): void {
  const { state } = table;
  for (const office of appointed) {
    const player = state.offices[office];
    if (player === null) continue;
    state.terms.push({ day: 0, office, seat: player });
    announce(table, 'office.given', { office, player });
  }
}
