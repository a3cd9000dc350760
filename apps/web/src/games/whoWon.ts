import { games } from '@veillee/games';
import type { ByLang, Lang, Phrase, Reason, Text } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { IconName } from '../kit/iconNames.ts';
import type { Answers, Page } from '../whoWon/sheet.ts';
import type { Options } from './face.ts';
import { folderOf } from './folderOf.ts';
import type { Speaker } from './speaker.ts';

/** Who sits around a table with real cards, and what is known of the game they played. */
export interface Told {
  readonly players: number;
  /** Those who were named, by seat. */
  readonly names?: readonly string[];
  /** What was chosen of `packs`, or what an evening was told with. */
  readonly options: Options;
}

/** Something that may be known before the first card is told. */
export interface Pack {
  readonly id: string;
  readonly name: string;
  readonly options: Options;
}

/** How it ended. */
export interface Judged {
  readonly winners: readonly number[];
  readonly dead: readonly number[];
  readonly teams: readonly string[];
  readonly reasons: readonly Reason[];
  /** What no game can have come to: a slip of whoever told it. */
  doubts(): readonly Phrase[];
  readonly crest: IconName;
  headline(say: Speaker): string;
  /** The way to the verdict, drawn. */
  Way?(props: { readonly say: Speaker }): JSX.Element | null;
}

/** What everybody did in the dark, told afterwards and put together. */
export interface Ledger {
  /** What cannot be true together; nothing: it may have been so. */
  readonly clashes: readonly Phrase[];
  /** Each thing that alone would have to be told wrongly for all the rest to be true. */
  readonly slips: readonly Phrase[];
  /** False: too much is forgotten for every way to be tried, and clashes prove nothing. */
  readonly complete: boolean;
  /** Who held what when. */
  Night?(props: { readonly say: Speaker }): JSX.Element | null;
}

/** How a night is told afterwards, where a game has one; the answers are those of the end and those of the night. */
export interface LedgerWay {
  pages(told: Told, answers: Answers, lang: Lang, who: (seat: number) => string): readonly Page[];
  read(told: Told, answers: Answers): Ledger;
}

/**
 * Who won at a table with real cards: found by its place, `<game>/whoWon/whoWon.tsx`. What is to be told follows from
 * what was told so far.
 */
export interface WhoWon {
  readonly text: ByLang<Text>;
  packs(players: number, lang: Lang): readonly Pack[];
  /** The names of the players are the screen's; `who` gives them. */
  pages(told: Told, answers: Answers, lang: Lang, who: (seat: number) => string): readonly Page[];
  /** Of answers in which nothing is open. */
  judge(told: Told, answers: Answers): Judged;
  readonly ledger?: LedgerWay;
}

const found = import.meta.glob<{ readonly whoWon: WhoWon }>('./*/whoWon/whoWon.tsx');

export const loadWhoWon = (id: string): Promise<{ readonly whoWon: WhoWon }> | undefined =>
  found[`./${folderOf(id)}/whoWon/whoWon.tsx`]?.();

/** The games whose end can be told. */
export const toldGames = games.filter(({ id }) => found[`./${folderOf(id)}/whoWon/whoWon.tsx`] !== undefined);
