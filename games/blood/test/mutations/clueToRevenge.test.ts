import { describe, expect, it } from 'vitest';
import { story } from '../story.ts';

const six = 'h1 w1 h2 w2 h3 w3 | h4 w4';

describe('Clue to Revenge', () => {
  it('shows the card under one token, wherever it lies, in anybody’s turn', () => {
    const told = story(six, { hands: { 4: 'clue-to-revenge' } })
      .turn('token-2', 3)
      .clue(4, 'token-2');
    expect(told.facts(4, 'token.seen')).toEqual([{ token: 'token-2', card: 'werewolf-4' }]);
    expect(told.sees(4).view.looked[1]).toBe('werewolf-4');
    expect(told.sees(4).view.looked[0]).toBeNull();
  });

  it('is played in the pause, while an accusation is awaited, after one, and by the condemned', () => {
    const fresh = () => story(six, { hands: { 1: 'clue-to-revenge' } });
    expect(fresh().may(1, 'clue-to-revenge.play')).toBe(true);
    expect(fresh().open().may(1, 'clue-to-revenge.play')).toBe(true);
    expect(fresh().accuse('token-1', 0).may(1, 'clue-to-revenge.play')).toBe(true);
    expect(fresh().turn('token-1', 1).accuse('token-2', 1).may(1, 'clue-to-revenge.play')).toBe(true);
  });

  it('does not disturb the turn: the question stands under its old number', () => {
    const told = story(six, { hands: { 4: 'clue-to-revenge' } }).open();
    const before = told.asked(0, 'turn.accuse');
    told.clue(4, 'token-1');
    expect(told.asked(0, 'turn.accuse')).toEqual(before);
  });

  it('serves once', () => {
    const told = story(six, { hands: { 4: 'clue-to-revenge' } }).clue(4, 'token-1');
    expect(told.rights(4)).toEqual([]);
    expect(told.sees(0).view.players[4]?.played).toBe('clue-to-revenge');
  });

  it('B20: who plays it and on which token is public, what it shows is not', () => {
    const told = story(six, { hands: { 4: 'clue-to-revenge' } }).clue(4, 'token-1');
    for (const chair of [0, 1, 2, 3, 5, 'table'] as const) {
      expect(told.facts(chair, 'clue-to-revenge.played')).toEqual([{ player: 4, token: 'token-1' }]);
      expect(told.facts(chair, 'token.seen')).toEqual([]);
      expect(told.sees(chair).view.looked[0]).toBeNull();
    }
  });
});
