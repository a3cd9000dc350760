import { type Addressed, type Game, genders, langs, type Spec, speak } from '@veillee/kernel';
import { faultIn, unworded } from '@veillee/kernel/laws';
import { protocolText } from '@veillee/protocol';
import { describe, expect, it } from 'vitest';
import { saidInApp } from './sentences/app.ts';
import { made, valuesOf } from './sentences/made.ts';
import { type Said, saidIn, tales } from './sentences/walk.ts';

/*
 * Every fact, question, right and reason, in both languages, about people whose names begin with a vowel, of either
 * gender and of none, read by nobody in particular and by each of those concerned.
 */

const told = new Map<string, readonly Said[]>();
function saidOf(index: number): readonly Said[] {
  const tale = tales[index];
  if (tale === undefined) throw new Error('there is no such game');
  const known = told.get(tale.game.id) ?? saidIn(tale);
  told.set(tale.game.id, known);
  return known;
}

const faultsOf = (game: Game<Spec>, said: readonly Said[]): readonly string[] => [
  ...new Set(said.flatMap(({ phrase, readers }) => unworded(game, phrase, readers) ?? [])),
];

/** What is said to those who lead or look after a game, not to whoever it is about. */
const forTheMaster =
  /^(?:warn|alarm|attack|because|position|paper|situation|doubt|ledger|deal|options|say|title)\./;
/** What a seat reads of others alone: of its own name these never speak. */
const ofOthers =
  /^(?:talk\.|widow\.|you\.|lovers\.|wedding\.(?:insist|witness|answer)|animal\.\w+AtCorpse|executioner\.)/;

describe.each(tales.map(({ game }, index) => [game.id, index, game] as const))('%s', (_id, index, game) => {
  it('says nothing badly in real games, to anybody', { timeout: 120_000 }, () => {
    const said = saidOf(index);
    expect(new Set(said.map(({ phrase }) => phrase.key)).size).toBeGreaterThan(35);
    expect(faultsOf(game, said)).toEqual([]);
  });

  it('says nothing badly that hardly ever happens: no key goes unsaid', { timeout: 120_000 }, () => {
    const said = saidOf(index);
    const known = new Set(said.map(({ phrase }) => phrase.key));
    const values = valuesOf(game, said);
    const rare = Object.keys(game.text.fr.words).filter((key) => !known.has(key));
    const phrases = rare.map((key) => [0, 1, 2, 3].flatMap((n) => made(game, key, values, n) ?? []));
    expect(rare.filter((_, at) => phrases[at]?.length === 0)).toEqual([]);
    const read = phrases.flat().map((phrase): Said => {
      const toNobody = forTheMaster.test(phrase.key) || ofOthers.test(phrase.key);
      return { phrase, readers: toNobody ? [] : undefined };
    });
    expect(faultsOf(game, read)).toEqual([]);
  });

  it('would be caught at a bad one', () => {
    const [victim] = saidOf(index).flatMap(({ phrase: { key, params = {} } }) => {
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
    ['Tu veut épouser Octave.', 0],
    ['Tu te désigne.', 0],
    ['Regarde-tu ta carte ?', undefined],
    ['Octave a pointé toi.', 0],
    ['Ta bourse perd 1 pièce, par la main de toi.', 0],
    ['Te voilà protégé.', undefined],
    ['Lis-les pour toi seul.', undefined],
    ['Ta mutation : Attention !. Ne la montre à personne.', undefined],
    ['Que Inès lève la main.', undefined],
    ['Le Romantique, toi, sait qui vous êtes.', 0],
    ['Tu, de la Meute, es sans complice.', 0],
    ['Agathe cherche la Meute : personne.', undefined],
  ])('like “%s” is found', (sentence, self) => {
    expect(
      faultIn(sentence, 'fr', readBy(self)) ?? (/ ,/.test(sentence) ? 'space' : undefined),
    ).toBeDefined();
  });
  it.each([
    ['You has won.', 0],
    ['Octave win with the Village.', undefined],
    ['You’s card.', 1],
    ['You puts a token in front of Octave.', 0],
  ])('like “%s” is found in English', (sentence, self) => {
    expect(faultIn(sentence, 'en', readBy(self))).toBeDefined();
  });
  it.each([
    'Tu ne la vois plus, et tu n’en veux pas.',
    'Que regardes-tu, à côté de toi ?',
    'Te voilà parmi les morts.',
    'Octave et toi, vous vous mariez.',
    'Tu te vois avec Octave, qui doute de toi.',
  ])('like “%s” is not', (sentence) => {
    expect(faultIn(sentence.replaceAll(' ?', '\u00a0?'), 'fr', readBy(0))).toBeUndefined();
  });
  it('of somebody French speaks of as of a woman agrees', () => {
    const she = { names, genders: ['she' as const, null, null] };
    expect(faultIn('Agathe est élue.', 'fr', she)).toBeUndefined();
    expect(faultIn('Agathe est élu.', 'fr', she)).toBeDefined();
    expect(genders).toEqual(['she', 'he']);
  });
});

describe('around the games', () => {
  it('the house tells everybody what happened, and whoever did it in the second person', () => {
    const [tale] = tales;
    if (tale === undefined) throw new Error('there is no game');
    const house = { ...tale.game, text: protocolText };
    const notes = Object.keys(protocolText.fr.words).filter((key) => key.startsWith('note.'));
    const people = { name: 0, before: 'Œdipe', owner: 0, by: 1 };
    const params = [
      people,
      { ...people, name: 1, owner: 1, by: 0 },
      { ...people, name: 'Octave', owner: 'Ida', by: 'Yves' },
    ];
    expect(notes.length).toBeGreaterThan(25);
    for (const key of notes)
      for (const who of params)
        expect(unworded(house, { key, params: { ...who, seconds: 30, count: 12 } })).toBeUndefined();
  });
  it.each(langs)('the app elides, agrees and counts in %s', async (lang) => {
    const said = await saidInApp(lang);
    expect(said.length).toBeGreaterThan(1500);
    const people = { names: ['Agathe', 'Inès'] };
    // A word of the app is not always a sentence, and a list of names is not always one person.
    const isNone = /slot|space|nothing|has a name do/;
    const miscounted = /(?<![\d,.])[01]\s(?:sur|of)\s\d+\s(?:ont|have)(?!\p{L})/u;
    const faults = said.flatMap(({ at, said: words }) => {
      const fault = faultIn(words, lang, people);
      const wrong = fault === undefined || isNone.test(fault) ? undefined : fault;
      const found = wrong ?? (lang === 'fr' && miscounted.test(words) ? 'miscounts' : undefined);
      return found === undefined ? [] : [`${at} ${found}: ${words}`];
    });
    expect([...new Set(faults)]).toEqual([]);
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
