import { begin, langs, playRandomly, quick, type Rng, shuffled, speak } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { finalTable, judge, oneNight, readPosition, type State, toResult } from '../../src/index.ts';
import type { RoleId } from '../../src/roles/index.ts';
import { doubts as doubtWords } from '../../src/text/fr/doubts.ts';
import { doubtsOf } from '../../src/verdict/doubts.ts';
import { type Agreed, randomSeed, randomTable } from '../reference/setups.ts';
import { type Story, tableOf } from './table.ts';

const doubted = (story: Story): string[] => doubtsOf(tableOf(story)).map(({ key }) => key);

/** Three to whom nothing has happened. */
const quiet: Story = { Xan: { card: 'seer' }, Yun: { card: 'robber' }, Zoe: { card: 'insomniac' } };
const vampires: Story = { Xan: { card: 'vampire' }, Yun: { card: 'priest' }, Zoe: { card: 'thing' } };
const mob = (count: number): Story =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`P${i}`, { card: 'villager' as const }]));

describe('a table that no evening comes to', () => {
  it.each<[string, Story, string[]]>([
    ['two players', mob(2), ['doubt.players']],
    ['eleven players', mob(11), ['doubt.players']],
    ['a Seer twice', { Ana: { card: 'seer' }, ...quiet }, ['doubt.copies']],
    ['four Villagers', mob(4), ['doubt.copies']],
    [
      'four Werewolves that were all dealt',
      { A: { card: 'werewolf' }, B: { card: 'werewolf' }, C: { card: 'werewolf' }, D: { card: 'werewolf' } },
      ['doubt.copies'],
    ],
    [
      'the Doppelgänger beside a Vampire character',
      { Ana: { card: 'doppelganger', copied: 'thing' }, ...vampires },
      ['doubt.apart'],
    ],
    [
      'the Doppelgänger beside a mark',
      { Ana: { card: 'doppelganger', copied: 'seer', mark: 'love' }, ...quiet },
      ['doubt.apart', 'doubt.layer'],
    ],
    [
      'a Doppelgänger that is a Vampire',
      { Ana: { card: 'doppelganger', copied: 'vampire' }, ...quiet },
      ['doubt.apart'],
    ],
    [
      'a Copycat that is a Doppelgänger',
      { Ana: { card: 'copycat', copied: 'doppelganger' }, ...quiet },
      ['doubt.apart'],
    ],
    [
      'three Love marks',
      {
        Ana: { card: 'cupid', mark: 'love' },
        Bob: { card: 'thing', mark: 'love' },
        Cyd: { card: 'hunter', mark: 'love' },
      },
      ['doubt.marks'],
    ],
    [
      'two marks of the Bat',
      {
        Ana: { card: 'renfield', mark: 'bat' },
        Bob: { card: 'thing', mark: 'bat' },
        Cyd: { card: 'hunter' },
      },
      ['doubt.marks'],
    ],
    ['a bite without a Vampire', { Ana: { card: 'thing', mark: 'vampire' }, ...quiet }, ['doubt.layer']],
    ['Fear without the Count', { Ana: { card: 'gremlin', mark: 'fear' }, ...vampires }, ['doubt.layer']],
    ['an Assassin whose mark lies nowhere', { Ana: { card: 'assassin' }, ...quiet }, ['doubt.lacks']],
    [
      'an Apprentice in the same case, copied',
      { Ana: { card: 'copycat', copied: 'apprentice-assassin' }, ...quiet },
      ['doubt.lacks'],
    ],
    [
      'the same artefact twice',
      {
        Ana: { card: 'curator' },
        Bob: { card: 'hunter', artefact: 'claw' },
        Cyd: { card: 'tanner', artefact: 'claw' },
      },
      ['doubt.artefacts', 'doubt.artefactTwice'],
    ],
    [
      'three artefacts, Doppelgänger or not',
      {
        Ana: { card: 'curator', artefact: 'void' },
        Bob: { card: 'doppelganger', copied: 'curator', artefact: 'claw' },
        Cyd: { card: 'tanner', artefact: 'mask' },
      },
      ['doubt.artefacts'],
    ],
    [
      'an artefact without the Curator',
      { Ana: { card: 'hunter', artefact: 'mask' }, ...quiet },
      ['doubt.curator'],
    ],
    ['a dealt Copycat of nobody', { Ana: { card: 'copycat' }, ...quiet }, ['doubt.uncopied']],
    ['a dealt Doppelgänger of nobody', { Ana: { card: 'doppelganger' }, ...quiet }, ['doubt.uncopied']],
    [
      'a Copycat from the centre that copied somebody',
      { Ana: { card: 'copycat', copied: 'hunter', fromCentre: true }, Bob: { card: 'drunk' }, ...quiet },
      ['doubt.copiedInCentre'],
    ],
    [
      'a Copycat of a card that was dealt, when there is only one',
      { Ana: { card: 'copycat', copied: 'seer' }, ...quiet },
      ['doubt.copiedElsewhere'],
    ],
    [
      'a Copycat of itself',
      { Ana: { card: 'copycat', copied: 'copycat' }, ...quiet },
      ['doubt.copiedElsewhere'],
    ],
    [
      'a Doppelgänger of a card that began in the centre',
      {
        Ana: { card: 'doppelganger', copied: 'hunter' },
        Bob: { card: 'hunter', fromCentre: true },
        Cyd: { card: 'drunk' },
      },
      ['doubt.copiedElsewhere'],
    ],
    [
      'a ghost hunter from the centre who became something',
      {
        Ana: { card: 'paranormal-investigator', turned: 'tanner', fromCentre: true },
        Bob: { card: 'tanner' },
        Cyd: { card: 'drunk' },
      },
      ['doubt.turnedInCentre'],
    ],
    [
      'a ghost hunter turned Tanner where no Tanner was',
      { Ana: { card: 'paranormal-investigator', turned: 'tanner' }, ...quiet },
      ['doubt.omen'],
    ],
    [
      'a ghost hunter turned Vampire by the sight of a Copycat',
      {
        Ana: { card: 'paranormal-investigator', turned: 'vampire' },
        Bob: { card: 'copycat', copied: 'vampire' },
        Cyd: { card: 'thing' },
      },
      ['doubt.omen'],
    ],
    [
      'four cards from the centre beside a Vampire character',
      {
        Ana: { card: 'thing', fromCentre: true },
        Bob: { card: 'tanner', fromCentre: true },
        Cyd: { card: 'hunter', fromCentre: true },
        Dan: { card: 'werewolf', fromCentre: true },
      },
      ['doubt.fetched'],
    ],
    [
      'more strangers’ doings than cards that went to the centre',
      {
        Ana: { card: 'hunter', mark: 'plague', fromCentre: true },
        Bob: { card: 'thing' },
        Cyd: { card: 'witch', mark: 'bat' },
      },
      ['doubt.room'],
    ],
  ])('%s', (_, story, expected) => {
    const table = tableOf(story);
    const doubts = doubtsOf(table);
    expect(doubts.map(({ key }) => key)).toEqual(expected);
    const names = Object.keys(story);
    for (const lang of langs)
      for (const { key, params } of doubts)
        expect(speak(oneNight.text[lang], { key, params }, names)).toMatch(/^[^{}#]+\.$/);
    shown.push(...expected);
  });

  const shown: string[] = [];
  it('has each kind of doubt shown above', () => {
    expect([...new Set(shown)].sort()).toEqual(Object.keys(doubtWords).sort());
  });

  it('is judged all the same, with its doubts in words beside the verdict', () => {
    const read = readPosition({
      players: [
        { name: 'Ana', card: 'master', votes: 'Cyd' },
        { name: 'Bob', card: 'master', votes: 'Cyd' },
        { name: 'Cyd', card: 'seer', votes: 'Ana' },
      ],
    });
    if (!read.ok) throw new Error('refused');
    const { names, table } = read.value;
    const told = toResult(names, judge(table), doubtsOf(table));
    expect(told).toMatchObject({
      mode: 'classic',
      dead: ['Cyd'],
      teams: ['vampire'],
      winners: ['Ana', 'Bob'],
    });
    expect(told.doubts).toEqual([
      {
        rule: 'R80',
        key: 'doubt.copies',
        params: { card: 'master', have: 2, max: 1 },
        fr: 'Trop de cartes du même personnage (Le Maître)\u00a0: 2 notées, 1 dans les boîtes.',
        en: 'Too many cards of the same character (The Master): 2 written down, 1 in the boxes.',
      },
    ]);
  });
});

describe('a table that an evening may come to, odd as it looks', () => {
  it.each<[string, Story]>([
    [
      'four Werewolves, one of them from across the centre',
      {
        A: { card: 'werewolf' },
        B: { card: 'werewolf' },
        C: { card: 'werewolf', fromCentre: true },
        D: { card: 'werewolf' },
      },
    ],
    [
      'one Love mark alone (R76)',
      { Ana: { card: 'cupid', mark: 'love' }, Bob: { card: 'thing' }, Cyd: { card: 'priest' } },
    ],
    [
      'a mark of a Copycat',
      {
        Ana: { card: 'copycat', copied: 'cupid' },
        Bob: { card: 'thing', mark: 'love' },
        Cyd: { card: 'priest' },
      },
    ],
    [
      'a bite by a Vampire whom the Witch has put into the centre',
      {
        Ana: { card: 'thing', mark: 'vampire' },
        Bob: { card: 'witch' },
        Cyd: { card: 'hunter', fromCentre: true },
      },
    ],
    [
      'a mark of a Cupid from the centre, whom a Copycat that lies there now had copied',
      {
        Ana: { card: 'cupid', fromCentre: true },
        Bob: { card: 'drunk', mark: 'love' },
        Cyd: { card: 'thing' },
      },
    ],
    [
      'the same character copied and drawn (R71)',
      {
        Ana: { card: 'copycat', copied: 'master' },
        Bob: { card: 'master', fromCentre: true },
        Cyd: { card: 'thing', mark: 'vampire' },
      },
    ],
    [
      'two artefacts, by a Curator and his Doppelgänger (R78)',
      {
        Ana: { card: 'curator', artefact: 'void' },
        Bob: { card: 'doppelganger', copied: 'curator' },
        Cyd: { card: 'tanner', artefact: 'mask' },
      },
    ],
    [
      'a ghost hunter turned wolf by the card that a copied Alpha Wolf brought',
      {
        Ana: { card: 'copycat', copied: 'alpha-wolf' },
        Bob: { card: 'paranormal-investigator', turned: 'werewolf' },
        Cyd: { card: 'werewolf', fromCentre: true },
      },
    ],
    [
      'an Assassin from the centre, without a mark (R8)',
      { Ana: { card: 'assassin', fromCentre: true }, ...quiet },
    ],
  ])('%s', (_, story) => {
    expect(doubted(story)).toEqual([]);
  });

  it('every one the engine comes to, by any deck, deal and play; and it is judged as the match was', () => {
    let fetched = 0;
    for (let seed = 1; seed <= 4000; seed += 1) {
      const rng = quick(seed);
      const { seats, options } = seed % 4 === 0 ? crowded(rng) : randomTable(rng);
      const begun = begin(oneNight, { seats, options, seed: randomSeed(rng) });
      if (!begun.ok) throw new Error(`seed ${seed}: ${begun.error.map(({ key }) => key).join()}`);
      const match = begun.value;
      playRandomly(match, rng, { dawdles: [2, 30, 100][rng.below(3)] as number }, 3000);
      const state = stateOf(match);
      const read = readPosition(JSON.parse(JSON.stringify(writtenDown(state))));
      if (!read.ok) throw new Error(`seed ${seed}: ${read.error.map(({ key }) => key).join()}`);
      expect(doubtsOf(read.value.table), `seed ${seed}`).toEqual([]);
      expect(judge(read.value.table), `seed ${seed}`).toEqual(oneNight.verdict(state));
      fetched += read.value.table.players.filter(({ fromCentre }) => fromCentre).length;
    }
    expect(fetched).toBeGreaterThan(1000);
  });
});

/** Decks of those who leave traces, and who bring cards out of the centre. */
const restless: readonly (readonly RoleId[])[] = [
  ['doppelganger', 'drunk', 'witch', 'alpha-wolf', 'paranormal-investigator', 'tanner', 'curator'],
  ['copycat', 'drunk', 'witch', 'alpha-wolf', 'paranormal-investigator', 'tanner', 'curator'],
  [
    'copycat',
    'drunk',
    'witch',
    'count',
    'renfield',
    'cupid',
    'apprentice-assassin',
    'paranormal-investigator',
  ],
  ['copycat', 'drunk', 'witch', 'alpha-wolf', 'assassin', 'diseased', 'instigator', 'vampire', 'curator'],
];
const fillers: readonly RoleId[] = [
  'robber',
  'troublemaker',
  'village-idiot',
  'werewolf',
  'hunter',
  'villager',
];

function crowded(rng: Rng): Agreed {
  const theme = restless[rng.below(restless.length)] as readonly RoleId[];
  const seats = 3 + rng.below(5);
  const deck = [...shuffled(theme, rng), ...shuffled(fillers, rng)].slice(0, seats + 3);
  return { seats, options: { deck, replacementMin: rng.below(3) || null } };
}

/** What its players would note when a match is over. */
function writtenDown(state: State): object {
  const { players, options } = finalTable(state);
  const name = (seat: number) => `P${seat}`;
  return {
    game: 'one-night',
    players: players.map((place, seat) => ({
      name: name(seat),
      ...place,
      votes: place.votes === null ? null : name(place.votes),
    })),
    options,
  };
}
