import type { Almanac, ByLang, RawOptions } from '@veillee/kernel';
import type { GameEntry } from './entry.ts';

/** What a language's folder says of a game that is only listed. */
export interface ListingWords {
  readonly name: string;
  readonly credits: { readonly title: string; readonly by: string };
}

/** What is known of a game before any of its rules are loaded: the web app's first page holds this and no more. */
export interface Listing<Icon extends string = string, CardIcon extends string = string> {
  readonly id: string;
  readonly name: ByLang<string>;
  /** Its engraving, by its name at game-icons.net. */
  readonly icon: Icon;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** A short game alone among bots, and about how many minutes it takes. */
  readonly alone?: { readonly players: number; readonly minutes: number; readonly options: RawOptions };
  /** Its bots reason: one may choose how well. */
  readonly thinks?: true;
  /** What `veillee simulate` is shown with; the usual number of players unless given. */
  readonly example?: string;
  /** The published game it was made after, and whose that is. */
  readonly credits?: ByLang<{ readonly title: string; readonly by: string }>;
  /** The pages of its rules. */
  almanac?(): Promise<{ readonly almanac: ByLang<Almanac> }>;
  /** The engravings of its cards, for whoever builds the web app. */
  icons?(): Promise<{ readonly cardIcons: readonly CardIcon[] }>;
  /** All else, for those who run it. */
  entry(): Promise<{ readonly entry: GameEntry }>;
}

/** A listing that keeps the names of its engravings, so that the web app knows those of all games. */
export const defineListing = <Icon extends string, CardIcon extends string = never>(
  listing: Listing<Icon, CardIcon>,
): Listing<Icon, CardIcon> => listing;
