import { type Refusal, speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/text/index.ts';
import { faults, keysOf } from '../table.ts';

const six = ['seer', 'robber', 'werewolf', 'hunter', 'minion', 'tanner'];
const instead = (...cards: readonly string[]): string[] => [...cards, ...six].slice(0, 6);
const inWords = (refusals: readonly Refusal[]) => refusals.map((fault) => speak(text.fr, fault));

describe('a deck of one’s own (R80)', () => {
  it('R80: players and three cards, one of each, are a deck; no team is compulsory', () => {
    expect(faults({ deck: six }, 3)).toEqual([]);
    expect(faults({ deck: instead('villager', 'villager', 'villager', 'drunk', 'prince') }, 3)).toEqual([]);
    expect(
      faults({ deck: instead('tanner', 'vampire', 'assassin', 'count', 'master', 'renfield') }, 3),
    ).toEqual([]);
  });

  it('R80: too few or too many cards are refused, with the number that is needed', () => {
    expect(faults({ deck: six }, 4)).toEqual([
      { key: 'deck.size', params: { need: 7, have: 6, players: 4 } },
    ]);
    expect(inWords(faults({ deck: six }, 4))).toEqual([
      'À 4, il faut 7 cartes\u00a0: une par joueur et trois au centre. Il y en a 6.',
    ]);
    expect(keysOf(faults({ deck: [...six, 'drunk'] }, 3))).toEqual(['deck.size']);
  });

  it.each([
    ['werewolf', 4, 3],
    ['villager', 4, 3],
    ['seer', 2, 1],
    ['vampire', 2, 1],
    ['alpha-wolf', 2, 1],
  ])('R80: the boxes do not hold that many: %s %i times', (card, have, max) => {
    const deck = [...new Array(have).fill(card), 'prince', 'drunk', 'bodyguard', 'hunter', 'thing'];
    expect(faults({ deck }, deck.length - 3)).toEqual([{ key: 'deck.tooMany', params: { card, max, have } }]);
  });

  it('R80: three Werewolves, three Villagers and both Masons are allowed', () => {
    const deck = ['werewolf', 'werewolf', 'werewolf', 'villager', 'villager', 'villager', 'mason', 'mason'];
    expect(faults({ deck }, 5)).toEqual([]);
  });

  it('R80: a lone Mason is refused: both or none', () => {
    const found = faults({ deck: instead('mason') }, 3);
    expect(found).toEqual([{ key: 'deck.alone', params: { card: 'mason', need: 2 } }]);
    expect(inWords(found)[0]).toBe(
      'Les 2 cartes Franc-maçon vont ensemble\u00a0: prends-les toutes, ou aucune.',
    );
  });

  it('R80: the Doppelgänger never plays with a Vampire character', () => {
    expect(keysOf(faults({ deck: instead('doppelganger') }, 3))).toEqual([]);
    const found = faults({ deck: instead('doppelganger', 'thing') }, 3);
    expect(found).toEqual([{ key: 'deck.apart', params: { card: 'doppelganger' } }]);
    expect(inWords(found)[0]).toMatch(/Doppelgänger ne va pas avec .* Vampire/);
  });

  it('R55: Cursed and Squire are extras, off unless allowed', () => {
    const found = faults({ deck: instead('cursed', 'squire') }, 3);
    expect(keysOf(found)).toEqual(['deck.extra', 'deck.extra']);
    expect(faults({ deck: instead('cursed', 'squire'), extras: true }, 3)).toEqual([]);
  });

  it('R80: unknown characters are named', () => {
    const found = faults({ deck: instead('wizard', 'wizard') }, 3);
    expect(found).toEqual([{ key: 'deck.unknown', params: { id: 'wizard' } }]);
    expect(keysOf(faults({ deck: [...six.slice(1), 7] }, 3))).toEqual(['deck.unknown']);
  });

  it('R80: every fault is told, not only the first', () => {
    const found = faults(
      { deck: ['mason', 'seer', 'seer', 'doppelganger', 'vampire', 'squire', 'wizard'] },
      3,
    );
    expect(keysOf(found).sort()).toEqual([
      ...['deck.alone', 'deck.apart', 'deck.extra', 'deck.size', 'deck.tooMany', 'deck.unknown'],
    ]);
  });

  it('R80: each fault has words in both languages', () => {
    const found = faults(
      { deck: ['mason', 'seer', 'seer', 'doppelganger', 'vampire', 'squire', 'wizard'] },
      3,
    );
    for (const fault of found) {
      expect(speak(text.en, fault)).not.toMatch(/[{}]|undefined/);
      expect(speak(text.fr, fault)).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('options', () => {
  it.each([
    [{}, 'options.noDeck'],
    ['x', 'options.malformed'],
    [{ scenario: 'bal-masque' }, 'options.scenario'],
    [{ scenario: 'marquons-les' }, 'options.scenarioPlayers'],
    [{ scenario: 'nuit-tombante', deck: six }, 'options.both'],
    [{ deck: six, extras: 'yes' }, 'options.flag'],
    [{ deck: six, gremlinSelf: 1 }, 'options.flag'],
    [{ deck: six, replacementMin: 0 }, 'options.number'],
    [{ deck: six, pace: 5 }, 'options.pace'],
    [{ deck: six, pace: { day: -1 } }, 'options.number'],
    [{ deck: six, pace: { noon: 5 } }, 'options.unknown'],
    [{ deck: six, moon: 'full' }, 'options.unknown'],
  ])('A2: %j is refused: %s', (options, key) => {
    const found = faults(options, 3);
    expect(keysOf(found)).toEqual([key]);
    for (const fault of found) expect(speak(text.fr, fault)).not.toMatch(/[{}]|undefined/);
  });
});
