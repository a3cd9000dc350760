import { describe, expect, it } from 'vitest';
import { story } from './story.ts';

const six = 'h1 w1 h2 w2 h3 w3 | h4 w4';

describe('a turn', () => {
  it('is exactly one accusation, then the next player on the left plays', () => {
    const told = story(six).accuse('token-1', 3);
    expect(told.places).toEqual([3, 'middle']);
    expect(told.active).toBe(1);
    expect(told.tries(0, 'turn.accuse', { do: 'token-2', player: [4] })?.key).toBe('right.closed');
    expect(told.facts('table', 'token.placed')).toEqual([
      { player: 0, token: 'token-1', from: 'middle', target: 3 },
    ]);
  });

  it('must accuse: the player is asked, and cannot pass', () => {
    const told = story(six).open();
    expect(Object.keys(told.asked(0, 'turn.accuse')?.form ?? {})).toEqual(['token-1', 'token-2']);
    expect(told.tries(0, 'turn.accuse', { do: 'pass' })?.key).toBe('answer.way');
  });

  it('takes a token from the middle or from in front of a player, its card with it', () => {
    const told = story(six).turn('token-1', 3).turn('token-1', 5);
    expect(told.places).toEqual([5, 'middle']);
    expect(told.state.tokens.map(({ card }) => card)).toEqual(['human-4', 'werewolf-4']);
    expect(told.facts('table', 'token.placed')[1]).toEqual({
      player: 1,
      token: 'token-1',
      from: 3,
      target: 5,
    });
  });

  it('allows accusing oneself', () => {
    const told = story(six).accuse('token-2', 0);
    expect(told.places).toEqual(['middle', 0]);
    expect(told.heard('table')).toContain('token.placedAtHome');
  });

  it('B3: the token must end somewhere else than where it was', () => {
    const told = story(six).turn('token-1', 3).open();
    expect(told.targets('token-1')).toEqual([0, 1, 2, 4, 5]);
    expect(told.targets('token-2')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told.tries(1, 'turn.accuse', { do: 'token-1', player: [3] })?.key).toBe('answer.option');
  });

  it('does not let a token placed this turn be moved again in it', () => {
    const told = story(six).accuse('token-1', 0);
    expect(told.asked(0, 'turn.accuse')).toBeUndefined();
    expect(told.sees(0).prompts.map(({ topic }) => topic)).toEqual(['turn.end']);
  });

  it('puts a token before the living only, never before the middle', () => {
    const told = story(six).turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 2).open();
    expect(told.active).toBe(2);
    expect(told.targets('token-1')).toEqual([1, 2, 4, 5]);
    expect(told.tries(2, 'turn.accuse', { do: 'token-1', player: ['middle'] })?.key).toBe('answer.option');
  });

  it('B15: the turn passes to the left of the one whose turn it was, over the dead', () => {
    const told = story(six).turn('token-1', 2).accuse('token-2', 2).dies(2).hands(2, 4, 5);
    expect(told.active).toBe(3);
  });

  it('B15: also when the one whose turn it was has died in it', () => {
    const told = story(six).turn('token-1', 1).accuse('token-2', 1).dies(1).hands(1, 3, 4);
    expect(told.alive).not.toContain(1);
    expect(told.active).toBe(2);
  });

  it('takes chance’s accusation from a player whose time is up', () => {
    const told = story(six).open().elapse();
    expect(told.places).not.toEqual(['middle', 'middle']);
  });
});

describe('the opening pause', () => {
  it('B23: opens every turn, for three seconds unless set otherwise', () => {
    const told = story(six);
    for (const token of ['token-1', 'token-2', 'token-1'] as const) {
      expect(told.sees('table').clock?.pace).toEqual({ lasts: 3000 });
      told.turn(token, 3 + told.active);
    }
    expect(story(six, { options: { opening: 7 } }).sees(0).clock?.pace).toEqual({ lasts: 7000 });
  });

  it('B23: takes no accusation, Betray, Attention! or claim before it is over', () => {
    const seven = 'h1 w1 h2 w2 h3 w3 h4 | h5 w5';
    for (const mutation of ['betray', 'attention'] as const) {
      const told = story(seven, { hands: { 0: mutation } });
      expect(told.sees(0).prompts).toEqual([]);
      expect(told.rights(0)).toEqual([]);
      told.open();
      expect(told.asked(0, 'turn.accuse')).toBeDefined();
      expect(told.rights(0)).toEqual([`${mutation}.play`]);
    }
    const four = story('h1 w1 h2 w2 | h3 w3').turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 2);
    expect([four.active, four.may(2, 'claim.declare')]).toEqual([2, false]);
    expect(four.open().may(2, 'claim.declare')).toBe(true);
  });

  it('B23: gives Supper, a Clue and a look their moment', () => {
    const told = story(six, { hands: { 1: 'supper', 2: 'clue-to-revenge' } });
    expect([told.rights(1), told.rights(2)]).toEqual([['supper.play'], ['clue-to-revenge.play']]);
    told.turn('token-1', 1);
    expect(told.rights(1)).toEqual(['revelation.look']);
  });

  it('B23: can be set to nothing', () => {
    const told = story(six, { options: { opening: 0 } });
    expect(told.asked(0, 'turn.accuse')).toBeDefined();
  });
});
