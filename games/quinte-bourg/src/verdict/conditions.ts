import { type ConditionId, conditions } from '../conditions.ts';
import { campIds } from '../ids.ts';
import { campRules, dominates } from './camps.ts';
import type { Final } from './final.ts';

export const ownWins = (final: Final, condition: ConditionId, seat: number): boolean =>
  final.players[seat]?.conditions.includes(condition) === true && conditions[condition].holds(final, seat);

const campsMidway = campIds.filter((camp) => campRules[camp].atStop !== true);

/** Whether something that can be met during play is met now (Q11): asked after every death and every coin. */
export function isMet(final: Final): boolean {
  // Hardly ever does one hold: that is found out sooner than whom it dominates.
  if (campsMidway.some((camp) => campRules[camp].holds(final) && dominates(final, camp))) return true;
  return final.players.some(({ conditions: own }, seat) =>
    own.some((id) => conditions[id].atStop !== true && conditions[id].holds(final, seat)),
  );
}
