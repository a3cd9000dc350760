import type { GameEntry, Listing } from '@veillee/gamekit';
import { games } from '@veillee/games';
import { UsageError } from './command.ts';

/** A game with all it says of itself. */
export interface Entry extends GameEntry {
  readonly id: string;
  readonly listing: Listing;
}

const loaded = new Map<string, Entry>();

async function load(listing: Listing): Promise<Entry> {
  const { entry } = await listing.entry();
  const whole = { id: listing.id, listing, ...entry };
  loaded.set(listing.id, whole);
  return whole;
}

/** Every game there is, the usual one first. */
export const allEntries = (): Promise<readonly Entry[]> => Promise.all(games.map(load));

/** The game of that name if it is here already: whoever asks for every line of a long file need not wait each time. */
export const entryAtHand = (id: string): Entry | undefined => loaded.get(id);

/** The game of that name, or one line that names those there are. */
export async function entryNamed(id: string): Promise<Entry> {
  const listing = games.find((game) => game.id === id);
  if (listing === undefined) throw unknownGame(id);
  return entryAtHand(id) ?? load(listing);
}

export function unknownGame(id: string): UsageError {
  const shown = id.length > 40 ? `${id.slice(0, 40)}…` : id;
  const known = games.map((game) => game.id).join(', ');
  return new UsageError(({ usage }) => usage.unknownGame(shown, known));
}

/** The game that a server can best be loaded with: the first that never waits for the clock. */
export async function unpausedGame(): Promise<Entry> {
  const entries = await allEntries();
  return entries.find(({ unpaused }) => unpaused !== undefined) ?? entryNamed(games[0].id);
}
