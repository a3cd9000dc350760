import {
  type Answer,
  amount,
  type Field,
  one,
  type Question,
  type Seat,
  type StepRule,
  way,
} from '@veillee/kernel';
import { comeBack } from './circle.ts';
import type { SpecialityId } from './ids.ts';
import { pay, poorest } from './money.ts';
import { acting } from './offices/holding.ts';
import { giveOffice, setOffice } from './offices/vacate.ts';
import { announce, count, note } from './record.ts';
import type { Play, Quinte, Step, StepOf } from './spec.ts';
import { type Held, isAlive, isPresent, others, playerOf, type State, seemsAlive } from './state.ts';
import { consider, push } from './stop.ts';

const mostHeld = 2;

/** The dead turn one card up and choose for good: ghost, spirit, or legacy (§8). */
export const ritesStep: StepRule<Quinte, StepOf<'rites'>> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { seat }): readonly Question[] {
    const { held, fate } = playerOf(state, seat);
    if (fate !== 'dying') return [];
    const card: Field = one('face', ['role', 'speciality']);
    const plain = { ghost: { fields: { card } }, spirit: { fields: { card } } };
    const legacy = {
      legacy: {
        fields: {
          heir: one('seat', [...state.circle]),
          speciality: one('speciality', [...new Set(held.map(({ id }) => id))]),
        },
      },
    };
    return [
      {
        to: seat,
        topic: 'dead.choose',
        form: held.length > 0 && state.circle.length > 0 ? { ...plain, ...legacy } : plain,
        ends: 'answered',
        otherwise: { do: 'ghost', card: ['speciality'] },
      },
    ];
  },
  close(table, { seat }, replies) {
    const { state } = table;
    const player = playerOf(state, seat);
    if (player.fate !== 'dying') return;
    const answer: Answer = replies[0]?.answer ?? { do: 'ghost', card: ['speciality'] };
    count(state, `dead.${answer.do}`);
    if (answer.do === 'legacy') {
      player.fate = 'legacy';
      show(table, seat, ['role', 'speciality']);
      bequeathPower(
        table,
        seat,
        (answer.heir as Seat[])[0] as Seat,
        (answer.speciality as SpecialityId[])[0] as SpecialityId,
      );
      return;
    }
    show(table, seat, answer.card as ('role' | 'speciality')[]);
    player.fate = answer.do === 'spirit' ? 'spirit' : 'ghost';
    announce(table, `dead.${player.fate}`, { player: seat });
    if (player.fate === 'ghost') rise(table, seat);
  },
};

/** The first ghost is Chief of the militia, and the next one whenever there is none (§9, Q68). */
function rise(table: Play, seat: Seat): void {
  const { state } = table;
  state.ghosts.push(seat);
  if (state.offices.chief !== null) return;
  giveOffice(table, 'chief', seat);
  consider(table);
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

/** Out of three, one is given up, unseen; out of time it is the new one. */
export const heirloomStep: StepRule<Quinte, StepOf<'heirloom'>> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { seat }): readonly Question[] {
    const { held } = playerOf(state, seat);
    if (!isPresent(state, seat) || held.length <= mostHeld) return [];
    const last = held[held.length - 1] as Held;
    return [
      {
        to: seat,
        topic: 'heir.drop',
        form: way('drop', { speciality: one('speciality', [...new Set(held.map(({ id }) => id))]) }),
        ends: 'answered',
        otherwise: { do: 'drop', speciality: [last.id] },
      },
    ];
  },
  close(table, { seat }, replies) {
    const player = playerOf(table.state, seat);
    if (player.held.length <= mostHeld) return;
    const [id] = (replies[0]?.answer?.speciality as SpecialityId[] | undefined) ?? [];
    const at = player.held.findLastIndex((held) => held.id === id);
    player.held.splice(at < 0 ? player.held.length - 1 : at, 1);
    note(table.state, seat, 'dropped', { speciality: id ?? null });
  },
};

/** Who hands on the coins of a dead without a widow: the Notary, else the Scrutineer, never to himself (Q20). */
function executorOf(state: State): Seat | null {
  const notary = acting(state, 'notary');
  return notary ?? acting(state, 'scrutineer');
}

const widowOf = (state: State, of: Seat): Seat | null => {
  const { spouse } = playerOf(state, of);
  return spouse !== null && isPresent(state, spouse) ? spouse : null;
};

/** What is still to be handed on: what somebody owns who lives again meanwhile is their own (Q64). */
const estateOf = (state: State, { of, risen }: StepOf<'bequest'>): number =>
  isAlive(state, of) === risen ? playerOf(state, of).coins : 0;

/** A dead's coins: to the widowed spouse, who sees both cards; else the Notary gives them away (§8, Q63). */
export const bequestStep: StepRule<Quinte, StepOf<'bequest'>> = {
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
        to: executor,
        topic: 'notary.bequeath',
        form: way('give', { player: one('seat', heirs), coins: amount(1, coins) }),
        ends: 'answered',
        otherwise: { do: 'give', player: [poorest(state, heirs)[0] as Seat], coins },
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
    const given = reply?.answer;
    if (given === undefined || given === null) {
      pay(table, of, 'out', coins, 'unclaimed');
      return;
    }
    count(state, 'notary.bequeath');
    const heir = (given.player as Seat[])[0] as Seat;
    pay(
      table,
      of,
      seemsAlive(state, heir) ? heir : 'out',
      given.coins as number,
      'inheritance',
      reply?.to[0] as Seat,
    );
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
  if (state.offices.chief === seat) {
    setOffice(table, 'chief', null);
    first.push({ type: 'succession', office: 'chief', not: null });
  }
  if (first.length === 0) {
    consider(table);
    return;
  }
  state.invoking = true;
  push(table, ...first, { type: 'settle', invoked: true });
}

/** Something that was interrupted or done in several steps is complete: the conditions are tested. */
export const settleStep: StepRule<Quinte, StepOf<'settle'>> = {
  open(table, { invoked, mended }) {
    if (invoked) table.state.invoking = false;
    if (mended) table.state.mending = false;
    consider(table);
  },
};
