import { guideOf } from '../../../line/guide.ts';
import type { Seen } from '../shown.ts';
import { isInTheDark } from '../table/skies.ts';

/** What helps in a first evening, in its order; each is given once on a device. */
export const tips = ['deal', 'touch', 'learn', 'tell', 'read', 'vote'] as const;
export type Tip = (typeof tips)[number];

export const primer = guideOf('veillee.one-night.primer', tips);

/** In the dark a tip has these calls, counted from the first: the same moment for everybody, whatever they hold. */
const callsOf: { readonly [tip in Tip]?: readonly [from: number, to: number] } = {
  touch: [1, 2],
  learn: [3, 5],
};

const callsSoFar = ({ facts }: Seen): number =>
  facts.filter(({ key }) => key === 'night.called' || key === 'night.markCheck').length;

/** The tip of this moment: it follows from what all are told, and never from what one holds or is asked. */
export function tipFor(sight: Seen): Tip | null {
  const { phase } = sight.view;
  if (typeof sight.chair !== 'number') return null;
  const calls = callsSoFar(sight);
  const now = (tip: Tip): boolean => {
    const [from, to] = callsOf[tip] ?? [0, -1];
    if (tip === 'deal' || tip === 'vote') return phase === tip;
    if (tip === 'tell' || tip === 'read') return phase === 'day';
    return isInTheDark(phase) && from <= calls && calls <= to;
  };
  return tips.find((tip) => now(tip) && !primer.isPassed(tip)) ?? null;
}
