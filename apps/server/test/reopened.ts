import { cpSync, renameSync, rmSync } from 'node:fs';
import type { Games } from '@veillee/rooms';
import { isPostgres } from '../src/postgres/address.ts';
import { Evening } from './evening.ts';
import { dataFolder } from './files.ts';
import { bury, setClock } from './home.ts';

export type Ending = 'stopped' | 'killed';

/** The house goes dark for so long, and opens again where it kept everything. */
export async function reopened(
  evening: Evening,
  data: string,
  { dark = 0, ending = 'killed', games }: { dark?: number; ending?: Ending; games?: Games } = {},
): Promise<Evening> {
  const { clock } = evening;
  if (isPostgres(data)) await endOn(evening, data, ending);
  else await endIn(evening, data, ending);
  clock.skip(dark);
  return Evening.begin({ data, clock, seed: 2, ...(games === undefined ? {} : { games }) });
}

async function endIn(evening: Evening, folder: string, ending: Ending): Promise<void> {
  const asItWas = dataFolder();
  cpSync(folder, asItWas, { recursive: true });
  await evening.end();
  // Who is killed writes nothing more.
  if (ending === 'killed') {
    rmSync(folder, { recursive: true });
    renameSync(asItWas, folder);
  } else rmSync(asItWas, { recursive: true });
}

async function endOn(evening: Evening, database: string, ending: Ending): Promise<void> {
  if (ending === 'killed') {
    evening.isKilled = true;
    await setClock(database, evening.clock.now());
    await bury(database);
  }
  await evening.end();
}
