import { cpSync, renameSync, rmSync } from 'node:fs';
import type { Games } from '@veillee/rooms';
import { Evening } from './evening.ts';
import { dataFolder } from './files.ts';

export type Ending = 'stopped' | 'killed';

/** The house goes dark for so long, and opens again on the same folder. */
export async function reopened(
  evening: Evening,
  data: string,
  { dark = 0, ending = 'killed', games }: { dark?: number; ending?: Ending; games?: Games } = {},
): Promise<Evening> {
  const { clock } = evening;
  const asItWas = dataFolder();
  cpSync(data, asItWas, { recursive: true });
  await evening.end();
  // Who is killed writes nothing more.
  if (ending === 'killed') {
    rmSync(data, { recursive: true });
    renameSync(asItWas, data);
  } else rmSync(asItWas, { recursive: true });
  clock.skip(dark);
  return Evening.begin({ data, clock, seed: 2, ...(games === undefined ? {} : { games }) });
}
