import { callTextOf, oneNight, type RoleId, roadOf, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { describe, expect, it } from 'vitest';
import { countAt, type Script, saidIn, sentencesOf, speechPlan } from './script.ts';
import { stageWords } from './words.ts';

const script: Script = {
  moment: 'one',
  lead: [
    'Le soleil descend lentement derrière les toits du village. Fermez tous les yeux.',
    'Fermez les yeux.',
  ],
  open: 'Vampires, ouvrez les yeux.',
  more: 'Choisissez quelqu’un. Puis remplacez sa marque par la vôtre, sans regarder celle qui y était.',
  close: 'Vampires, rendormez-vous.',
};

describe('what is said in the time there is', () => {
  it('is all of it, sentence by sentence, where time plays no part', () => {
    expect(speechPlan(script, null).open).toHaveLength(5);
  });

  it('always has the call; then its end, the longest lead that fits, and as much more as fits', () => {
    expect(speechPlan(script, 3000)).toEqual({ open: ['Vampires, ouvrez les yeux.'], later: [] });
    const { open, later } = speechPlan(script, 10_000);
    expect(open).toEqual(['Fermez les yeux.', 'Vampires, ouvrez les yeux.', 'Choisissez quelqu’un.']);
    expect(later.map(({ say }) => say)).toEqual(['Vampires, rendormez-vous.']);
    expect(speechPlan(script, 60_000).open).toHaveLength(5);
  });

  it('never takes longer than the call', () => {
    for (let time = 5000; time < 40_000; time += 500) {
      const { open, later } = speechPlan(script, time);
      const all = [...open, ...later.map(({ say }) => say)];
      expect(all.reduce((sum, one) => sum + saidIn(one) - 400, 0)).toBeLessThan(time);
    }
  });

  it('cuts sentences at their ends only', () => {
    expect(sentencesOf('Un… deux… trois ! Vous qui veillez. « Oui. »')).toEqual([
      'Un… deux… trois !',
      'Vous qui veillez.',
      '« Oui. »',
    ]);
  });
});

describe('the road of the night', () => {
  it('has a text in both languages for each of its calls, whatever the deck', () => {
    const deck = Object.keys(roles) as RoleId[];
    const road = roadOf(deck);
    expect(road.length).toBeGreaterThan(25);
    expect(road.filter(({ call }) => call === 'mark-check')).toHaveLength(1);
    for (const lang of ['fr', 'en'] as const)
      for (const { call, copy } of road)
        expect(names[lang].calls[callTextOf(call, copy, { deck, gremlinSelf: false })].open).not.toBe('');
    expect(oneNight.id).toBe('one-night');
  });
});

describe('the count of three', () => {
  it('is the same on a phone and in the voice of the table: one, two, and three at the end', () => {
    expect([4000, 3001, 3000, 2001, 2000, 1001, 1000, 1, 0, -50].map(countAt)).toEqual([
      null,
      null,
      1,
      1,
      2,
      2,
      3,
      3,
      3,
      3,
    ]);
    // The voice says the i-th word with 3 − i seconds left.
    expect(stageWords.fr.count.map((_, i) => countAt(3000 - i * 1000))).toEqual([1, 2, 3]);
  });
});
