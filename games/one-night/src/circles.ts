import type { Circle } from '@veillee/kernel';
import { onlookers, speakers } from './day/steps.ts';
import { everyone } from './places.ts';
import type { State } from './state.ts';

/** All one can say without a word: everybody has the same few. */
export const signs = ['agree', 'doubt', 'wonder', 'laugh'] as const;

/** Nobody speaks in the dark; by day a Mask may only react, and a Shroud sees no reactions (R81). */
export function circles(state: State): readonly Circle[] {
  if (state.phase === 'dusk' || state.phase === 'mark-check' || state.phase === 'night') return [];
  const all = everyone(state.seats);
  const [talk, watch] = state.phase === 'end' ? [all, all] : [speakers(state), onlookers(state)];
  return [
    { id: 'talk', speak: talk, hear: 'all' },
    { id: 'reactions', speak: all, hear: [...watch, 'table'], signs },
  ];
}
