import { type LawName, lawNames, obey } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { oneNight } from '../../src/index.ts';
import { subject, subjectOf } from './subject.ts';
import type { Found, Kind } from './worlds.ts';

/** Random matches before each law. */
const matches: { readonly [law in LawName]?: number } = { worlds: 1500 };
const usual = 200;

describe('One Night', () => {
  it.each(lawNames.filter((law) => law !== 'worlds'))('obeys the law "%s"', { timeout: 60_000 }, (law) => {
    obey(subject, law, { matches: matches[law] ?? usual });
  });

  it('shows no chair what the rules keep from it', { timeout: 120_000 }, () => {
    const kinds: { [kind in Kind]: number } = { table: 0, feared: 0, asleep: 0, awake: 0 };
    const found: (Found | undefined)[] = [];
    const counting = subjectOf(oneNight, (world) => found.push(world));
    obey(counting, 'worlds', { matches: matches.worlds as number });
    const share = (which: (world: Found) => boolean): number =>
      found.filter((world) => world !== undefined && which(world)).length / found.length;
    for (const world of found) if (world !== undefined) kinds[world.kind] += 1;
    console.log(
      share(() => true),
      share(({ day }) => day),
      share(({ dealt }) => dealt > 0),
      share(({ day, dealt }) => day && dealt > 0),
      share(({ day, dealt }) => day && dealt > 3),
      kinds,
    );
    expect(share(() => true)).toBeGreaterThan(0.9);
  });
});
