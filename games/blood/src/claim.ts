import type { Seat } from '@veillee/kernel';
import { accusationDue } from './accusation.ts';
import { die } from './death.ts';
import { claimsAt, finish } from './end.ts';
import { areOneCamp } from './ids.ts';
import type { Play } from './spec.ts';
import { cardsOf, countLiving, living, mayAct, type State } from './state.ts';
import { cutShort } from './turnOver.ts';

/** In your turn, before the accusation (B10), at exactly the claim count. */
export const mayClaim = (state: State, me: Seat): boolean =>
  mayAct(state, me) &&
  countLiving(state) === claimsAt(state.options.threshold, state.players.length) &&
  accusationDue(state) === undefined;

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
