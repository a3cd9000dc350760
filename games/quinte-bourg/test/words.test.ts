import { de, speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { officeIds, quinteBourg } from '../src/index.ts';

const said = (
  key: string,
  params: { readonly [name: string]: number | string },
  ...names: string[]
): string => speak(quinteBourg.text.fr, { key, params }, names);

describe('French', () => {
  it('elides before a vowel that is heard', () => {
    const elided = ['Ana', 'Élise', 'Île', 'Œdipe', 'Hélène', 'Hugo', 'Yves', 'Ýmir'];
    for (const name of elided) expect(de(name)).toBe(`d’${name}`);
    for (const name of ['Bob', 'Hakim', 'Yasmine', 'Yann', 'Zoé', 'Çelik', '#3'])
      expect(de(name)).toBe(`de ${name}`);
  });

  it('says so of people, houses and offices', () => {
    expect(said('caricature.hung', { player: 0 }, 'Ana')).toBe('Une caricature d’Ana est placardée partout.');
    expect(said('lovers.chose', { house: 0 }, 'Yasmine')).toBe('Vous dormirez dans la maison de Yasmine.');
    for (const office of officeIds) expect(said('office.vacated', { office })).not.toMatch(/ de [AEIOUÉ]/);
  });

  it('speaks of anybody without guessing whether it is a man or a woman', () => {
    const deaths = ['night', 'undone', 'killing', 'attack', 'grief', 'execution', 'correction'];
    const keys = [...deaths.map((cause) => `death.${cause}`), 'sentence.passed', 'you.stalkedHome'];
    for (const key of keys)
      expect(said(key, { player: 0 }, 'Ana'), key).not.toMatch(
        /\b(est mort|exécuté|désigné|attaqué|retrouvé|ramené|épargné|condamné|mis)\b|\b(lui|elle|soi)\b/,
      );
  });

  it('addresses whoever leads as anybody else', () => {
    const asked = Object.entries(quinteBourg.text.fr.words).filter(([key]) => key.startsWith('master.'));
    for (const [key, words] of asked)
      if (typeof words === 'string') expect(words, key).not.toMatch(/-vous|\bvous\b/);
  });

  it('promises whoever is sentenced no seconds: over days they have hours, and with a person who leads no clock', () => {
    for (const text of [quinteBourg.text.fr, quinteBourg.text.en])
      expect(speak(text, { key: 'sentence.passed', params: { player: 0 } }, ['Ana'])).not.toMatch(/second/i);
  });
});
