import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Figures } from './figures.ts';
import { Series } from './series.ts';

export interface Run {
  readonly kills: number;
  /** Of one data folder. */
  readonly killsOfEach: number;
  /** The seed of the first series; the others follow. */
  readonly seed: number;
}

/** So many kills in all, in several data folders, two at a time. */
export async function killHouses({ kills, killsOfEach, seed }: Run): Promise<Figures> {
  const home = mkdtempSync(join(tmpdir(), 'veillee-kill-'));
  const figures = new Figures();
  let begun = 0;
  const run = async (): Promise<void> => {
    while (begun * killsOfEach < kills) {
      const number = seed + begun;
      begun += 1;
      const series = new Series(join(home, `data-${number}`), join(home, 'compiled'), number);
      figures.add(await series.run(killsOfEach));
    }
  };
  try {
    await Promise.all([run(), run()]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  return figures;
}
