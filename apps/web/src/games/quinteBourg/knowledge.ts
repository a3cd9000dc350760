import type { Told, Verdict } from '@veillee/kernel';
import type { View } from '@veillee/quinte-bourg';
import type { Knowledge } from '../face.ts';
import type { Seen } from './shown.ts';

/** What one's cards are is read by holding them, never in passing, nor in the notes. */
const dealt = 'you.wereDealt';

export const knowledge: Knowledge<View, Verdict> = {
  // The master hears what everybody is told: his book says it better.
  news: (sight) =>
    sight.chair === 'master' || sight.view.phase === 'deal' ? [] : justNow(sight).filter(isMine).slice(-4),
  notes: ({ facts }) => facts.filter((fact) => isMine(fact) && fact.key !== dealt),
};

const isMine = ({ to }: Told): boolean => to !== 'all';

const bells = new Set([
  'opening.called',
  'line.called',
  'line.cards',
  'morning.came',
  'session.opened',
  'night.fell',
]);
/** What was told since the last bell. */
const justNow = ({ facts }: Seen): readonly Told[] =>
  facts.slice(facts.findLastIndex(({ key }) => bells.has(key)) + 1);
