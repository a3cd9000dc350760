import { type Json, type Lang, list, type Speaking, seatFormats, type Text } from '@veillee/kernel';
import type { Names } from './fr/names.ts';

type Table = { readonly [id: string]: string | undefined };

const lookUp = (table: object, value: Json): string => {
  const word = (table as Table)[String(value)];
  if (word === undefined) throw new Error(`no word for "${String(value)}"`);
  return word;
};

const counted = (n: Json, noun: string, lang: Lang): string =>
  `${n} ${noun}${(lang === 'fr' ? Number(n) >= 2 : Number(n) !== 1) ? 's' : ''}`;

/** "de Bob", "d’Ida". */
const elided = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;

/** A trait of the list, or the words somebody gave. */
const traitIn = (names: Names, trait: Json): string =>
  (names.traits as Table)[String(trait)] ?? String(trait);

function law(names: Names, value: Json): string {
  if (typeof value === 'string') return lookUp(names.laws, value);
  const { id, trait } = value as { id: string; trait: string | null };
  if (id !== 'traitVote') return lookUp(names.laws, id);
  return names.traitLaw.replace('{trait}', traitIn(names, trait));
}

/** How the parameters of phrases and the options of forms read. */
export function formatsOf(names: Names): Text['formats'] {
  const from = (table: object) => (value: Json) => lookUp(table, value);
  const all = (table: object) => (value: Json, say: Speaking) =>
    list(
      (value as readonly Json[]).map((item) => lookUp(table, item)),
      say.lang,
    );
  const seat = (value: Json, say: Speaking): string => seatFormats.seat?.(value, say) as string;
  const sign = (value: Json): string => (names.signs as Table)[String(value)] ?? String(value);
  return {
    ...seatFormats,
    seats: (value, say) =>
      (value as readonly Json[]).length === 0 ? names.nobody : (seatFormats.seats?.(value, say) as string),
    /** Somebody on paper, by name or by seat. */
    who: (value, say) => (typeof value === 'number' ? seat(value, say) : String(value)),
    of: (value, say) => (say.lang === 'fr' ? elided(seat(value, say)) : `of ${seat(value, say)}`),
    house: (value, say) =>
      say.lang === 'fr'
        ? names.house.replace('{owner}', elided(seat(value, say)))
        : names.house.replace('{owner}', seat(value, say)),
    role: from(names.roles),
    statement: from(names.roles),
    speciality: from(names.specialities),
    office: from(names.offices),
    offices: all(names.offices),
    camp: from(names.camps),
    Camp: (value) => {
      const word = lookUp(names.camps, value);
      return word.charAt(0).toUpperCase() + word.slice(1);
    },
    condition: from(names.conditions),
    conditions: all(names.conditions),
    weekday: from(names.weekdays),
    law: (value) => law(names, value),
    trait: (value) => traitIn(names, value),
    line: from(names.lines),
    opening: from(names.openings),
    kind: from(names.kinds),
    session: from(names.sessions),
    crowd: from(names.crowds),
    face: from(names.faces),
    given: from(names.given),
    dream: from(names.dreams),
    sign,
    signs: (value, say) => list((value as readonly Json[]).map(sign), say.lang),
    coins: (value, { lang }) => counted(value, names.coin, lang),
  };
}

/** A dream's question: one of the list, or the master's own words. */
export const dreamIn = (names: Names, params: { readonly [name: string]: Json }): string =>
  params.question === 'free' ? String(params.text) : lookUp(names.dreams, params.question ?? '');
