import { blood } from '@veillee/blood';
import type { Rng, Spec } from '@veillee/kernel';
import type { Subject } from '@veillee/kernel/laws';
import { type Quinte, quinteBourg, realTime } from '@veillee/quinte-bourg';
import { subjectOf as bloodSubject } from '../../../../games/blood/test/worlds.ts';
import { subject as oneNightSubject } from '../../../../games/one-night/test/laws/subject.ts';
import { worldsOf as villagesOf } from '../../../../games/quinte-bourg/test/worlds.ts';
import type { Tempo } from './worlds.ts';

const oneNightTempo: Tempo = {
  hurry: (setup) => ({
    ...setup,
    options: { ...(setup.options as object), pace: { deal: 9, call: 3, markCheck: 3, day: 9, vote: 3 } },
  }),
};
const bloodTempo: Tempo = {
  hurry: (setup) => ({ ...setup, options: { ...(setup.options as object), limit: 9 } }),
};

const village: Subject<Quinte> = {
  game: quinteBourg,
  setup: (rng: Rng) => ({
    seats: 6 + rng.below(3),
    options: {
      voting: rng.below(2) === 0 ? 'turn' : 'together',
      openInvocations: rng.below(2) === 0,
      weeks: 3,
    },
  }),
  worlds: villagesOf(quinteBourg),
  maxInputs: 20_000,
};
const villageTempo: Tempo = {
  hurry: (setup) => ({
    ...setup,
    options: {
      ...(setup.options as object),
      pace: Object.fromEntries(Object.keys(realTime).map((part) => [part, 3])),
    },
  }),
};

/** A game, where its worlds are found, and how quick an evening it is tried on. */
export type Case = readonly [name: string, subject: Subject, tempo: Tempo];
export const cases: readonly Case[] = [
  ['One Night', oneNightSubject as unknown as Subject<Spec>, oneNightTempo],
  ['Blood', bloodSubject(blood) as unknown as Subject<Spec>, bloodTempo],
  ['Quinte-Bourg', village as unknown as Subject<Spec>, villageTempo],
];
