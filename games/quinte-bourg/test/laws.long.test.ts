import type { Rng } from '@veillee/kernel';
import { type LawName, lawNames, obey, type Subject } from '@veillee/kernel/laws';
import { describe, it } from 'vitest';
import { type Quinte, quinteBourg } from '../src/index.ts';
import { darkNight } from './dark.ts';
import { worldsOf } from './worlds.ts';

const oneOf = <T>(rng: Rng, things: readonly T[]): T => things[rng.below(things.length)] as T;

/** Small villages, so that a law sees many of them; every setting comes up. */
const village: Subject<Quinte> = {
  game: quinteBourg,
  setup: (rng) => ({
    seats: 6 + rng.below(9),
    options: {
      start: oneOf(rng, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
      priest: oneOf(rng, ['capitalist', 'traditional']),
      snoop: oneOf(rng, ['both', 'camp']),
      carnage: oneOf(rng, ['never', 'master', 1]),
      voting: oneOf(rng, ['turn', 'together']),
      nights: oneOf(rng, ['lines', 'lines', 'together']),
      openInvocations: rng.below(2) === 0,
      privatePurses: rng.below(4) > 0,
      weeks: 3,
    },
  }),
  worlds: worldsOf(quinteBourg),
  maxInputs: 20_000,
};

const matches: { readonly [law in LawName]?: number } = {
  undoes: 4,
  offers: 6,
  roundTrip: 6,
  replays: 6,
  worlds: 40,
};

describe('the laws every game obeys', () => {
  for (const law of lawNames) {
    it(law, { timeout: 120_000 }, () => obey(village, law, { matches: matches[law] ?? 12 }));
  }

  it('worlds, in nights full of killings and thefts', () => {
    const night = { game: quinteBourg, setup: darkNight, worlds: worldsOf(quinteBourg), maxInputs: 100 };
    obey(night, 'worlds', { matches: 120 });
  });
});
