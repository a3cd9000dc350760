import { answererOf, answerTo, closing, formOf } from '@veillee/gamekit';
import { at, one, type Question, type Seat, topic, way } from '@veillee/kernel';
import { comeBack } from './circle.ts';
import type { SpecialityId } from './ids.ts';
import { pay, poorest } from './money.ts';
import { officesOf } from './offices/held.ts';
import { acting, mayLive } from './offices/holding.ts';
import { type OfficeId, officeIds, offices } from './offices/index.ts';
import { officeThat } from './offices/powers.ts';
import { giveOffice, setOffice } from './offices/vacate.ts';
import { announce, count, note } from './record.ts';
import type { Play, RuleOf, Step, StepOf } from './spec.ts';
import { type Held, isAlive, isPresent, others, playerOf, type State, seemsAlive } from './state.ts';
import { consider, push } from './stop.ts';

const mostHeld = 2;

const idsOf = (held: readonly Held[]): SpecialityId[] => [...new Set(held.map(({ id }) => id))];

/** A legacy is left only where there is a card to leave, and somebody to leave it to. */
const afterlife = topic('dead.choose', ({ circle }: State, held: readonly Held[]) => {
  const card = one('face', ['role', 'speciality']);
  const ways = formOf({
    ghost: { card },
    spirit: { card },
    legacy: { heir: one('seat', [...circle]), speciality: one('speciality', idsOf(held)) },
  });
  return held.length > 0 && circle.length > 0 ? ways : closing(ways, 'legacy');
});
/** What becomes of those who do not choose. */
const unchosen = { do: 'ghost', card: ['speciality'] } as const;

/** The dead turn one card up and choose for good: ghost, spirit, or legacy (§8). */
export const ritesStep: RuleOf<'rites'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { seat }): readonly Question[] {
    const { held, fate } = playerOf(state, seat);
    if (fate !== 'dying') return [];
    return [{ ...afterlife.put(state, held), to: seat, ends: 'answered', otherwise: unchosen }];
  },
  close(table, { seat }, replies) {
    const { state } = table;
    const player = playerOf(state, seat);
    if (player.fate !== 'dying') return;
    const answer = answerTo(afterlife, replies) ?? unchosen;
    count(state, `dead.${answer.do}`);
    if (answer.do === 'legacy') {
      player.fate = 'legacy';
      show(table, seat, ['role', 'speciality']);
      bequeathPower(table, seat, answer.heir[0], answer.speciality[0]);
      return;
    }
    show(table, seat, answer.card);
    player.fate = answer.do;
    announce(table, `dead.${player.fate}`, { player: seat });
    if (player.fate === 'ghost') rise(table, seat);
  },
};

const isOnlyForGhosts = (office: OfficeId): boolean => offices[office].ghosts === 'only';

/** The first ghost is Chief of the militia, and the next one whenever there is none (§9, Q68). */
function rise(table: Play, seat: Seat): void {
  const { state } = table;
  state.ghosts.push(seat);
  const vacant = officeIds.filter((office) => state.offices[office] === null && isOnlyForGhosts(office));
  for (const office of vacant) giveOffice(table, office, seat);
  if (vacant.length > 0) consider(table);
}

function show(table: Play, seat: Seat, cards: readonly ('role' | 'speciality')[]): void {
  const player = playerOf(table.state, seat);
  for (const card of cards) {
    if (player.shown.includes(card)) continue;
    player.shown.push(card);
    if (card === 'role') announce(table, 'dead.showedRole', { player: seat, role: player.role });
    else announce(table, 'dead.showedSpeciality', { player: seat, speciality: player.speciality });
  }
}

/** One card goes to the heir, who holds two at most and then gives one up (§8, Q62). */
function bequeathPower(table: Play, from: Seat, heir: Seat, id: SpecialityId): void {
  const { state } = table;
  announce(table, 'dead.legacy', { player: from, heir, speciality: id });
  playerOf(state, from).held = [];
  const held: Held = { id, inherited: true, used: 0 };
  const { held: hand } = playerOf(state, heir);
  hand.push(held);
  if (hand.length > mostHeld) push(table, { type: 'heirloom', seat: heir });
}

const choiceOfDropped = topic('heir.drop', (held: readonly Held[]) =>
  way('drop', { speciality: one('speciality', idsOf(held)) }),
);

/** Out of three, one is given up, unseen; out of time it is the new one. */
export const heirloomStep: RuleOf<'heirloom'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { seat }): readonly Question[] {
    const { held } = playerOf(state, seat);
    if (!isPresent(state, seat) || held.length <= mostHeld) return [];
    const otherwise = { do: 'drop', speciality: [at(held, held.length - 1).id] };
    return [{ ...choiceOfDropped.put(held), to: seat, ends: 'answered', otherwise }];
  },
  close(table, { seat }, replies) {
    const player = playerOf(table.state, seat);
    if (player.held.length <= mostHeld) return;
    const id = answerTo(choiceOfDropped, replies)?.speciality[0];
    const found = player.held.findLastIndex((held) => held.id === id);
    player.held.splice(found < 0 ? player.held.length - 1 : found, 1);
    note(table.state, seat, 'dropped', { speciality: id ?? null });
  },
};

const bequeather = officeThat('bequeaths');
const choiceOfHeir = bequeather.asks;

/** Who hands on the coins of a dead without a widow: the Notary, else the Scrutineer, never to himself (Q20). */
function executorOf(state: State): Seat | null {
  const executor = acting(state, bequeather.office);
  if (executor !== null) return executor;
  const standIn = officeIds.find((office) => offices[office].standsIn && acting(state, office) !== null);
  return standIn === undefined ? null : state.offices[standIn];
}

const widowOf = (state: State, of: Seat): Seat | null => {
  const { spouse } = playerOf(state, of);
  return spouse !== null && isPresent(state, spouse) ? spouse : null;
};

/** What is still to be handed on: what somebody owns who lives again meanwhile is their own (Q64). */
const estateOf = (state: State, { of, risen }: StepOf<'bequest'>): number =>
  isAlive(state, of) === risen ? playerOf(state, of).coins : 0;

/** A dead's coins: to the widowed spouse, who sees both cards; else the Notary gives them away (§8, Q63). */
export const bequestStep: RuleOf<'bequest'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  open(table, step) {
    const { state } = table;
    const { of } = step;
    if (isAlive(state, of) !== step.risen) return;
    const player = playerOf(state, of);
    const widow = widowOf(state, of);
    if (widow !== null) {
      table.tell(widow, 'widow.saw', { player: of, role: player.role, speciality: player.speciality });
      pay(table, of, widow, player.coins, 'inheritance');
    }
    if (player.spouse !== null) playerOf(state, player.spouse).spouse = null;
    player.spouse = null;
  },
  ask(state, step): readonly Question[] {
    const { of } = step;
    const coins = estateOf(state, step);
    const executor = executorOf(state);
    if (coins === 0 || executor === null) return [];
    const heirs = others(others(state.circle, executor), of);
    if (heirs.length === 0) return [];
    return [
      {
        ...choiceOfHeir.put(heirs, coins),
        to: executor,
        ends: 'answered',
        otherwise: { do: 'give', player: [at(poorest(state, heirs), 0)], coins },
        params: { of, coins },
      },
    ];
  },
  close(table, step, replies) {
    const { state } = table;
    const { of } = step;
    const coins = estateOf(state, step);
    if (coins === 0) return;
    const [reply] = replies;
    const given = reply && choiceOfHeir.answerIn(reply);
    if (!given) {
      pay(table, of, 'out', coins, 'unclaimed');
      return;
    }
    count(state, choiceOfHeir.topic);
    const [heir] = given.player;
    const to = seemsAlive(state, heir) ? heir : 'out';
    pay(table, of, to, given.coins, 'inheritance', answererOf(reply));
    push(table, step);
  },
};

/**
 * Back among the living, with camps, speciality and place, but no coins, office or marriage: what was not handed on
 * yet is, before anything else (Q64).
 */
export function resurrect(table: Play, seat: Seat): void {
  const { state } = table;
  const player = playerOf(state, seat);
  player.fate = 'alive';
  state.ghosts = state.ghosts.filter((ghost) => ghost !== seat);
  comeBack(state, seat);
  announce(table, 'resurrection.done', { player: seat });
  const first: Step[] = [];
  if (player.coins > 0 || player.spouse !== null) first.push({ type: 'bequest', of: seat, risen: true });
  for (const office of officesOf(state, seat)) {
    if (mayLive(office)) continue;
    setOffice(table, office, null);
    first.push({ type: 'succession', office, not: null });
  }
  if (first.length === 0) {
    consider(table);
    return;
  }
  state.invoking = true;
  push(table, ...first, { type: 'settle', invoked: true });
}

/** Something that was interrupted or done in several steps is complete: the conditions are tested. */
export const settleStep: RuleOf<'settle'> = {
  open(table, { invoked, mended }) {
    if (invoked) table.state.invoking = false;
    if (mended) table.state.mending = false;
    consider(table);
  },
};
