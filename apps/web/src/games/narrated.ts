import { games } from '@veillee/games';
import type { Lang } from '@veillee/kernel';
import type { Line } from '../narrator/plan.ts';
import type { Notch } from '../stage/script.ts';
import type { Options } from './face.ts';
import { folderOf } from './registry.ts';

/** What the evening of a deck is made of. Which card is whose the phone does not know. */
export interface Told {
  /** Everything said from the first closed eye to the day. */
  readonly lines: readonly Line[];
  /** The calls on the moon's road. */
  readonly road: readonly Notch[];
  /** How long the day lasts, in seconds. */
  readonly day: number;
  /** What is said as the day ends. */
  readonly end: readonly string[];
}

/** How a game is told to people with real cards; found by its place, `<game>/narrated/narrated.ts`. */
export interface Narrated {
  /** These options, with what they leave to chance drawn; undefined: nothing can be played like this. */
  settled(options: Options, players: number, below: (n: number) => number): Options | undefined;
  /** What to take out of the box. */
  cards(options: Options, players: number, lang: Lang): readonly Notch[];
  /** The same for the same options, to the word. */
  tell(options: Options, players: number, lang: Lang): Told | undefined;
}

const found = import.meta.glob<{ readonly narrated: Narrated }>('./*/narrated/narrated.ts', { eager: true });

export const narratedOf = (id: string): Narrated | undefined =>
  found[`./${folderOf(id)}/narrated/narrated.ts`]?.narrated;

/** The games that one phone can tell. */
export const narratedGames = games.filter(({ id }) => narratedOf(id) !== undefined);
