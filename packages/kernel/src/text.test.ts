import { describe, expect, it } from 'vitest';
import {
  kernelEn,
  kernelFr,
  listInWords,
  type Params,
  seatFormats,
  speak,
  type Text,
  type Wording,
} from './index.ts';
import { misspacing } from './laws/index.ts';

const words: { readonly [key: string]: Wording } = {
  plain: 'Bonsoir.',
  saw: '{player:seat} a vu {card}.',
  met: 'Avec {players:seats}.',
  many: ({ count }) => (count === 1 ? 'un' : `${count}`),
  odd: '{x:unheard}',
};
const fr: Text = { lang: 'fr', words, formats: seatFormats };
const names = ['Anne', 'Bob', 'Cléo'];

describe('a phrase', () => {
  it('is spoken with its parameters, formatted by kind', () => {
    expect(speak(fr, { key: 'plain' })).toBe('Bonsoir.');
    expect(speak(fr, { key: 'saw', params: { player: 1, card: 'le hibou' } }, names)).toBe(
      'Bob a vu le hibou.',
    );
    expect(speak(fr, { key: 'met', params: { players: [0, 1, 2] } }, names)).toBe('Avec Anne, Bob et Cléo.');
    expect(speak({ ...fr, lang: 'en' }, { key: 'met', params: { players: [0, 2] } }, names)).toBe(
      'Avec Anne and Cléo.',
    );
  });

  it('is a function where grammar asks for one', () => {
    expect(speak(fr, { key: 'many', params: { count: 1 } })).toBe('un');
    expect(speak(fr, { key: 'many', params: { count: 3 } })).toBe('3');
  });

  it('names a seat without a name by its number', () => {
    expect(speak(fr, { key: 'saw', params: { player: 4, card: 'rien' } }, names)).toBe('#5 a vu rien.');
  });

  it('is said the same the second time', () => {
    const again = { key: 'saw', params: { player: 0, card: 'rien' } };
    expect(speak(fr, again, names)).toBe(speak(fr, again, names));
    expect(speak(fr, { ...again, params: { player: 2, card: 'tout' } }, names)).toBe('Cléo a vu tout.');
  });

  it('that nobody can say is a broken invariant', () => {
    expect(() => speak(fr, { key: 'unheard' })).toThrow('no fr wording for "unheard"');
    expect(() => speak(fr, { key: 'toString' })).toThrow('no fr wording');
    expect(() => speak(fr, { key: 'saw', params: { player: 1 } })).toThrow('without its parameter "card"');
    expect(() => speak(fr, { key: 'odd', params: { x: 1 } })).toThrow('unknown format "unheard"');
  });
});

describe('a list', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A et B'],
    [['A', 'B', 'C'], 'A, B et C'],
  ])('of %j reads "%s"', (items, text) => {
    expect(listInWords(items, 'fr')).toBe(text);
  });
});

describe('the kernel’s own words', () => {
  const params: Params = {
    master: 'human',
    reason: 'une erreur',
    field: 'joueur',
    from: 1,
    to: 3,
    min: 1,
    max: 2,
    version: 9,
    rules: 1,
    ours: 2,
    game: 'owls',
    index: 4,
    because: 'prompt.closed',
    topic: 'revive',
  };
  const texts: Text[] = [
    { lang: 'fr', words: kernelFr, formats: {} },
    { lang: 'en', words: kernelEn, formats: {} },
  ];
  const keys = Object.keys(kernelFr);

  it('are the same keys in both languages', () => {
    expect(Object.keys(kernelEn)).toEqual(keys);
  });

  const isLabel = (key: string): boolean => /^(way|field)\./.test(key);

  it.each(keys.filter(isLabel))('label "%s" with a word of each language', (key) => {
    const [french, english] = texts.map((text) => speak(text, { key })) as [string, string];
    expect(french).toMatch(/^\p{Lu}/u);
    expect(french).not.toBe(english);
    expect(misspacing(french)).toBeUndefined();
  });

  it.each(keys.filter((key) => !isLabel(key)))('say "%s" as a whole sentence in both', (key) => {
    const [french, english] = texts.map((text) => speak(text, { key, params })) as [string, string];
    for (const sentence of [french, english]) {
      expect(sentence).toMatch(/^\p{Lu}[^{}]{10,}$/u);
      expect(sentence).not.toMatch(/undefined|NaN/);
    }
    expect(french).not.toBe(english);
    expect(misspacing(french)).toBeUndefined();
  });

  it('count exactly as many where the least is the most', () => {
    const [fr] = texts as [Text];
    expect(speak(fr, { key: 'answer.count', params: { min: 2, max: 2 } })).toBe('Choisis-en exactement 2.');
    expect(speak(fr, { key: 'answer.count', params: { min: 1, max: 2 } })).toBe('Choisis-en de 1 à 2.');
  });
});

describe('French typography', () => {
  it.each(['Qui\u00a0?', 'Il dit\u00a0: «\u00a0non\u00a0».', 'Quoi\u202f!', 'À 12:30.', 'Comment\u00a0?!'])(
    'is right in “%s”',
    (sentence) => expect(misspacing(sentence)).toBeUndefined(),
  );
  it.each([
    'Qui ?',
    'Qui?',
    'Il dit : non',
    '« non\u00a0»',
    '«non\u00a0»',
    '«\u00a0non »',
    'Viens!',
    'Ici; là',
    'Il dit: non',
  ])('is wrong in “%s”', (sentence) => expect(misspacing(sentence)).toBeDefined());
  it.each([
    ['Qui vient?', '? at 9 has no space before it: "Qui vient?"'],
    ['Il dit : non', ': at 7 has a plain space before it: "Il dit : non"'],
    ['Ana dit «non\u00a0».', '« at 8 has no space after it: "Ana dit «non⍽»."'],
    [
      'Un mot, et encore un autre mot; voilà tout ce qui compte',
      '; at 30 has no space before it: "re un autre mot; voilà to"',
    ],
  ])('says of “%s” which sign is wrong, and where', (sentence, wrong) =>
    expect(misspacing(sentence)).toBe(wrong),
  );
});
