import { UsageError } from './command.ts';
import { blood } from './games/blood.ts';
import type { Entry } from './games/entry.ts';
import { oneNight } from './games/oneNight.ts';
import { quinteBourg } from './games/quinteBourg.ts';

/** Every game the command line knows, the usual one first. */
export const entries: readonly Entry[] = [oneNight, blood, quinteBourg];

const byId: ReadonlyMap<string, Entry> = new Map(entries.map((entry) => [entry.id, entry]));

export const usual: Entry = oneNight;
export const findGame = (id: string): Entry | undefined => byId.get(id);

/** The game of that name, or one line that names those there are. */
export function gameNamed(id: string): Entry {
  const entry = findGame(id);
  if (entry === undefined) throw unknownGame(id);
  return entry;
}

export function unknownGame(id: string): UsageError {
  const shown = id.length > 40 ? `${id.slice(0, 40)}…` : id;
  const known = entries.map((entry) => entry.id).join(', ');
  return new UsageError({
    fr: `jeu inconnu\u00a0: «\u00a0${shown}\u00a0» (il y a ${known})`,
    en: `unknown game: “${shown}” (there are ${known})`,
  });
}
