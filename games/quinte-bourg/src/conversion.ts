import type { Seat } from '@veillee/kernel';
import type { CampId } from './ids.ts';
import { note } from './record.ts';
import type { Play } from './spec.ts';
import { playerOf } from './state.ts';
import { consider } from './stop.ts';

/** A convert keeps all former camps and powers, and is told in private at once (Q38). */
export function convert(table: Play, seat: Seat, camp: CampId): void {
  const player = playerOf(table.state, seat);
  if (player.camps.includes(camp)) return;
  player.camps.push(camp);
  note(table.state, seat, 'joined', { camp });
  table.tell(seat, 'you.joined', { camp });
  consider(table);
}
