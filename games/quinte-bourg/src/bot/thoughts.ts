import { isStyle, type Thought, usualStyle } from '@veillee/bots';
import { type Phrase, replay, type Seat, see, type Transcript } from '@veillee/kernel';
import { quinteBourg } from '../index.ts';
import { type Mind, mindOf } from './mind.ts';

/**
 * Whom each bot suspected as it voted first and last, or whom it thought all others did, told after the end. What it made
 * of others' words is not among it: talk is no part of what is kept of a match.
 */
export function thoughtsOf(script: Transcript): readonly Thought[] {
  const first = new Map<Seat, Guess>();
  const last = new Map<Seat, Guess>();
  replay(quinteBourg, script, (match) => {
    for (const seat of see(match, 'table').view.poll?.turn ?? []) {
      if (!isStyle(script.bots?.[seat])) continue;
      const mind = mindOf(see(match, seat), { style: usualStyle, heard: [] });
      const guess = mind && guessOf(mind);
      if (guess === undefined) continue;
      if (!first.has(seat)) first.set(seat, guess);
      last.set(seat, guess);
    }
  });
  return [...first]
    .sort(([a], [b]) => a - b)
    .map(([by, guess]) => {
      const now = last.get(by);
      const isNews = now !== undefined && JSON.stringify(now) !== JSON.stringify(guess);
      return { seat: by, phrases: [told('first', by, guess), ...(isNews ? [told('last', by, now)] : [])] };
    });
}

interface Guess {
  /** Its own suspicion, or what it took for that of all. */
  readonly of: 'own' | 'crowd';
  readonly seat: Seat;
  readonly percent: number;
}

function guessOf(mind: Mind): Guess | undefined {
  const of = mind.pack(mind.me) === 1 ? 'crowd' : 'own';
  const chance = (seat: Seat): number => (of === 'crowd' ? mind.crowd(seat) : mind.pack(seat));
  const seat = mind.living.filter((one) => one !== mind.me).toSorted((a, b) => chance(b) - chance(a))[0];
  return seat === undefined ? undefined : { of, seat, percent: Math.round(100 * chance(seat)) };
}

const told = (when: 'first' | 'last', by: Seat, { of, seat, percent }: Guess): Phrase => ({
  key: `thought.${of}.${when}`,
  params: { by, seat, percent },
});
