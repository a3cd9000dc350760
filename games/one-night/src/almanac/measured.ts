import { rateOf } from '@veillee/gamekit/lab';
import { isOneOf, type Passage } from '@veillee/kernel';
import { teamIds } from '../ids.ts';
import { type Balance, balancesAt } from '../printed/index.ts';
import { type ScenarioId, scenarios } from '../scenarios.ts';
import type { Names } from '../text/names.ts';
import type { Sayings } from './sayings.ts';

/** How a scenario plays, as it was measured among bots: for each number of players, at each level. */
export function measuredPassages(id: ScenarioId, say: Sayings, from: Names): readonly Passage[] {
  const { min, max } = scenarios[id];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((players) => {
    const balances = balancesAt(id, players);
    if (balances.length === 0) return [];
    const told = balances.map((balance) => oneBalance(balance, say, from));
    return [{ title: say.measured.at(players), says: told.join(' ') }];
  });
}

function oneBalance({ level, games, teams, leaning }: Balance, say: Sayings, from: Names): string {
  const rates = teams.map(({ team, share }) =>
    say.measured.rate(from.teams[team].name, Math.round(100 * rateOf(share))),
  );
  const heavy = leaning?.heavy.team;
  const isClear = leaning?.noise === false && isOneOf(teamIds, heavy);
  const lean = isClear ? say.measured.leans(from.teams[heavy].the) : say.measured.noise;
  return say.measured.level(level, rates.join(', '), lean, games);
}
