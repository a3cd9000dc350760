import { parseArgs } from 'node:util';
import { levels } from '@veillee/bots';
import { interval } from '@veillee/gamekit';
import { measured, type Outcome, type Player } from './measure.ts';

/*
 * Which camps win in Quinte-Bourg among bots, and what their thinking takes:
 * `npm run bots:quinte-bourg -- --players 12 --games 200 --pairs skilled/skilled,skilled/chance`
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '12' },
    games: { type: 'string', default: '200' },
    /** `village/pack`, several by commas. */
    pairs: {
      type: 'string',
      default: 'chance/chance,skilled/chance,chance/skilled,candid/candid,skilled/skilled,sly/sly',
    },
  },
});

const isPlayer = (word: string): word is Player =>
  word === 'chance' || levels.some((level) => level === word);
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

function lines(
  pair: string,
  { games, wins, played, days, acts, brier, base }: Outcome,
  seconds: number,
): string {
  const took = `${at(acts, 0.5).toFixed(2)}/${at(acts, 0.99).toFixed(2)} ms (p50/p99)`;
  const head = `${pair}: days ${at(days, 0.5)}/${at(days, 0.99)}, Brier ${brier.toFixed(3)} (base ${base.toFixed(3)}), ${took}, ${(games / seconds).toFixed(2)} games/s`;
  const teams = [...played].map(([team, there]) => {
    const won = wins.get(team) ?? 0;
    const [low, high] = interval({ played: there, won });
    return `  ${team.padEnd(14)} ${percent(won / there).padStart(6)} [${percent(low)} – ${percent(high)}] of ${there}`;
  });
  return [head, ...teams.sort()].join('\n');
}

const cpu = (): number => process.cpuUsage().user / 1000;

console.log(`${values.players} players, ${values.games} games a pair; time of one core`);
for (const pair of values.pairs.split(',')) {
  const [village = '', pack = ''] = pair.split('/');
  if (!isPlayer(village) || !isPlayer(pack)) throw new Error(`no such pair: ${pair}`);
  const begun = cpu();
  const cell = { players: Number(values.players), village, pack, games: Number(values.games), clock: cpu };
  console.log(lines(pair, measured(cell), (cpu() - begun) / 1000));
}
