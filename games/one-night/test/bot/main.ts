import { parseArgs } from 'node:util';
import { type Level, levels } from '@veillee/bots';
import { interval } from '@veillee/gamekit';
import { isOneOf } from '@veillee/kernel';
import { teamIds } from '../../src/ids.ts';
import { measured, type Outcome } from './measure.ts';

/*
 * Who wins among the bots of One Night, how well they believe, and what their thinking takes:
 * `npm run bots -- --believed --scenario nuit-tombante --players 5 --games 1000`
 */

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'nuit-tombante' },
    players: { type: 'string', default: '5' },
    games: { type: 'string', default: '1000' },
    /** Whose evenings are counted. */
    side: { type: 'string', default: 'village' },
    /** The level of that side, and that of all others; several by commas. */
    pairs: {
      type: 'string',
      default: 'candid/candid,candid/skilled,skilled/candid,skilled/skilled,skilled/sly,sly/skilled,sly/sly',
    },
    believed: { type: 'boolean', default: false },
  },
});

const { side } = values;
const isLevel = (word: string): word is Level => levels.some((level) => level === word);
const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

function line(pair: string, found: Outcome, seconds: number): string {
  const { games, won, brier, base, votes, acts } = found;
  const [low, high] = interval({ played: games, won });
  const wins = `${values.side} ${percent(won / games)} [${percent(low)} – ${percent(high)}]`;
  const believed = values.believed ? `  Brier ${brier.toFixed(3)} (base ${base.toFixed(3)})` : '';
  const took = `vote ${at(votes, 0.5)}/${at(votes, 0.99)} ms, else ${at(acts, 0.5)}/${at(acts, 0.99)} ms (p50/p99)`;
  const heap = `${Math.round(process.memoryUsage().heapUsed / 1e6)} MB`;
  const reliable = values.believed ? `\n${' '.repeat(17)}${reliability(found)}` : '';
  return `${pair.padEnd(16)} ${wins}${believed}  ${took}  ${(games / seconds).toFixed(1)} games/s  ${heap}${reliable}`;
}

/** What was believed of who is a monster, and how often it was so. */
const reliability = ({ reliability: fifths }: Outcome): string =>
  `believed → so: ${fifths.map(({ believed, so, count }) => `${percent(believed)} → ${percent(so)} (${count})`).join(', ')}`;

const cpu = (): number => process.cpuUsage().user / 1000;
console.log(`${values.scenario}, ${values.players} players, ${values.games} games a line; time of one core`);
for (const pair of values.pairs.split(',')) {
  const [level = '', others = ''] = pair.split('/');
  if (!isLevel(level) || !isLevel(others) || !isOneOf(teamIds, side))
    throw new Error(`no such pair: ${pair}`);
  const begun = cpu();
  const found = measured({
    players: Number(values.players),
    options: { scenario: values.scenario },
    side,
    level,
    others,
    games: Number(values.games),
    weighed: values.believed,
    clock: cpu,
  });
  console.log(line(pair, found, (cpu() - begun) / 1000));
}
