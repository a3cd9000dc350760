import { killHouses } from './run.ts';

/** `npm run kill [kills] [seed]`: as many kills as one likes, and what was seen of them. */
const [kills = 500, seed = 1] = process.argv.slice(2).map(Number);
const { losses, ...figures } = await killHouses({ kills, killsOfEach: 25, seed });
for (const [name, count] of Object.entries(figures)) process.stdout.write(`${name.padEnd(14)}${count}\n`);
process.stdout.write(
  `${'losses'.padEnd(14)}${losses.length}\n${losses.map((loss) => `  ${loss}\n`).join('')}`,
);
process.exitCode = losses.length > 0 ? 1 : 0;
