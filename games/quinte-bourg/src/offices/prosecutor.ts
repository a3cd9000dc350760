import { type Answer, type Form, one, type Seat } from '@veillee/kernel';
import { pay } from '../money.ts';
import { open } from '../power.ts';
import { announce, count } from '../record.ts';
import type { Play } from '../spec.ts';
import { canAct, others, playerOf, type State, seatsOf } from '../state.ts';
import { hasDeputy, hasOffice } from './holding.ts';

const price = 1;

/** With a deputy in office the Prosecutor may, for a coin, see the cards of an office holder (§9, Q65, Q73). */
export function mayEnquire(state: State, me: Seat): Form | undefined {
  if (state.offices.prosecutor !== me || !canAct(state, me) || !hasDeputy(state)) return undefined;
  if (playerOf(state, me).coins < price) return undefined;
  const holders = others(seatsOf(state), me).filter((seat) => hasOffice(state, seat));
  return open({ enquire: { player: one('seat', holders) } });
}

/** An enquiry and its subject are public, what is seen is not (Q73). */
export function enquire(table: Play, me: Seat, answer: Answer): void {
  const player = (answer.player as Seat[])[0] as Seat;
  const { role, speciality } = playerOf(table.state, player);
  count(table.state, 'prosecutor.enquire');
  announce(table, 'enquiry.opened', { player });
  table.tell(me, 'you.sawCards', { player, role, speciality });
  pay(table, me, 'out', price, 'enquiry');
}
