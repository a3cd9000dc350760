import { type LawName, lawNames, obey } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { oneNight } from '../../src/index.ts';
import { subjectOf, subjectWithAll } from './subject.ts';
import type { Found, Kind } from './worlds.ts';

/** Random matches before each law. */
const matches = 1000;
const pairs = 2500;

describe('One Night', () => {
  const others: readonly LawName[] = lawNames.filter((law) => law !== 'worlds');

  it.each(others)('obeys the law "%s" in a thousand random matches', (law) => {
    obey(subjectWithAll, law, { matches });
  });

  it('shows no chair what the rules keep from it', () => {
    const sought: (Found | undefined)[] = [];
    obey(
      subjectOf(oneNight, (found) => sought.push(found)),
      'worlds',
      { matches: pairs },
    );
    const worlds = sought.filter((found) => found !== undefined);
    const share = (which: (found: Found) => boolean): number => worlds.filter(which).length / pairs;
    expect(worlds.length / pairs).toBeGreaterThan(0.85);
    // Most have other cards, many of them far from the first deal, and most hold until day or a chosen moment.
    expect(share(({ dealt }) => dealt > 0)).toBeGreaterThan(0.8);
    expect(share(({ dealt }) => dealt > 3)).toBeGreaterThan(0.5);
    expect(share(({ day, dealt }) => day && dealt > 0)).toBeGreaterThan(0.5);
    const kinds: readonly Kind[] = ['table', 'feared', 'asleep', 'awake'];
    for (const kind of kinds) {
      expect(
        share((found) => found.kind === kind && found.dealt > 0),
        kind,
      ).toBeGreaterThan(0.01);
    }
  });
});
