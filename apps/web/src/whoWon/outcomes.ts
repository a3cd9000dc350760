import type { Judged } from '../games/whoWon.ts';
import { type Answers, answerIn, forgotten, freeOf, nobody, openIn, type Page } from './sheet.ts';
import type { PagesOf, Walk } from './walk.ts';

/** What nobody remembers is tried in every way it may have been. */

/** Ends that are one to those who played: the same win, and the same die. */
export const asPlayed = ({ winners, dead, teams }: Judged): string => JSON.stringify([winners, dead, teams]);

/** More would keep the phone busy for longer than anybody waits. */
const most = 4000;

export interface Outcome<J> {
  readonly judged: J;
  /** In how many ways it comes to this. */
  readonly ways: number;
}
export interface Outcomes<J> {
  readonly outcomes: readonly Outcome<J>[];
  /** False: too much is forgotten for all of it to be tried. */
  readonly complete: boolean;
}

interface Open {
  readonly page: Page;
  readonly cell: Page['cells'][number];
}

function firstOpen(pages: readonly Page[], answers: Answers): Open | undefined {
  for (const page of pages)
    for (const cell of page.cells) {
      const value = answerIn(cell, answers);
      if (value === undefined || value === forgotten) return { page, cell };
    }
  return undefined;
}

/** All ways to fill in what is open, as far as there are things enough. */
function* filledIn(pagesOf: PagesOf, answers: Answers): Generator<Answers> {
  const open = firstOpen(pagesOf(answers), answers);
  if (open === undefined) {
    yield answers;
    return;
  }
  const { page, cell } = open;
  for (const { id } of cell.choices)
    if (id === nobody || (freeOf(page, id, answers, cell) ?? 1) > 0)
      yield* filledIn(pagesOf, { ...answers, [cell.id]: id });
}

/** More questions than these are asked first, and more ways are not tried at each touch. */
const [fewOpen, fewWays] = [3, 240];

/**
 * Whether what is still open changes nothing any more: in whatever way it is answered, it ends alike. A page that
 * nobody has seen yet may say something else than is usual.
 */
export function isSettled<J>(
  pagesOf: PagesOf,
  { answers, seen }: Pick<Walk, 'answers' | 'seen'>,
  judge: (answers: Answers) => J,
  same: (judged: J) => string,
): boolean {
  const pages = pagesOf(answers);
  const open = pages.map((page) => openIn(page, answers).length);
  const isUnseen = pages.some(({ id }, i) => open[i] === 0 && !seen.includes(id));
  if (isUnseen || open.reduce((sum, one) => sum + one, 0) > fewOpen) return false;
  let [first, tried]: [string | undefined, number] = [undefined, 0];
  for (const whole of filledIn(pagesOf, answers)) {
    const key = same(judge(whole));
    first ??= key;
    tried += 1;
    if (key !== first || tried > fewWays) return false;
  }
  return first !== undefined;
}

/** Everything it may have come to, the likeliest first; `same` says which ends are one to those who played. */
export function outcomesOf<J>(
  pagesOf: PagesOf,
  answers: Answers,
  judge: (answers: Answers) => J,
  same: (judged: J) => string,
): Outcomes<J> {
  const found = new Map<string, { judged: J; ways: number }>();
  let tried = 0;
  let complete = true;
  for (const whole of filledIn(pagesOf, answers)) {
    tried += 1;
    if (tried > most) {
      complete = false;
      break;
    }
    const judged = judge(whole);
    const key = same(judged);
    const known = found.get(key);
    if (known === undefined) found.set(key, { judged, ways: 1 });
    else known.ways += 1;
  }
  return { outcomes: [...found.values()].sort((one, other) => other.ways - one.ways), complete };
}
