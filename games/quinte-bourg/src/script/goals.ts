import { conditionIds, conditions } from '../conditions.ts';
import { campIds } from '../ids.ts';
import type { State } from '../state.ts';
import { campRules, campWins, dominates } from '../verdict/camps.ts';
import { ownWins } from '../verdict/conditions.ts';
import { type Final, finalOf, seatsWhere } from '../verdict/final.ts';
import type { Goal } from './script.ts';

/** How far every camp and everybody with a condition has come; a camp that dominates nobody never wins (Q82). */
export function goalsOf(state: State): Goal[] {
  const final = finalOf(state);
  return [...campGoals(final), ...ownGoals(final)];
}

const campGoals = (final: Final): Goal[] =>
  campIds
    .filter((camp) => dominates(final, camp))
    .map((camp) => ({
      of: camp,
      seats: seatsWhere(final, ({ camps }) => camps.includes(camp)),
      ...campRules[camp].nears(final),
      atStop: campRules[camp].atStop === true,
      holds: campWins(final, camp),
    }));

/** A group's goal is one for all of them; anybody else has their own. */
function ownGoals(final: Final): Goal[] {
  return conditionIds.flatMap((id) => {
    const seats = seatsWhere(final, (player) => player.conditions.includes(id));
    const { atStop = false, nears } = conditions[id];
    const parts = conditions[id].group
      ? [seats].filter(({ length }) => length > 0)
      : seats.map((seat) => [seat]);
    return parts.map(
      ([first = 0, ...more]): Goal => ({
        of: id,
        seats: [first, ...more],
        ...nears(final, first),
        atStop,
        holds: ownWins(final, id, first),
      }),
    );
  });
}
