import {
  capital,
  type Format,
  genderOf,
  isRecord,
  isSelf,
  type Json,
  languages,
  listInWords,
  listOf,
  plural,
  quoted,
  type Speaking,
  seatFormats,
  type Text,
} from '@veillee/kernel';
import { roleIds, roles } from '../roles/index.ts';
import type { CardNames } from './cards.ts';
import type { CivicTexts } from './civic.ts';
import type { Names, Post } from './fr/names.ts';

type Table = { readonly [id: string]: string | undefined };

const lookUp = (table: Table, value: unknown): string => {
  const word = table[String(value)];
  if (word === undefined) throw new Error(`no word for "${String(value)}"`);
  return word;
};
const listed = (table: Table, value: Json, { lang }: Speaking): string =>
  listInWords(
    listOf(value).map((item) => lookUp(table, item)),
    lang,
  );

/** Each of a list in words, with the same between any two. */
const eachOf = (value: Json, inWords: (item: Json) => string, between: string): string =>
  listOf(value).map(inWords).join(between);

/** The names of things that are worded where they are defined. */
const namesIn = (words: { readonly [id: string]: { readonly name: string } }): Table =>
  Object.fromEntries(Object.entries(words).map(([id, { name }]) => [id, name]));

/** How offices and laws read; a law about a trait says which: one of the list, or the words somebody gave. */
function civicFormats({ posts }: Names, { offices, laws }: CivicTexts): Text['formats'] {
  const officeNames = namesIn(offices);
  const hers: Table = Object.fromEntries(
    Object.entries(offices).map(([id, { name, her = name }]) => [id, her]),
  );
  const aboutOne = (say: Speaking): readonly number[] => (typeof say.about === 'number' ? [say.about] : []);
  const called = (value: Json, say: Speaking): string =>
    lookUp(genderOf(say, aboutOne(say)) === 'she' ? hers : officeNames, value);
  /** As one who is it, where the language can speak of them so; else as one who has it. */
  const post =
    ({ you, she, other }: Post): Format =>
    (value, say) => {
      const mine = isSelf(say, aboutOne(say));
      const gendered = genderOf(say, aboutOne(say)) !== null;
      const [theirs, yours] = gendered ? [she, you.she] : [other, you.other];
      return (mine ? yours : theirs)
        .replace('{office}', called(value, say))
        .replace('{ofOffice}', posts.of(lookUp(officeNames, value)));
    };
  const lawNames = namesIn(laws);
  const traits: Table = Object.assign(
    {},
    ...Object.values(laws).map((law) => ('traits' in law ? law.traits : {})),
  );
  const trait = (value: unknown): string => traits[String(value)] ?? String(value);
  return {
    office: called,
    ofOffice: (value) => posts.of(lookUp(officeNames, value)),
    takes: post(posts.takes),
    holds: post(posts.holds),
    offices: (value, say) => listed(officeNames, value, say),
    trait,
    law: (value, { lang }) => {
      if (!isRecord(value)) return lookUp(lawNames, value);
      // Somebody's own words stand out in a law.
      const declared = traits[String(value.trait)] ?? quoted(String(value.trait), lang);
      return lookUp(lawNames, value.id).replace('{trait}', declared);
    },
  };
}

/** The lines of the night that offices bring. */
const officeLines = ({ offices }: CivicTexts): Table =>
  Object.fromEntries(
    Object.values(offices).flatMap(({ phrases }) =>
      Object.entries(phrases).flatMap(([key, said]) =>
        key.startsWith('line.') ? [[key.slice('line.'.length), String(said)]] : [],
      ),
    ),
  );

/** How cards read, and what is called at the opening of those who are given a condition. */
function cardFormats(names: Names, cards: CardNames): Text['formats'] {
  const { roles: called, specialities, conditions } = cards;
  const statements: Table = { ...called, ...names.converts };
  const any: Table = { ...called, ...specialities };
  const winners = winnersIn(names, cards);
  const six = roleIds.filter((id) => roles[id].condition !== undefined);
  return {
    role: (value) => lookUp(statements, value),
    card: (value) => lookUp(any, value),
    cards: (value) => eachOf(value, (card) => lookUp(any, card), ', '),
    winners: (value, say) => listed(winners, value, say),
    statement: (value) => lookUp(statements, value),
    speciality: (value) => lookUp(specialities, value),
    condition: (value) => lookUp(conditions, value),
    conditions: (value, { lang }) =>
      eachOf(value, (one) => lookUp(conditions, one), `${languages[lang].space}; `),
    opening: (value, say) => lookUp(names.openings, value).replace('{six}', listed(called, six, say)),
  };
}

/** The lines of the night at length, and every part of a game in a word or two. */
function stageFormats(names: Names, cards: CardNames, civic: CivicTexts): Text['formats'] {
  const lines: Table = { ...names.lines, ...cards.lines, ...officeLines(civic) };
  const stages: Table = names.stages;
  return {
    line: (value) => lookUp(lines, value),
    stage: (value) => stages[String(value)] ?? capital(lookUp(lines, String(value).replace('night.', ''))),
  };
}

/** Numbers of things: "8 attaquants". */
const countFormats = ({ counted }: Names): Text['formats'] =>
  Object.fromEntries(
    Object.entries(counted).map(([thing, forms]): [string, Format] => [
      thing,
      (value, { lang }) => plural(Number(value), forms, lang).replace('{n}', String(value)),
    ]),
  );

/** Those who can win: camps, and people by their condition, whose name stands before the colon. */
function winnersIn(names: Names, { conditions }: CardNames): Table {
  const own = Object.entries(conditions).map(([id, words]) => [id, words.replace(/\s?: .*$/, '')]);
  return { ...names.camps, few: names.few, ...Object.fromEntries(own) };
}

/** How the parameters of phrases and the options of forms read. */
export function formatsOf(names: Names, cards: CardNames, civic: CivicTexts): Text['formats'] {
  const from = (table: Table) => (value: Json) => lookUp(table, value);
  const { seat } = seatFormats;
  const sign = (value: Json): string => signWords(names, value);
  return {
    ...seatFormats,
    seats: (value, say) => (listOf(value).length === 0 ? names.nobody : seatFormats.seats(value, say)),
    /** Somebody on paper, by name or by seat. */
    who: (value, say) => (typeof value === 'number' ? seat(value, say) : String(value)),
    house: (value, say) =>
      value === say.self ? names.ownHouse : names.house(String(seatFormats.of(value, say))),
    /** Somebody's purse, or none. */
    purse: (value, say) => (value === 'out' ? names.out : seat(value, say)),
    ...cardFormats(names, cards),
    ...civicFormats(names, civic),
    camp: from(names.camps),
    ofCamp: (value) => names.posts.of(lookUp(names.camps, value)),
    Camp: (value) => capital(lookUp(names.camps, value)),
    weekday: from(names.weekdays),
    ...stageFormats(names, cards, civic),
    ...countFormats(names),
    either: (value, say) => eachOf(value, (one) => seat(one, say), names.or),
    fates: (value, say) => fatesIn(names, value, say),
    stay: from({ ...names.stays, ...cards.stays }),
    kind: from(names.kinds),
    session: from(names.sessions),
    crowd: from(names.crowds),
    face: from(names.faces),
    given: from(names.given),
    dream: from(names.dreams),
    sign,
    signs: (value, say) => listInWords(listOf(value).map(sign), say.lang),
    coins: (value, { lang }) => `${value} ${plural(Number(value), names.coins, lang)}`,
  };
}

/** What may come of an attack, lot by lot, one way or the other: who dies, and whom love saves. */
function fatesIn({ fates }: Names, lots: Json, say: Speaking): string {
  const said = (wording: string, seats: Json = []): string[] =>
    listOf(seats).length === 0 ? [] : [wording.replace('{who}', seatFormats.seats(seats, say))];
  const way = (value: Json): string => {
    const [dead = [], saved = []] = listOf(value);
    const die = listOf(dead).length > 1 ? fates.die : fates.dies;
    return [...said(die, dead), ...said(fates.saved, saved)].join(fates.besides);
  };
  return eachOf(lots, (lot) => eachOf(lot, way, fates.or), fates.besides);
}

/** A dream's question: one of the list, or the master's own words. */
export const dreamIn = (names: Names, params: { readonly [name: string]: Json }): string =>
  params.question === 'free' ? String(params.text) : lookUp(names.dreams, params.question ?? '');

/** A sign by its name, or the number it shows. */
function signWords(names: Names, sign: Json): string {
  const named: Table = names.signs;
  return named[String(sign)] ?? String(sign);
}
export const signsIn = (names: Names, signs: Json = []): string =>
  joined(listOf(signs).map((sign) => signWords(names, sign)));

/** One after the other, as they are. */
export const joined = (value: Json = []): string => listOf(value).join(', ');
