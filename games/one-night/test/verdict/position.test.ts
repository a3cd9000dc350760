import { speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { text as words } from '../../src/text/index.ts';
import { readPosition } from '../../src/verdict/position.ts';

const { fr, en } = words;

const sound = {
  game: 'one-night',
  players: [
    {
      name: 'Ana',
      card: 'vampire',
      mark: 'clarity',
      artefact: null,
      copied: null,
      turned: null,
      fromCentre: false,
      votes: 'Bob',
    },
    { name: 'Bob', card: 'copycat', copied: 'paranormal-investigator', turned: 'vampire', votes: 'Ana' },
    { name: 'Cleo', card: 'seer', mark: 'love', artefact: 'mask', fromCentre: true, votes: null },
  ],
  options: { replacementMin: 2 },
};

/** The position with one player's fields changed. */
const withFirst = (fields: object) => ({
  ...sound,
  players: [{ ...sound.players[0], ...fields }, ...sound.players.slice(1)],
});

function faults(input: unknown): string[] {
  const read = readPosition(input);
  if (read.ok) return [];
  for (const text of [fr, en]) for (const fault of read.error) expect(speak(text, fault)).not.toContain('{');
  return read.error.map((fault) => fault.key);
}

describe('reading a position', () => {
  it('gives names and final table', () => {
    const read = readPosition(sound);
    expect(read.ok && read.value.names).toEqual(['Ana', 'Bob', 'Cleo']);
    expect(read.ok && read.value.table.players[1]).toEqual({
      card: 'copycat',
      mark: 'clarity',
      artefact: null,
      copied: 'paranormal-investigator',
      turned: 'vampire',
      fromCentre: false,
      votes: 0,
    });
    expect(read.ok && read.value.table.options).toEqual({ replacementMin: 2 });
  });

  it('takes what is missing, or null, for the usual: clarity, nothing, dealt, no vote', () => {
    const blank = {
      mark: 'clarity',
      artefact: null,
      copied: null,
      turned: null,
      fromCentre: false,
      votes: null,
    };
    for (const player of [
      { name: 'Ana', card: 'seer' },
      {
        name: 'Ana',
        card: 'seer',
        mark: null,
        artefact: null,
        copied: null,
        turned: null,
        fromCentre: null,
        votes: null,
      },
    ]) {
      const read = readPosition({ players: [player] });
      expect(read.ok && read.value.table).toEqual({ players: [{ card: 'seer', ...blank }], options: {} });
    }
  });

  it('takes any table, even one that no deck gives', () => {
    const players = Array.from({ length: 30 }, (_, i) => ({
      name: `${i}`,
      card: 'master',
      mark: 'plague',
      artefact: 'claw',
    }));
    expect(faults({ game: 'one-night', players })).toEqual([]);
    expect(faults({ game: 'one-night', players: [] })).toEqual([]);
    expect(faults(withFirst({ card: 'copycat', copied: 'copycat', fromCentre: true }))).toEqual([]);
    expect(
      faults(withFirst({ card: 'paranormal-investigator', turned: 'tanner', fromCentre: true })),
    ).toEqual([]);
  });

  it('takes names that look like properties of every object', () => {
    const read = readPosition({
      players: [
        { name: '__proto__', card: 'seer', votes: 'constructor' },
        { name: 'constructor', card: 'seer', votes: '__proto__' },
      ],
    });
    expect(read.ok && read.value.table.players.map((place) => place.votes)).toEqual([1, 0]);
  });

  it.each([
    ['no object', 'a text', ['position.malformed']],
    ['nothing', null, ['position.malformed']],
    ['a list', [], ['position.malformed']],
    ['no players', { game: 'one-night' }, ['position.players']],
    ['players that are no list', { players: { Ana: 'seer' } }, ['position.players']],
    ['another game', { ...sound, game: 'blood' }, ['position.unknownGame']],
    ['a field too many', { ...sound, centre: [] }, ['position.unknownField']],
    ['options that are no object', { ...sound, options: 3 }, ['position.options']],
    ['an unknown option', { ...sound, options: { bluff: true } }, ['position.unknownOption']],
    ['an option out of range', { ...sound, options: { replacementMin: 0 } }, ['position.replacementMin']],
    ['an option in words', { ...sound, options: { replacementMin: 'two' } }, ['position.replacementMin']],
    ['a player that is no object', { players: ['Ana'] }, ['position.player']],
    ['a player without a name', { players: [{ card: 'seer' }] }, ['position.name']],
    ['a name that is a number', { players: [{ name: 7, card: 'seer' }] }, ['position.name']],
    [
      'a name twice',
      withFirst({ name: 'Cleo', votes: 'Bob' }),
      ['position.repeatedName', 'position.unknownVote'],
    ],
    ['a player’s field too many', withFirst({ team: 'village' }), ['position.unknownPlayerField']],
    ['a player without a card', withFirst({ card: undefined }), ['position.noCard']],
    ['an unknown card', withFirst({ card: 'fortune-teller' }), ['position.unknownId']],
    [
      'a card named like a property of every object',
      withFirst({ card: 'constructor' }),
      ['position.unknownId'],
    ],
    ['a card that is a number', withFirst({ card: 3 }), ['position.wrongType']],
    ['an unknown mark', withFirst({ mark: 'shame' }), ['position.unknownId']],
    ['an unknown artefact', withFirst({ artefact: 'sword' }), ['position.unknownId']],
    ['an artefact that is a flag', withFirst({ artefact: true }), ['position.wrongType']],
    ['an unknown copied character', withFirst({ card: 'copycat', copied: 'cat' }), ['position.unknownId']],
    ['a copied character on a card that copies nobody', withFirst({ copied: 'seer' }), ['position.misfit']],
    ['a turned Seer', withFirst({ card: 'seer', turned: 'werewolf' }), ['position.misfit']],
    [
      'a turned Copycat of a Seer',
      withFirst({ card: 'copycat', copied: 'seer', turned: 'tanner' }),
      ['position.misfit'],
    ],
    ['a turned Copycat of nobody', withFirst({ card: 'copycat', turned: 'tanner' }), ['position.misfit']],
    [
      'turned into what one cannot become',
      withFirst({ card: 'paranormal-investigator', turned: 'seer' }),
      ['position.unknownId'],
    ],
    ['fromCentre in words', withFirst({ fromCentre: 'yes' }), ['position.wrongType']],
    ['a vote for a stranger', withFirst({ votes: 'Zoe' }), ['position.unknownVote']],
    ['a vote by number', withFirst({ votes: 1 }), ['position.wrongType']],
    ['R54: a vote for oneself', withFirst({ votes: 'Ana' }), ['position.selfVote']],
  ])('refuses %s', (_, input, expected) => {
    expect(faults(input)).toEqual(expected);
  });

  it('names every fault at once', () => {
    const input = {
      game: 'chess',
      options: { x: 1 },
      players: [{ name: 'Ana', card: 'king', votes: 'Ana', hat: true }, 3],
    };
    expect(faults(input)).toEqual([
      'position.unknownGame',
      'position.unknownOption',
      'position.unknownPlayerField',
      'position.unknownId',
      'position.selfVote',
      'position.player',
    ]);
  });
});
