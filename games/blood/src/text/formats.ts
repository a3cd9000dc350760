import {
  capital,
  genderOf,
  type Json,
  listInWords,
  plural,
  type Speaking,
  seatFormats,
  type Text,
} from '@veillee/kernel';
import { type Camp, campOf, isCharacter, numberOf } from '../ids.ts';
import { isMutation } from '../mutations/index.ts';
import type { Counted, Words } from './words.ts';

const counted = (count: Json, { none, ...noun }: Counted, { lang }: Speaking): string =>
  count === 0 ? none : `${Number(count)} ${plural(Number(count), noun, lang)}`;

/** Halves as people write them: ½, 1½. */
function points(value: Json, { half, points: noun }: Words['forms'], { lang }: Speaking): string {
  const n = Number(value);
  if (n === 0.5) return half;
  const whole = Math.floor(n);
  return `${whole}${whole === n ? '' : '½'} ${plural(n, noun, lang)}`;
}

/** How the parameters of phrases read: seats by name, cards, camps and tokens by what they are called. */
export function formatsOf({ names, mutations, forms }: Words): Text['formats'] {
  const known: { readonly [key: string]: string } = names;
  const name = (key: Json): string => known[String(key)] ?? String(key);
  /** As whoever holds it is spoken of, where it is said of them. */
  const kind = (camp: Camp, say: Speaking): string => {
    const gender = typeof say.about === 'number' ? genderOf(say, [say.about]) : null;
    return (gender === 'she' ? forms.her?.[camp] : undefined) ?? names[`card.${camp}`];
  };
  const card = (value: Json, say: Speaking): string =>
    isCharacter(value) ? `${kind(campOf(value), say)} ${numberOf(value)}` : name(value);
  return {
    ...seatFormats,
    card,
    cards: (value, say) =>
      listInWords(Array.isArray(value) ? value.map((one) => card(one, say)) : [], say.lang),
    camp: (value) => name(`camp.${value}`),
    Camp: (value) => capital(name(`camp.${value}`)),
    mutation: (value) => (isMutation(value) ? mutations[value].name : name(value)),
    token: name,
    Token: (value) => capital(name(value)),
    from: (value, say) =>
      value === 'middle' ? forms.fromMiddle : forms.fromPlayer(seatFormats.other(value, say)),
    characters: (value, say) => counted(value, forms.characters, say),
    mutations: (value, say) => counted(value, forms.mutations, say),
    points: (value, say) => points(value, forms, say),
  };
}
