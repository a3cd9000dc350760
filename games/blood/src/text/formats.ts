import { type Json, type Lang, list, type Speaking, seatFormats, type Text } from '@veillee/kernel';
import { type CharacterId, campOf, numberOf } from '../ids.ts';
import type { NameKey } from './fr/names.ts';

type Names = { readonly [key in NameKey]: string };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** From one and a half on English counts in the plural, from two on French. */
const plural = (n: number, lang: Lang): string =>
  (lang === 'fr' ? n >= 2 : n !== 1 && n !== 0.5) ? 's' : '';

const counted = (n: Json, noun: string, lang: Lang): string =>
  `${Number(n)} ${noun}${plural(Number(n), lang)}`;

/** Halves as people write them: ½, 1½. */
function points(value: Json, { lang }: Speaking): string {
  const n = Number(value);
  const whole = Math.floor(n);
  const number = whole === n ? `${n}` : `${whole === 0 ? '' : whole}½`;
  return `${number} point${plural(n, lang)}`;
}

const placeWords = {
  fr: { middle: 'au milieu', before: 'devant' },
  en: { middle: 'from the middle', before: 'from before' },
} as const;
const nouns = { fr: 'personnage', en: 'character' } as const;

/** How the parameters of phrases read: seats by name, cards, camps and tokens by what they are called. */
export function formatsOf(names: Names): Text['formats'] {
  const name = (key: string): string => names[key as NameKey];
  const card = (value: Json): string => {
    const id = value as CharacterId;
    return `${name(`card.${campOf(id)}`)} ${numberOf(id)}`;
  };
  return {
    ...seatFormats,
    card,
    cards: (value, { lang }) => list((value as readonly Json[]).map(card), lang),
    camp: (value) => name(`camp.${value}`),
    Camp: (value) => capital(name(`camp.${value}`)),
    mutation: (value) => name(`mutation.${value}`),
    token: (value) => name(String(value)),
    Token: (value) => capital(name(String(value))),
    from: (value, say) =>
      value === 'middle'
        ? placeWords[say.lang].middle
        : `${placeWords[say.lang].before} ${seatFormats.seat?.(value, say)}`,
    characters: (value, { lang }) => counted(value, nouns[lang], lang),
    mutations: (value, { lang }) => counted(value, 'mutation', lang),
    points,
  };
}
