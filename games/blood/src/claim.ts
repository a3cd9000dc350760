import type { Seat } from '@veillee/kernel';
import { die } from './death.ts';
import { finish } from './end.ts';
import { areOneCamp } from './ids.ts';
import type { Play } from './spec.ts';
import { cardsOf, living } from './state.ts';
import { cutShort } from './turn.ts';

/** All survivors are of your camp: right, it wins; wrong, you die at once and the points decide. */
export function claim(table: Play, me: Seat): void {
  const { state } = table;
  table.tell('all', 'claim.made', { player: me });
  if (areOneCamp(cardsOf(state, living(state)))) {
    finish(table, { by: 'claim', player: me });
    return;
  }
  state.claimed = me;
  cutShort(table);
  die(table, me, 'claim');
}
