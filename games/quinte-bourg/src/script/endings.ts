import type { Seat } from '@veillee/kernel';
import { conditionIds, conditions } from '../conditions.ts';
import { beloved } from '../deaths.ts';
import { campIds } from '../ids.ts';
import { roles } from '../roles/index.ts';
import { isAlive, playerOf, type State } from '../state.ts';
import { campRules, campWins } from '../verdict/camps.ts';
import { ownWins } from '../verdict/conditions.ts';
import { alive, type Final, finalOf } from '../verdict/final.ts';
import type { Ending } from './script.ts';
import { copyVillage } from './trial.ts';

/** Who would really die if `seat` did: nobody where the Lovers' extra life undoes it, else the other of grief too (Q10). */
export function dyingWith(state: State, seat: Seat): readonly Seat[] {
  const other = beloved(state, seat);
  if (other === null) return [seat];
  if (state.extraLife) return [];
  return isAlive(state, other) ? [seat, other] : [seat];
}

/** What would end the game once all of these are dead (§4, Q11); the dead's offices serve nobody. */
export function endingsBy(
  state: State,
  dead: readonly Seat[],
  final: Final = finalOf(state),
): readonly Ending[] {
  const after: Final = {
    ...final,
    players: final.players.map((player, seat) =>
      dead.includes(seat) ? { ...player, alive: false, offices: [] } : player,
    ),
  };
  const camps = campIds.filter((camp) => !campRules[camp].atStop && campWins(after, camp));
  const own = conditionIds.filter(
    (id) => !conditions[id].atStop && after.players.some((_, seat) => ownWins(after, id, seat)),
  );
  const met: Ending[] = [...camps, ...own];
  return met.length === 0 && alive(after) <= 2 ? ['few'] : met;
}

/** What an execution would end: a death that a card may have waited for (§3). */
export function endingsOfExecution(state: State, seat: Seat): readonly Ending[] {
  const dead = dyingWith(state, seat);
  if (dead.length === 0) return [];
  // As the card writes it down, in a village that is not this one.
  const copy = copyVillage(state);
  roles[playerOf(state, seat).role].executed?.(copy, seat);
  return endingsBy(state, dead, finalOf(copy));
}
