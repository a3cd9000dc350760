import { describe, expect, it } from 'vitest';
import { a, de, type People, que, seatFormats, speak, type Text } from './index.ts';

const words = {
  swaps: '{by:Subject} {by:verb|échange|échanges} la carte {who:of}.',
  said: 'On dit {who:that} {who:verb|gagne|gagnes}.',
  won: {
    other: '{who:Subject} {who:verb|gagne|gagnent|gagnes|gagnez}, {who:as|élues|élus|sans débat}.',
    you: { who: 'Tu gagnes, {who:as|élue|élu|sans débat}.' },
  },
  seen: 'Tu as vu {who:any|avec |personne}.',
  lays: '{by:Subject} {by:verb|pose|poses} une carte devant {who:other(by)}.',
};
const fr: Text = { lang: 'fr', words, formats: seatFormats };
const people: People = { names: ['Agathe', 'Bo', 'Hélène', 'Hakim'], genders: ['she', 'he', 'she', null] };
const said = (
  key: keyof typeof words,
  params: { readonly [name: string]: number | number[] },
  self?: number,
) => speak(fr, { key, params }, { ...people, self });

describe('French', () => {
  it.each(['Ana', 'Élise', 'Œdipe', 'Hélène', 'Hugo', 'Yves', 'homme', 'histoire'])(
    'elides before %s',
    (word) => {
      expect([de(word), que(word)]).toEqual([`d’${word}`, `qu’${word}`]);
    },
  );
  it.each(['Bob', 'Hakim', 'Yasmine', 'hibou', 'héros', 'Ouane', 'onze', 'Y', '#3'])(
    'does not before %s',
    (word) => {
      expect([de(word), que(word)]).toEqual([`de ${word}`, `que ${word}`]);
    },
  );
  it('joins de and à with an article', () => {
    expect(['le Village', 'les Loups', 'la Meute', 'l’Assassin'].map(de)).toEqual([
      'du Village',
      'des Loups',
      'de la Meute',
      'de l’Assassin',
    ]);
    expect(['le Village', 'les Loups', 'la Meute'].map(a)).toEqual(['au Village', 'aux Loups', 'à la Meute']);
  });
});

describe('somebody in a sentence', () => {
  it('is called by name, or spoken to', () => {
    expect(said('swaps', { by: 1, who: 0 })).toBe('Bo échange la carte d’Agathe.');
    expect(said('swaps', { by: 1, who: 0 }, 1)).toBe('Tu échanges la carte d’Agathe.');
    expect(said('said', { who: 2 })).toBe('On dit qu’Hélène gagne.');
    expect(said('said', { who: 2 }, 2)).toBe('On dit que tu gagnes.');
  });
  it('stands last among others in French, and is of what gender they all are', () => {
    expect(said('won', { who: [0, 2] })).toBe('Agathe et Hélène gagnent, élues.');
    expect(said('won', { who: [0, 1] }, 0)).toBe('Bo et toi gagnez, élus.');
    expect(said('won', { who: [0, 3] })).toBe('Agathe et Hakim gagnent, sans débat.');
    expect(said('won', { who: [0] }, 0)).toBe('Tu gagnes, élue.');
    expect(said('swaps', { by: 1, who: [0, 2] })).toBe('Bo échange la carte d’Agathe et d’Hélène.');
  });
  it('is nobody, or oneself', () => {
    expect(said('seen', { who: [] })).toBe('Tu as vu personne.');
    expect(said('seen', { who: [3] })).toBe('Tu as vu avec Hakim.');
    expect(speak(fr, { key: 'seen', params: { who: null } }, people)).toBe('Tu as vu personne.');
    expect(said('lays', { by: 0, who: 0 })).toBe('Agathe pose une carte devant elle.');
    expect(said('lays', { by: 1, who: 1 })).toBe('Bo pose une carte devant lui.');
    expect(said('lays', { by: 3, who: 3 })).toBe('Hakim pose une carte devant soi.');
    expect(said('lays', { by: 1, who: 1 }, 1)).toBe('Tu poses une carte devant toi.');
  });
});
