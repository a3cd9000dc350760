import type { JSX } from 'preact';
import { claimedBy } from '../day/feed.ts';
import { TipRow, useTip } from '../primer/TipRow.tsx';
import type { Shown } from '../shown.ts';
import { DeckStrip } from './DeckStrip.tsx';
import { isInTheDark } from './skies.ts';

/** The deck, always at hand; in a first evening sometimes a tip in its place, which moves nothing. */
export function Strip({ sight }: Shown): JSX.Element | null {
  const { view } = sight;
  const tip = useTip(sight);
  const dark = isInTheDark(view.phase);
  if (view.phase === 'end') return null;
  if (tip !== null) return <TipRow tip={tip} slim />;
  return <DeckStrip deck={view.deck} claimed={[...claimedBy(view).values()]} dark={dark} />;
}
