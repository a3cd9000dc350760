import type { GameEntry } from '@veillee/gamekit';
import { folderOf } from '../games/folderOf.ts';

/** What can be weighed: games whose folder has a `weighed.ts`, each fetched when somebody weighs it. */
const entries = import.meta.glob<{ readonly entry: GameEntry }>('../games/*/weighed.ts');

const pathOf = (id: string): string => `../games/${folderOf(id)}/weighed.ts`;

export const canWeigh = (id: string): boolean => entries[pathOf(id)] !== undefined;

export async function loadEntry(id: string): Promise<GameEntry> {
  const found = await entries[pathOf(id)]?.();
  if (found === undefined) throw new Error(`nothing of ${id} can be weighed`);
  return found.entry;
}
