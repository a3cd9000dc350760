import { kernelWords, type Lang, seatFormats, type Text } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './defineFace.ts';
import { speakerOf } from './speaker.ts';

const text = (lang: Lang): Text => ({ lang, words: kernelWords[lang], formats: seatFormats });
const names = ['Ambroise', 'Inès', 'Bob'];
const said = (lang: Lang, who: readonly (string | number)[], self?: number, many?: boolean) =>
  outcomeOf(who, speakerOf(text(lang), lang, { names, self }), many);

describe('who wins', () => {
  it('is said by name to all others', () => {
    expect(said('fr', [0])).toBe('Ambroise l’emporte');
    expect(said('fr', ['les Souris', 0], 2)).toBe('Les Souris et Ambroise l’emportent');
    expect(said('fr', ['la Martyre'], 2, false)).toBe('La Martyre l’emporte');
    expect(said('en', ['the Mice'], 2, true)).toBe('The Mice win');
    expect(said('fr', [])).toBe('Personne ne gagne');
  });
  it('is said to whoever wins', () => {
    expect(said('fr', [0], 0)).toBe('Tu l’emportes');
    expect(said('fr', ['les Souris', 0], 0)).toBe('Les Souris et toi l’emportez');
    expect(said('en', [0], 0)).toBe('You win');
    expect(said('en', ['the Mice', 0], 0)).toBe('You and the Mice win');
  });
});
