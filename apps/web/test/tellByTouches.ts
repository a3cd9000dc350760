import type { Rng } from '@veillee/kernel';
import { expect } from 'vitest';
import type { Choice } from '../src/whoWon/sheet.ts';
import {
  newWalk,
  nextStep,
  type PagesOf,
  pick,
  tellOf,
  undo,
  type Walk,
  whereIs,
} from '../src/whoWon/walk.ts';

/** An end told touch by touch, as the screens do it; now and then there is a slip, which is taken back. */
export function tellByTouches(
  pagesOf: PagesOf,
  answerTo: (cell: string, choices: readonly Choice[]) => string,
  rng: Rng,
): { readonly walk: Walk; readonly touches: number } {
  let walk = newWalk;
  let touches = 0;
  for (;;) {
    const { page, cell, whole } = whereIs(pagesOf, walk);
    if (cell !== null) {
      if (rng.below(20) === 0) {
        const slip = cell.choices[rng.below(cell.choices.length)]?.id ?? '';
        walk = undo(pagesOf, pick(pagesOf, walk, slip));
        expect(whereIs(pagesOf, walk).cell?.id).toBe(cell.id);
      }
      walk = pick(pagesOf, walk, answerTo(cell.id, cell.choices));
      touches += 1;
      continue;
    }
    for (const { id, usual, choices } of page.way === 'each' || page.way === 'point' ? [] : page.cells) {
      const answer = answerTo(id, choices);
      if (answer === usual) continue;
      walk = tellOf(pagesOf, walk, id, answer);
      touches += page.way === 'lay' ? 2 : 1;
    }
    const next = nextStep(pagesOf, walk);
    if (next.page === page.id) {
      expect(whole).toBe(true);
      return { walk: next, touches };
    }
    walk = next;
    touches += 1;
  }
}
