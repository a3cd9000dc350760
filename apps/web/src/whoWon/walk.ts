import { type Answers, type Cell, forgotten, isAllTold, isOpen, openIn, type Page, putIn } from './sheet.ts';

/** How far the telling has come, and how to go back; plain data, so that a killed tab can take it up again. */
export interface Walk {
  readonly answers: Answers;
  /** What had been told before each touch, the last one at the end. */
  readonly past: readonly Answers[];
  /** The page that is open, and what was touched on it to be told anew. */
  readonly page: string;
  readonly cell: string | null;
  /** The pages that were shown: one on which nothing must be told is passed only once. */
  readonly seen: readonly string[];
}

/** What is to be told follows from what was told. */
export type PagesOf = (answers: Answers) => readonly Page[];

/** The same pages for the same answers: they are asked for many times at each touch. */
export function remembering(pagesOf: PagesOf): PagesOf {
  const known = new WeakMap<Answers, readonly Page[]>();
  return (answers) => {
    const pages = known.get(answers) ?? pagesOf(answers);
    known.set(answers, pages);
    return pages;
  };
}

export const newWalk: Walk = { answers: {}, past: [], page: '', cell: null, seen: [] };
/** So many touches can be taken back. */
const mostPast = 80;

export interface Where {
  readonly pages: readonly Page[];
  readonly page: Page;
  /** What is asked now; null: nothing on this page is open, and nothing was touched. */
  readonly cell: Cell | null;
  /** Who won can be said. */
  readonly whole: boolean;
}

const pageIn = (pages: readonly Page[], id: string): Page | undefined =>
  pages.find((page) => page.id === id) ?? pages[0];

/** Where the telling stands. */
export function whereIs(pagesOf: PagesOf, { answers, page: id, cell: touched }: Walk): Where {
  const pages = pagesOf(answers);
  const page = pageIn(pages, id);
  if (page === undefined) throw new Error('there is nothing to tell');
  const asks = page.way === 'each' || page.way === 'point';
  const found = page.cells.find(({ id }) => id === touched);
  const cell = found ?? (asks ? (openIn(page, answers)[0] ?? null) : null);
  return { pages, page, cell, whole: isAllTold(pages, answers) };
}

/** The next open cell of the page, going on from this one and around. */
function nextOpen({ cells }: Page, answers: Answers, after: Cell): Cell | undefined {
  const at = cells.findIndex(({ id }) => id === after.id);
  return [...cells.slice(at + 1), ...cells.slice(0, at + 1)].find((cell) => isOpen(cell, answers));
}

/** Where to go once nothing on a page is open: on in the order of pages to what is open or was not shown yet, else back. */
function nextPage(pages: readonly Page[], page: Page, walk: Walk): Page {
  const isOpenPage = (one: Page): boolean => openIn(one, walk.answers).length > 0;
  const isNew = ({ id }: Page): boolean => id !== page.id && !walk.seen.includes(id);
  const at = pages.findIndex(({ id }) => id === page.id);
  const after = pages.slice(at + 1).find((one) => isOpenPage(one) || isNew(one));
  return after ?? pages.find(isOpenPage) ?? pages.find(isNew) ?? page;
}

const seenAlso = (seen: readonly string[], id: string): readonly string[] =>
  seen.includes(id) ? seen : [...seen, id];

const changed = (walk: Walk, answers: Answers): Walk => ({
  ...walk,
  answers,
  past: [...walk.past, walk.answers].slice(-mostPast),
});

/** Answers what is asked, and goes on to what is open next. */
export function pick(pagesOf: PagesOf, walk: Walk, value: string): Walk {
  const { page, cell, whole } = whereIs(pagesOf, walk);
  if (cell === null) return walk;
  const done = changed(walk, putIn(page, walk.answers, cell, value));
  const pages = pagesOf(done.answers);
  const here = pages.find(({ id }) => id === page.id);
  const seen = seenAlso(walk.seen, page.id);
  const next = here && nextOpen(here, done.answers, cell);
  if (next !== undefined) return { ...done, seen, page: page.id, cell: next.id };
  // Mended in hindsight: whoever came back stays where they are.
  if (whole && isAllTold(pages, done.answers)) return { ...done, seen, page: page.id, cell: null };
  return { ...done, seen, page: nextPage(pages, page, { ...done, seen }).id, cell: null };
}

/** Tells something of one cell of the open page, wherever it lies: a token laid, somebody ticked, a number. */
export function tellOf(pagesOf: PagesOf, walk: Walk, id: string, value: string): Walk {
  const { page } = whereIs(pagesOf, walk);
  const cell = page.cells.find((one) => one.id === id);
  if (cell === undefined) return walk;
  return { ...changed(walk, putIn(page, walk.answers, cell, value)), cell: null };
}

/** Nobody remembers: the question is left open for good. */
export const forgetCell = (pagesOf: PagesOf, walk: Walk): Walk => pick(pagesOf, walk, forgotten);

/** Opens a page, or one cell of it to be told anew. */
export const go = (walk: Walk, page: string, cell: string | null = null): Walk => ({
  ...walk,
  page,
  cell,
  seen: seenAlso(walk.seen, page),
});

/** On from a page on which nothing must be told. */
export function nextStep(pagesOf: PagesOf, walk: Walk): Walk {
  const { pages, page } = whereIs(pagesOf, walk);
  const seen = seenAlso(walk.seen, page.id);
  return { ...walk, seen, page: nextPage(pages, page, { ...walk, seen }).id, cell: null };
}

/** Whether a page waits that was not shown yet. */
export const isMoreToCome = ({ pages, page }: Where, { seen }: Walk): boolean =>
  pages.some(({ id }) => id !== page.id && !seen.includes(id));

/** Takes back the last touch; where it was told is open again. */
export function undo(pagesOf: PagesOf, walk: Walk): Walk {
  const before = walk.past.at(-1);
  if (before === undefined) return walk;
  const { answers } = walk;
  const back = { ...walk, answers: before, past: walk.past.slice(0, -1) };
  for (const page of pagesOf(before)) {
    const cell = page.cells.find(({ id }) => before[id] !== answers[id]);
    const asks = page.way === 'each' || page.way === 'point';
    if (cell !== undefined) return { ...back, page: page.id, cell: asks ? cell.id : null };
  }
  return { ...back, cell: null };
}
