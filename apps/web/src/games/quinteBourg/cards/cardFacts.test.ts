import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../speaker.ts';
import { phoneWords } from '../phoneWords.ts';
import { goalOf, isCalled, nightsOfWeek } from './cardFacts.ts';

const sandman = { role: 'villager', held: ['sandman'], camps: ['villagers'] } as const;
const reptilian = { role: 'reptilian', held: ['sandman'], camps: ['reptilians', 'lovers'] } as const;

describe('what one wins by', () => {
  it('is the strongest camp, whichever one joined first (§3)', () => {
    const say = speakerOf(undefined, 'fr', []);
    const { goals } = phoneWords.fr;
    expect(goals.reptilians).not.toBe(goals.villagers);
    expect(goalOf(['villagers', 'reptilians'], say)).toBe(goals.reptilians);
    expect(goalOf(['reptilians', 'villagers'], say)).toBe(goals.reptilians);
  });
});

describe('who is called at night', () => {
  it('the living by their cards, their pack or their love', () => {
    expect(nightsOfWeek.some((night) => isCalled(sandman, 'alive', night))).toBe(true);
    for (const night of nightsOfWeek) expect(isCalled(reptilian, 'alive', night)).toBe(true);
  });

  it('the dead by what they have become: ghosts every night, spirits to the dream, others never (§8)', () => {
    for (const mine of [sandman, reptilian]) {
      expect(nightsOfWeek.filter((night) => isCalled(mine, 'ghost', night))).toEqual(nightsOfWeek);
      expect(nightsOfWeek.filter((night) => isCalled(mine, 'spirit', night))).toEqual([
        'wednesday',
        'saturday',
      ]);
      for (const fate of ['dying', 'legacy', 'gone'] as const)
        expect(nightsOfWeek.filter((night) => isCalled(mine, fate, night))).toEqual([]);
    }
  });
});
