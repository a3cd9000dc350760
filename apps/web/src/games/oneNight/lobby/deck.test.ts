import { deckOf, oneNight, type RoleId, scenarioIds, scenarios } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { completed, laysAcross, put, trimmed } from './deck.ts';

const fine = (deck: readonly RoleId[], players: number): boolean =>
  oneNight.check({ scenario: null, deck: [...deck] }, players).ok;

describe('a deck chosen card by card', () => {
  it('is completed to one that can be played, from nothing or from what is there', () => {
    for (let players = 3; players <= 10; players += 1) {
      expect(fine(completed([], players + 3), players)).toBe(true);
      expect(fine(completed(['vampire', 'mason', 'mason'], players + 3), players)).toBe(true);
    }
  });

  it('loses its last cards, and never one of two that go together', () => {
    expect(trimmed(['vampire', 'mason', 'mason', 'seer'], 3)).toEqual(['vampire', 'mason', 'mason']);
    expect(trimmed(['vampire', 'mason', 'mason'], 2)).toEqual(['vampire']);
  });

  it('holds as many of a card as were put', () => {
    expect(put(['werewolf', 'seer'], 'werewolf', 2)).toEqual(['seer', 'werewolf', 'werewolf']);
    expect(put(['werewolf', 'seer'], 'werewolf', 0)).toEqual(['seer']);
  });

  it('F-1, R74: says so when a card is laid across besides', () => {
    expect(scenarioIds.filter((id) => laysAcross(deckOf(id, scenarios[id].max) ?? []))).toEqual([
      'fete-d-halloween',
      'dernier-combat',
    ]);
  });
});
