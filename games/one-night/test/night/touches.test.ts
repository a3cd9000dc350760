import { begin, common, type Form, type Match, playRandomly, promptsOf, quick } from '@veillee/kernel';
import { stepOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { calls, type OneNight, oneNight, type RoleId, touchesOf } from '../../src/index.ts';
import { randomSeed, randomTable } from '../reference/setups.ts';

const seatsIn = (form: Form): number =>
  Math.max(
    0,
    ...Object.values(form)
      .flatMap(({ fields }) => Object.values(fields))
      .map((field) => ('pick' in field && field.of === 'seat' ? field.max : 0)),
  );

const rest: readonly RoleId[] = ['villager', 'villager', 'villager', 'hunter', 'tanner', 'prince'];
const touches = (call: string, ...deck: readonly RoleId[]): number =>
  touchesOf(call, { deck: [...deck, ...rest], gremlinSelf: false });

/** Calls back for every question put in a call, with what the sleepers may touch meanwhile. */
function listen(match: Match<OneNight>, hear: (call: string, form: Form, sleepers: number) => void): void {
  const step = stepOf(match);
  if (step?.type !== 'call') return;
  const { deck, gremlinSelf } = common(match).view;
  for (let seat = 0; seat < match.start.seats; seat += 1)
    for (const { form } of promptsOf(match, seat))
      hear(step.call, form, touchesOf(step.call, { deck, gremlinSelf }));
}

describe('what a sleeper may touch', () => {
  it('R53: is what the called may touch: one or two players, or as many as there are Werewolves in the deck', () => {
    expect(touches('gremlin', 'gremlin')).toBe(2);
    expect(touches('seer', 'seer')).toBe(1);
    expect(touches('witch', 'witch')).toBe(1);
    expect(touches('lovers', 'cupid')).toBe(1);
    expect(touches('squire', 'squire', 'werewolf', 'dream-wolf', 'alpha-wolf')).toBe(3);
    expect(touches('squire', 'squire')).toBe(1);
  });

  it('R78: a Doppelgänger may act as any card of the deck', () => {
    expect(touches('doppelganger', 'doppelganger', 'robber')).toBe(1);
    expect(touches('doppelganger', 'doppelganger', 'troublemaker')).toBe(2);
    expect(touches('squire', 'squire', 'doppelganger', 'werewolf', 'werewolf')).toBe(3);
  });

  it('R53: is never fewer than anybody is asked for, whatever the table', () => {
    const heard = new Set<string>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const rng = quick(seed);
      const begun = begin(oneNight, { ...randomTable(rng), seed: randomSeed(rng) });
      if (!begun.ok) throw new Error('a sound table is refused');
      playRandomly(begun.value, rng, {}, 400, () =>
        listen(begun.value, (call, form, sleepers) => {
          expect(sleepers, `${call} on seed ${seed}`).toBeGreaterThanOrEqual(seatsIn(form));
          heard.add(call);
        }),
      );
    }
    const asking = calls.filter(({ puts }) => puts.length > 0).map(({ id }) => id);
    expect(asking.filter((call) => !heard.has(call))).toEqual([]);
  });
});
