import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postgres } from '../postgres/postgres.ts';
import { type Fault, faults, NodesSeries } from './nodesSeries.ts';

/** `npm run faults [rounds] [seed]`: so many times each fault, kills ten times as often, and what was seen of it. */
const [rounds = 5, seed = 1] = process.argv.slice(2).map(Number);
const round: readonly Fault[] = faults.flatMap((fault) =>
  fault === 'kill' ? Array.from({ length: 10 }, () => fault) : [fault],
);
const postgres = await Postgres.begin();
const home = mkdtempSync(join(tmpdir(), 'veillee-nodes-'));
const series = new NodesSeries(postgres, await postgres.database(), home, seed);
try {
  const { losses, ...figures } = await series.run(
    Array.from({ length: rounds }, () => round).flat(),
    (fault, ms) => process.stderr.write(`${fault}: everybody back after ${Math.round(ms)} ms\n`),
  );
  for (const [name, count] of Object.entries(figures)) process.stdout.write(`${name.padEnd(14)}${count}\n`);
  for (const fault of faults) {
    const gaps = series.gaps.filter((one) => one.fault === fault).map(({ ms }) => Math.round(ms));
    process.stdout.write(
      `${fault.padEnd(14)}everybody back after ${gaps.sort((a, b) => a - b).join(', ')} ms\n`,
    );
  }
  process.stdout.write(`losses        ${losses.length}\n${losses.map((loss) => `  ${loss}\n`).join('')}`);
  process.exitCode = losses.length > 0 ? 1 : 0;
} finally {
  await postgres.end();
  rmSync(home, { recursive: true, force: true });
}
