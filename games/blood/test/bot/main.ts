import { parseArgs } from 'node:util';
import { levels } from '@veillee/bots';
import { interval } from '@veillee/gamekit';
import { measured, type Outcome, type Player } from './measure.ts';

/*
 * How often one bot of Blood wins among others: `npm run bots:blood -- --players 6 --games 1000 --pairs skilled/chance`
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '6' },
    games: { type: 'string', default: '1000' },
    /** Who has one camp, and who the other. */
    camps: { type: 'boolean', default: false },
    /** `one/others`, several by commas. */
    pairs: {
      type: 'string',
      default:
        'chance/chance,candid/chance,skilled/chance,sly/chance,skilled/candid,sly/candid,sly/skilled,candid/candid,skilled/skilled,sly/sly',
    },
  },
});

const isPlayer = (word: string): word is Player =>
  word === 'chance' || levels.some((level) => level === word);
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

function line(
  pair: string,
  { games, won, theirs, turns, claims, brier, acts }: Outcome,
  seconds: number,
): string {
  const [low, high] = interval({ played: games, won });
  const wins = `wins ${percent(won / games)} [${percent(low)} – ${percent(high)}], others ${percent(theirs / games)}`;
  const lasts = `turns ${at(turns, 0.5)}/${at(turns, 0.99)}, claims ${claims.right} right ${claims.wrong} wrong, Brier ${brier.toFixed(3)}`;
  const took = `${at(acts, 0.5).toFixed(2)}/${at(acts, 0.99).toFixed(2)} ms`;
  return `${pair.padEnd(16)} ${wins}  ${lasts}  ${took}  (p50/p99)  ${(games / seconds).toFixed(0)} games/s`;
}

const cpu = (): number => process.cpuUsage().user / 1000;

console.log(`${values.players} players, ${values.games} games a line; time of one core`);
for (const pair of values.pairs.split(',')) {
  const [one = '', others = ''] = pair.split('/');
  if (!isPlayer(one) || !isPlayer(others)) throw new Error(`no such pair: ${pair}`);
  const begun = cpu();
  const cell = {
    players: Number(values.players),
    one,
    others,
    games: Number(values.games),
    camps: values.camps,
    clock: cpu,
  };
  console.log(line(pair, measured(cell), (cpu() - begun) / 1000));
}
