import { begin, playRandomly, quick, see } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { blood, mutationIds, readings, usesOf } from '../src/index.ts';

describe('random play', () => {
  it('uses every card, every right and every way a game can end', () => {
    const uses = Object.fromEntries(mutationIds.map((id) => [id, 0]));
    const told = new Map<string, number>();
    for (let seed = 0; seed < 1500; seed += 1) {
      const seats = 4 + (seed % 6);
      const options = { threshold: readings[seed % 3], twins: seats >= 8 && seed % 4 < 2 };
      const begun = begin(blood, { seats, seed: seed.toString(16).padStart(64, '0'), options });
      if (!begun.ok) throw new Error(`seed ${seed} is refused`);
      const match = begun.value;
      playRandomly(match, quick(seed), { rights: 30 }, 5000);
      if (!match.over) throw new Error(`seed ${seed} never ends`);
      for (const [id, count] of Object.entries(usesOf(stateOf(match)))) uses[id] = (uses[id] ?? 0) + count;
      const { facts, verdict } = see(match, 'master');
      for (const { key } of [...facts, ...(verdict?.reasons ?? [])]) told.set(key, (told.get(key) ?? 0) + 1);
    }
    console.info('uses of each card in 1500 random games:', uses);
    for (const id of mutationIds) expect(uses[id], id).toBeGreaterThan(0);
    for (const key of wanted) expect(told.get(key) ?? 0, key).toBeGreaterThan(0);
  });
});

const wanted = [
  'revelation.looked',
  'trial.opened',
  'twin.called',
  'death.trial',
  'death.twin',
  'death.betray',
  'death.claim',
  'token.returned',
  'token.handed',
  'ending.betrayed',
  'ending.claimed',
  'ending.misclaimed',
  'ending.counted',
  'camp.more',
  'camp.tie',
];
