import { describe, expect, it } from 'vitest';
import { story } from './story.ts';

const six = 'h1 w1 h2 w2 h3 w3 | h4 w4';
const seen = (card: string) => [{ token: 'token-1', card }];

describe('revelation', () => {
  it('shows the card under a token in front of you, in your own turn only', () => {
    const told = story(six).turn('token-1', 1);
    expect(told.active).toBe(1);
    told.look(1, 'token-1');
    expect(told.facts(1, 'token.seen')).toEqual(seen('human-4'));
    told.open().accuse('token-2', 3).end();
    expect([told.active, told.may(1, 'revelation.look')]).toEqual([2, false]);
  });

  it('is for the token that lies there, not for the other', () => {
    const told = story(six).turn('token-1', 1);
    const other = { do: 'look', token: ['token-2'] };
    expect(told.tries(1, 'revelation.look', other)?.key).toBe('answer.option');
    expect(told.rights(0)).not.toContain('revelation.look');
  });

  it('may be used as often as you like, before and after accusing', () => {
    const told = story(six).turn('token-1', 1);
    told.look(1, 'token-1').look(1, 'token-1').accuse('token-2', 3).look(1, 'token-1');
    expect(told.facts(1, 'token.seen')).toHaveLength(3);
  });

  it('is seen by all, once a turn, and what it shows by nobody else', () => {
    const told = story(six).turn('token-1', 1).look(1, 'token-1').look(1, 'token-1');
    expect(told.facts('table', 'revelation.looked')).toEqual([{ player: 1, token: 'token-1' }]);
    expect(told.facts(2, 'token.seen')).toEqual([]);
    expect(told.sees(2).view.tokens[0]).toEqual({ id: 'token-1', at: 1 });
    expect(told.sees(2).view.looked[0]).toBeNull();
    told.accuse('token-2', 3).end();
    for (const target of [4, 3, 4, 3, 4]) told.turn('token-2', target);
    expect(told.active).toBe(1);
    told.look(1, 'token-1');
    expect(told.facts('table', 'revelation.looked')).toHaveLength(2);
  });

  it('is remembered by the one who looked, wherever the token goes: its card goes with it', () => {
    const told = story(six).turn('token-1', 1).look(1, 'token-1').turn('token-1', 4);
    expect(told.sees(1).view.tokens[0]).toEqual({ id: 'token-1', at: 4 });
    expect(told.sees(1).view.looked[0]).toBe('human-4');
    expect(told.sees(4).view.looked[0]).toBeNull();
  });

  it('B4: a token put in front of oneself may be looked at before the turn ends', () => {
    const told = story(six).accuse('token-1', 0);
    expect([told.active, told.state.turn.stage]).toEqual([0, 'accused']);
    told.look(0, 'token-1');
    expect(told.facts(0, 'token.seen')).toEqual(seen('human-4'));
    told.end();
    expect([told.active, told.may(0, 'revelation.look')]).toEqual([1, false]);
  });

  it('B4: with no token in front, the turn ends by itself', () => {
    expect(story(six).accuse('token-1', 2).active).toBe(1);
  });

  it('is open for a token that a dying player handed to the one whose turn it is', () => {
    const told = story(six).turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 1, 2);
    told.look(1, 'token-1');
    expect(told.facts(1, 'token.seen')).toEqual(seen('human-4'));
  });

  it('never shows the second card to a player whose second token comes in the own turn', () => {
    const told = story(six, { hands: { 1: 'supper' } })
      .turn('token-1', 1)
      .accuse('token-2', 1);
    expect(told.asked(1, 'trial.face')).toBeDefined();
    expect(told.rights(1)).toEqual([]);
    expect(told.facts(1, 'token.seen')).toEqual([]);
  });
});
