import { type ConditionId, conditionIds, conditions } from '../conditions.ts';
import { campIds } from '../ids.ts';
import { campRules, campWins } from './camps.ts';
import { type Final, type FinalPlayer, seatsWhere } from './final.ts';

const has = (condition: ConditionId) => (player: FinalPlayer) => player.conditions.includes(condition);

export const ownWins = (final: Final, condition: ConditionId, seat: number): boolean =>
  final.players[seat]?.conditions.includes(condition) === true && conditions[condition].holds(final, seat);

/** Whether something that can be met during play is met now (Q11). */
export function isMet(final: Final): boolean {
  if (campIds.some((camp) => campRules[camp].atStop !== true && campWins(final, camp))) return true;
  return conditionIds.some(
    (condition) =>
      conditions[condition].atStop !== true &&
      seatsWhere(final, has(condition)).some((seat) => ownWins(final, condition, seat)),
  );
}
