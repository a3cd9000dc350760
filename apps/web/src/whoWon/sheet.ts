import type { IconName } from '../kit/iconNames.ts';

/** The end of an evening with real cards as people tell it, one touch after another; a game says what is to be told. */

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName;
  /** Written beside the picture: a number. */
  readonly sign?: string;
}

/** One thing to be told: of a player, of something that lies apart, or of the whole table. */
export interface Cell {
  readonly id: string;
  /** Whose it is. */
  readonly seat: number | null;
  /** What it is called where it is nobody's, or a token that is laid before somebody. */
  readonly name?: string;
  readonly icon?: IconName;
  /** The question, where it stands alone on the screen. */
  readonly asks: string;
  /** A player is named by the seat. */
  readonly choices: readonly Choice[];
  /** What it is unless somebody says otherwise; without it, it must be told. */
  readonly usual?: string;
  /** A player is chosen by a touch on their seat, whatever else may be chosen. */
  readonly touched?: true;
}

/**
 * How a page is filled in: `each` asks one thing after another, `point` is answered by touching a seat, `lay` puts
 * tokens before seats, `tick` says of whom something is so, `count` asks numbers.
 */
export type Way = 'each' | 'point' | 'lay' | 'tick' | 'count';

export interface Page {
  readonly id: string;
  readonly way: Way;
  readonly name: string;
  readonly title: string;
  readonly hint: string;
  readonly cells: readonly Cell[];
  /** How many there are of each choice; unless given, as many as are wanted. */
  readonly stock?: { readonly [choice: string]: number };
  /** Before nobody lies more than one of these tokens. */
  readonly single?: true;
}

/** What was told so far; what is told of things that are not asked any more stays, and counts for nothing. */
export type Answers = { readonly [cell: string]: string };

/** Nobody remembers: all that it may have been is looked at. */
export const forgotten = '?';
export const nobody = 'none';

const offers = ({ choices }: Cell, value: string): boolean => choices.some(({ id }) => id === value);

/** What a cell says now; undefined while it is open. A number is taken as it is. */
export function answerIn(cell: Cell, answers: Answers): string | undefined {
  const given = answers[cell.id];
  if (given === undefined) return cell.usual;
  if (given === forgotten) return cell.usual === undefined ? given : cell.usual;
  return cell.choices.length === 0 || offers(cell, given) ? given : cell.usual;
}

export const isOpen = (cell: Cell, answers: Answers): boolean => answerIn(cell, answers) === undefined;
export const openIn = ({ cells }: Page, answers: Answers): readonly Cell[] =>
  cells.filter((cell) => isOpen(cell, answers));
/** Whether nothing more must be told. */
export const isAllTold = (pages: readonly Page[], answers: Answers): boolean =>
  pages.every((page) => openIn(page, answers).length === 0);
/** What nobody remembers. */
export const lostIn = (pages: readonly Page[], answers: Answers): readonly Cell[] =>
  pages.flatMap(({ cells }) => cells.filter((cell) => answerIn(cell, answers) === forgotten));

/** Who has this choice already, of those who are not asked now. */
export const holdersOf = ({ cells }: Page, choice: string, answers: Answers, asked: Cell | null): Cell[] =>
  cells.filter((cell) => cell.id !== asked?.id && answerIn(cell, answers) === choice);

/** How many of it are still free; undefined where there is no end of them. */
export function freeOf(page: Page, choice: string, answers: Answers, asked: Cell | null): number | undefined {
  const most = page.stock?.[choice];
  return most === undefined ? undefined : most - holdersOf(page, choice, answers, asked).length;
}

/** Told of one cell; a token laid where only one may lie takes the place of the other. */
export function putIn(page: Page, answers: Answers, cell: Cell, value: string): Answers {
  const others = page.single ? page.cells.filter((one) => answerIn(one, answers) === value) : [];
  const freed = others.map((one) => [one.id, nobody] as const);
  return { ...answers, ...(value === nobody ? {} : Object.fromEntries(freed)), [cell.id]: value };
}

/** What stands of all that was told: by the things that are asked now, and as they may be answered. */
export const standing = (pages: readonly Page[], answers: Answers): Answers =>
  Object.fromEntries(
    pages.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const value = answerIn(cell, answers);
        return value === undefined ? [] : [[cell.id, value] as const];
      }),
    ),
  );
