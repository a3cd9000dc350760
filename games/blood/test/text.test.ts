import { begin, type Form, langs, playRandomly, quick, see, speak } from '@veillee/kernel';
import { misspacing, unworded } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { blood, ruleIds } from '../src/index.ts';

describe('the words', () => {
  it('say every rule, card and ruling in both languages', () => {
    for (const rule of ruleIds) expect(unworded(blood, { key: `rule.${rule}` })).toBeUndefined();
  });

  it('name the authors', () => {
    for (const lang of langs) expect(speak(blood.text[lang], { key: 'credits' })).toContain('Chen Chih-Fan');
  });

  it('are set as French is', () => {
    const badly = Object.entries(blood.text.fr.words).flatMap(([key, words]) => {
      const wrong = typeof words === 'function' ? undefined : misspacing(JSON.stringify(words));
      return wrong === undefined ? [] : [`${key}: ${wrong}`];
    });
    expect(badly).toEqual([]);
  });

  it('have a name for every way and every field of every form', () => {
    const missing = new Set<string>();
    const known = (key: string): void => {
      for (const lang of langs) if (!Object.hasOwn(blood.text[lang].words, key)) missing.add(key);
    };
    const read = (form: Form): void => {
      for (const [name, { fields }] of Object.entries(form)) {
        known(`way.${name}`);
        for (const field of Object.keys(fields)) known(`field.${field}`);
      }
    };
    for (let seed = 0; seed < 60; seed += 1) {
      const begun = begin(blood, { seats: 9, seed: `${seed}`.padStart(64, '0'), options: { twins: true } });
      if (!begun.ok) throw new Error('refused');
      const match = begun.value;
      playRandomly(match, quick(seed), { rights: 20 }, 2000, () => {
        const { prompts, rights } = see(match, seed % 9);
        for (const { form } of [...prompts, ...rights]) read(form);
      });
    }
    expect([...missing]).toEqual([]);
  });

  it('count halves as people write them', () => {
    const points = (lang: 'fr' | 'en', points: number): string =>
      speak(blood.text[lang], { key: 'points.dead', params: { player: 0, card: 'human-1', points } }, ['A']);
    expect([0, 0.5, 1, 1.5, 2, 2.5].map((n) => points('fr', n).split('\u00a0: ')[1])).toEqual([
      '0 point.',
      '½ point.',
      '1 point.',
      '1½ point.',
      '2 points.',
      '2½ points.',
    ]);
    expect([0, 0.5, 1, 1.5].map((n) => points('en', n).split(': ')[1])).toEqual([
      '0 points.',
      '½ point.',
      '1 point.',
      '1½ points.',
    ]);
  });
});
