import { games } from '@veillee/games';
import type { Lang } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { IconName } from '../kit/iconNames.ts';
import type { Line, Saying } from '../narrator/plan.ts';
import type { Notch } from '../stage/script.ts';
import type { Options } from './face.ts';
import { folderOf } from './folderOf.ts';

/** What the evening of a deck is made of. Which card is whose the phone does not know. */
export interface Told {
  /** Everything said from the first closed eye to the day. */
  readonly lines: readonly Line[];
  /** The calls on the moon's road. */
  readonly road: readonly Stop[];
  /** Said as somebody suspends the night. */
  readonly halted: Saying;
  /** How long the day lasts, in seconds. */
  readonly day: number;
  /** What is said by day when only so many milliseconds are left; 0: as it ends. */
  readonly later: readonly { readonly left: number; readonly saying: Saying }[];
}

/** A call, and the number the leaflet has for it. */
export interface Stop extends Notch {
  readonly number: string;
}

/** A box that somebody has at home, or has not. */
export interface Box {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  /** How many cards are in it. */
  readonly cards: number;
}

/** Another card in the place of one that is taken out, and the options with it. */
export interface Swap extends Notch {
  readonly id: string;
  readonly options: Options;
}

/** How a game is told to people with real cards; found by its place, `<game>/narrated/narrated.ts`. */
export interface Narrated {
  /** These options, with what they leave to chance drawn; undefined: nothing can be played like this. */
  settled(options: Options, players: number, below: (n: number) => number): Options | undefined;
  /** The boxes its cards come in. */
  boxes(lang: Lang): readonly Box[];
  /** Those of the boxes that these options need beside the ones that are there. */
  lacking(options: Options, players: number, owned: readonly string[]): readonly string[];
  /** What to take out of the box, and in a few words what lies where before the night. */
  cards(options: Options, players: number, lang: Lang): readonly Notch[];
  laid(options: Options, players: number, lang: Lang): readonly string[];
  /** What may be taken out instead of one of these cards, of the boxes that are there. */
  swaps?(
    options: Options,
    players: number,
    at: number,
    owned: readonly string[],
    lang: Lang,
  ): readonly Swap[];
  /** The same for the same options, to the word; a game without a night is not told. */
  tell?(options: Options, players: number, lang: Lang): Told | undefined;
  /** Somebody leads it: its own console opens here, with its script to be said aloud. */
  readonly led?: true;
  /** What stands by a table that plays in turns, from the first to the last. */
  Help?(props: HelpProps): JSX.Element;
}

export interface HelpProps {
  readonly options: Options;
  readonly players: number;
  /** How far the table has come, as it was kept; anything at all. */
  readonly kept: unknown;
  keep(state: unknown): void;
  /** It is said, in the voice of the evening. */
  say(sentence: string): void;
  /** The evening is over; who won is for others to say. */
  over(names: readonly string[]): void;
  stop(): void;
}

const found = import.meta.glob<{ readonly narrated: Narrated }>('./*/narrated/narrated.ts', { eager: true });

export const narratedOf = (id: string): Narrated | undefined =>
  found[`./${folderOf(id)}/narrated/narrated.ts`]?.narrated;

/** The games that one phone can tell. */
export const narratedGames = games.filter(({ id }) => narratedOf(id) !== undefined);
