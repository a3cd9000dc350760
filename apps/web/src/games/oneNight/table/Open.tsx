import type { JSX } from 'preact';
import type { Shown } from '../shown.ts';
import { ClaimBoard } from './ClaimBoard.tsx';
import { DeckWall } from './DeckWall.tsx';

/** What lies open for all: while the cards are dealt which they are, then what was said. */
export function Open(shown: Shown): JSX.Element | null {
  const { chair, view } = shown.sight;
  if (view.phase === 'deal') return chair === 'table' ? <DeckWall deck={view.deck} /> : null;
  return view.phase === 'day' || view.phase === 'vote' ? <ClaimBoard {...shown} /> : null;
}
