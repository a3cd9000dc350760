import { type Answers, answerIn, forgotten, freeOf, nobody, type Page } from './sheet.ts';
import type { PagesOf } from './walk.ts';

/** What nobody remembers is tried in every way it may have been. */

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
