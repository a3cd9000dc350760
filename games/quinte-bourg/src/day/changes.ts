import { one, orPass, type Question, type Seat, type StepRule, way } from '@veillee/kernel';
import { roundFrom } from '../circle.ts';
import { type OfficeId, officeIds } from '../ids.ts';
import { officesOf } from '../offices/holding.ts';
import { passScrutineer } from '../offices/scrutineer.ts';
import { mend } from '../offices/succession.ts';
import { setOffice } from '../offices/vacate.ts';
import { announce, count } from '../record.ts';
import type { Play, Quinte, Step, StepOf } from '../spec.ts';
import { isAlive, isGhost, others } from '../state.ts';
import { push } from '../stop.ts';

type Rule<T extends Step['type']> = StepRule<Quinte, StepOf<T>>;

/** Swaps all that two people hold, "no office" too (Q69). */
export function swapOffices(table: Play, a: Seat, b: Seat): void {
  const { state } = table;
  const [ofA, ofB] = [officesOf(state, a), officesOf(state, b)];
  for (const office of ofA) setOffice(table, office, b);
  for (const office of ofB) setOffice(table, office, a);
  for (const office of [...ofA, ...ofB])
    announce(table, 'office.moved', { office, player: state.offices[office] as Seat });
}

/** Every office of the living goes to the next seat, the night's dead still among them; ghosts' stay (Q70, Q72). */
function prank(table: Play, clockwise: boolean): void {
  const { state } = table;
  const moved: [OfficeId, Seat][] = [];
  for (const office of officeIds) {
    const holder = state.offices[office];
    if (holder === null || !state.circle.includes(holder)) continue;
    moved.push([office, roundFrom(state.circle, holder, clockwise)[0] as Seat]);
  }
  for (const [office, seat] of moved) setOffice(table, office, seat);
  announce(table, 'offices.pranked');
  for (const [office, player] of moved) announce(table, 'office.moved', { office, player });
}

/** Changes of office: the mice's swap, the prank, the adoration (§12); complete once they are mended (Q47). */
export const changesStep: Rule<'changes'> = {
  open(table) {
    const { state } = table;
    const { cortex, minus, prank: way, adored } = state.night;
    state.mending = true;
    if (cortex !== null && minus !== null && cortex !== minus) {
      count(state, 'mice.swap');
      swapOffices(table, cortex, minus);
    }
    if (way !== null) prank(table, way === 'clockwise');
    if (adored === null) return;
    announce(table, 'adored.named', { player: adored });
    push(table, { type: 'adoration', seat: adored });
  },
};

/** The adored, living or ghost, may swap offices with anyone, or decline (Q71, Q72). */
export const adorationStep: Rule<'adoration'> = {
  pace: ({ pace }) => ({ within: pace.answer * 1000 }),
  ask(state, { seat }): readonly Question[] {
    if (!isAlive(state, seat) && !isGhost(state, seat)) return [];
    const anyone = others([...state.circle, ...state.ghosts], seat).sort((a, b) => a - b);
    return [
      {
        to: seat,
        topic: 'adored.swap',
        form: orPass(way('swap', { player: one('seat', anyone) })),
        ends: 'answered',
        otherwise: 'pass',
        progress: 'all',
      },
    ];
  },
  answered(table, { seat }, { answer }) {
    if (answer === null || answer.do === 'pass') return;
    count(table.state, 'adored.swap');
    swapOffices(table, seat, (answer.player as Seat[])[0] as Seat);
  },
};

/** The caricature's victim resigns; the Scrutineer's office passes, and the new one mends and fills (Q66, Q72). */
export const rotationStep: Rule<'rotation'> = {
  open(table) {
    const { state } = table;
    const { caricature } = state.night;
    const isDrawn = caricature !== null && state.offices.scrutineer === caricature;
    const resigned = caricature === null ? null : resign(table, caricature);
    // A Scrutineer who must resign cannot keep the office, even as the only one without another.
    passScrutineer(table, isDrawn ? 'onward' : 'morning');
    mend(table, resigned);
  },
};

function resign(table: Play, seat: Seat): { office: OfficeId; seat: Seat } | null {
  const { state } = table;
  const held = officesOf(state, seat);
  const office = held.find((id) => id !== 'scrutineer');
  announce(table, 'caricature.hung', { player: seat });
  if (office === undefined) return null;
  setOffice(table, office, null);
  announce(table, 'office.resigned', { office, player: seat });
  return { office, seat };
}
