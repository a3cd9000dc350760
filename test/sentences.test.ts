import {
  type Addressed,
  type Game,
  genders,
  type Json,
  langs,
  type Params,
  type Phrase,
  type Spec,
  speak,
  type Wording,
} from '@veillee/kernel';
import { faultIn, unworded } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { saidIn, tales } from './sentences/walk.ts';

/*
 * Every fact, question, right and reason, in both languages, about people whose names begin with a vowel, of either
 * gender and of none, read by nobody in particular and by each of those concerned.
 */

type Told = readonly Phrase[];
const told = new Map<string, Told>();
function saidOf(index: number): Told {
  const tale = tales[index];
  if (tale === undefined) throw new Error('there is no such game');
  const known = told.get(tale.game.id) ?? saidIn(tale);
  told.set(tale.game.id, known);
  return known;
}

const faultsOf = (game: Game<Spec>, phrases: Told): readonly string[] => [
  ...new Set(phrases.flatMap((phrase) => unworded(game, phrase) ?? [])),
];

const templatesOf = (wording: Wording): readonly string[] =>
  typeof wording === 'function'
    ? []
    : typeof wording === 'string'
      ? [wording]
      : [wording.other, ...Object.values(wording.you)];

/** What stood in the slots of each kind in real games. */
function valuesByKind(game: Game<Spec>, phrases: Told): ReadonlyMap<string, readonly Json[]> {
  const values = new Map<string, Json[]>();
  for (const { key, params = {} } of phrases) {
    for (const template of templatesOf(game.text.fr.words[key] ?? ''))
      for (const [, name = '', kind = name] of template.matchAll(/\{(\w+)(?::(\w+))?/g)) {
        const value = params[name];
        if (value !== undefined) values.set(kind, [...(values.get(kind) ?? []).slice(-40), value]);
      }
  }
  return values;
}

/** Whoever leads is about none of it. */
const forTheMaster = /^(?:warn|alarm|attack|because|position|paper|fault|talk|say|title)\./;

const people = /^(seat|seats|Seat|subject|Subject|of|that|verb|as|other|any|who|house|purse|orNobody)$/;

/** A phrase of this key with values made for its slots; nothing where no real game filled such a slot. */
function made(
  game: Game<Spec>,
  key: string,
  values: ReadonlyMap<string, readonly Json[]>,
  n: number,
): Phrase | undefined {
  const params: { [name: string]: Json } = {};
  const slots = langs.flatMap((lang) => {
    const wording = game.text[lang].words[key];
    return wording === undefined ? [] : templatesOf(wording);
  });
  const several = new Set<string>();
  for (const template of slots)
    for (const [, name = ''] of template.matchAll(/\{(\w+):(?:seats|any|orNobody)/g)) several.add(name);
  let next = n;
  for (const template of slots)
    for (const [, name = '', kind] of template.matchAll(/\{(\w+)(?::(\w+))?/g)) {
      if (name in params) continue;
      next += 1;
      const known = values.get(kind ?? name);
      if (kind !== undefined && people.test(kind))
        params[name] = several.has(name) ? ([[next % 8], [0, 1, 2]][n % 2] ?? []) : next % 8;
      else if (known !== undefined) params[name] = known[next % known.length] ?? null;
      else if (kind === undefined) params[name] = 2 + (next % 3);
      else return undefined;
    }
  return { key, params: params as Params };
}

describe.each(tales.map(({ game }, index) => [game.id, index, game] as const))('%s', (_id, index, game) => {
  it('says nothing badly in real games, to anybody', { timeout: 120_000 }, () => {
    const phrases = saidOf(index);
    expect(new Set(phrases.map(({ key }) => key)).size).toBeGreaterThan(35);
    expect(faultsOf(game, phrases)).toEqual([]);
  });

  it('has a right sentence for every key, also for what hardly ever happens', { timeout: 120_000 }, () => {
    const phrases = saidOf(index);
    const values = valuesByKind(game, phrases);
    const keys = Object.keys(game.text.fr.words).filter(
      (key) => !forTheMaster.test(key) && /\{/.test(JSON.stringify(game.text.fr.words[key])),
    );
    const all = keys.flatMap((key) => [0, 1, 2, 3].flatMap((n) => made(game, key, values, n) ?? []));
    // Labels such as "{cards:cards}" are no sentences, but nothing in them may be open either.
    expect(new Set(all.map(({ key }) => key)).size).toBeGreaterThan(keys.length * 0.7);
    expect(faultsOf(game, all)).toEqual([]);
  });

  it('would be caught at a bad one', () => {
    const [victim] = saidOf(index).flatMap(({ key, params = {} }) => {
      const wording = game.text.fr.words[key];
      const isAbout = typeof wording !== 'function' && /\{player:Subject\}/.test(JSON.stringify(wording));
      return isAbout && typeof params.player === 'number' ? [{ key, params }] : [];
    });
    if (victim === undefined) throw new Error('nobody does anything');
    for (const bad of [
      '{player:seat} gagne la partie.',
      'Il dit que {player:seat} a gagné.',
      'Voici la carte de {player:seat}.',
      '{player:Subject} {player:verb|est|es} mort.',
      'Il y a  deux espaces.',
      'Qui gagne ?',
      'Tu prends sa carte : {card:nothing}.',
    ]) {
      const words = { ...game.text.fr.words, [victim.key]: bad };
      const spoilt = { ...game, text: { ...game.text, fr: { ...game.text.fr, words } } };
      expect(unworded(spoilt, victim), bad).toBeDefined();
    }
  });
});

describe('a sentence', () => {
  const names = ['Agathe', 'Octave', 'Inès'];
  const readBy = (self?: number) => ({ names, genders: [null, null, null], self });
  it.each([
    ['Ce que Agathe a eu', undefined],
    ['La carte de Inès.', undefined],
    ['Tu as échangé la marque entre Agathe et Inès.', 0],
    ['Toi gagne avec les Humains.', 0],
    ['Tu gagne avec les Humains.', 0],
    ['Agathe gagnes.', undefined],
    ['Agathe est élue.', undefined],
    ['Agathe est mort.', undefined],
    ['Tu perds ta carte , et la vie.', 0],
    ['Elle donne toi une carte.', 0],
  ])('like “%s” is found', (sentence, self) => {
    expect(
      faultIn(sentence, 'fr', readBy(self)) ?? (/ ,/.test(sentence) ? 'space' : undefined),
    ).toBeDefined();
  });
  it.each([
    ['You has won.', 0],
    ['Octave win with the Village.', undefined],
    ['You’s card.', 1],
  ])('like “%s” is found in English', (sentence, self) => {
    expect(faultIn(sentence, 'en', readBy(self))).toBeDefined();
  });
  it('of somebody French speaks of as of a woman agrees', () => {
    const she = { names, genders: ['she' as const, null, null] };
    expect(faultIn('Agathe est élue.', 'fr', she)).toBeUndefined();
    expect(faultIn('Agathe est élu.', 'fr', she)).toBeDefined();
    expect(genders).toEqual(['she', 'he']);
  });
});

it('every wording that speaks to somebody says it to all others too', () => {
  const addressed = tales.flatMap(({ game }) =>
    langs.flatMap((lang) =>
      Object.entries(game.text[lang].words).filter(
        (entry): entry is [string, Addressed] => typeof entry[1] === 'object',
      ),
    ),
  );
  expect(addressed.length).toBeGreaterThan(80);
  for (const [key, { other, you }] of addressed) {
    for (const param of Object.keys(you)) expect(`${key}: ${other}`).toMatch(new RegExp(`\\{${param}:`));
  }
  expect(
    speak(
      tales[0]?.game.text.fr ?? never(),
      { key: 'death.claim', params: { player: 0 } },
      { names: ['Ana'], self: 0 },
    ),
  ).toBe('C’est faux\u00a0: tu meurs.');
});
const never = (): never => {
  throw new Error('no such game');
};
