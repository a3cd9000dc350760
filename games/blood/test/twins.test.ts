import { describe, expect, it } from 'vitest';
import { type Story, story } from './story.ts';

const eight = 'h1 w2 h3 w4 w1 h5 w6 h6 | h2 w3';
const twins = (hands = {}, table = eight): Story => story(table, { hands, options: { twins: true } });
/** Both tokens on seat 4, whose twin sits in 0. */
const tried = (hands = {}): Story => twins(hands).turn('token-1', 4).accuse('token-2', 4);

describe('twins', () => {
  it('die together: the living holder of the same number is asked, and follows', () => {
    const told = tried().dies(4);
    expect(told.asked(0, 'twin.face')).toBeDefined();
    expect(told.facts('table', 'twin.called')).toEqual([{ player: 0, other: 4 }]);
    told.dies(0);
    expect(told.alive).toEqual([1, 2, 3, 5, 6, 7]);
    expect(told.heard('table')).toContain('death.twin');
  });

  it('are an option: without it nobody follows', () => {
    const told = story(eight).turn('token-1', 4).accuse('token-2', 4).dies(4);
    expect(told.asked(0, 'twin.face')).toBeUndefined();
  });

  it('do not matter when no living player holds the other card', () => {
    const told = twins().turn('token-1', 1).turn('token-1', 2).accuse('token-2', 2).dies(2);
    expect(told.asked(2, 'trial.hand')).toBeDefined();
    expect(told.alive).toHaveLength(7);
  });

  it('die of whatever cause: of a failed Betray too', () => {
    const told = twins({ 0: 'betray' }, 'h2 w2 h3 w4 w1 h5 w6 h6 | h1 w3').open().plays(0, 'betray');
    expect(told.asked(1, 'twin.face')).toBeDefined();
    told.dies(1);
    expect([told.alive, told.active]).toEqual([[2, 3, 4, 5, 6, 7], 2]);
  });

  it('die of a wrong claim too, and count no more when the points are counted', () => {
    const told = twins({}, 'h1 w1 h3 w4 w2 h5 w6 h6 | h2 w3');
    for (const victim of [7, 6, 5, 4]) {
      told.open();
      while (told.alive.includes(victim)) {
        const token = told.places[0] === victim ? 'token-2' : 'token-1';
        told.accuse(token, victim);
        if (told.asked(victim, 'trial.face')) told.dies(victim);
        for (const other of [6, 7]) if (told.asked(other, 'twin.face')) told.dies(other);
        const [a, b] = told.alive as [number, number];
        if (told.asked(victim, 'trial.hand')) told.hands(victim, a, b);
        told.end().open();
      }
    }
    expect(told.alive).toEqual([0, 1, 2, 3]);
    while (told.active !== 0) told.turn('token-1', told.places[0] === 2 ? 3 : 2).open();
    told.claims(0);
    expect(told.asked(1, 'twin.face')).toBeDefined();
    told.dies(1);
    expect([told.match.over, told.alive]).toEqual([true, [2, 3]]);
  });

  it('B6: a twin is asked likewise, Full Moon or not', () => {
    const [plain, saved] = [tried({ 0: 'supper' }).dies(4), tried({ 0: 'full-moon' }).dies(4)];
    expect(Object.keys(plain.asked(0, 'twin.face')?.form ?? {})).toEqual(['die']);
    expect(Object.keys(saved.asked(0, 'twin.face')?.form ?? {})).toEqual(['die', 'full-moon']);
    for (const chair of [1, 4, 'table'] as const)
      expect(plain.sees(chair).watched).toEqual(saved.sees(chair).watched);
  });

  it('B12: Full Moon cancels the twin’s own death, with no tokens to return', () => {
    const told = tried({ 0: 'full-moon' }).dies(4).fullMoon(0);
    expect(told.alive).toEqual([0, 1, 2, 3, 5, 6, 7]);
    expect(told.places).toEqual([4, 4]);
    expect(told.heard('table')).not.toContain('token.returned');
    told.hands(4, 0, 1);
    expect(told.places).toEqual([0, 1]);
  });

  it('B12: a token in front of a saved twin stays there', () => {
    const told = twins({ 0: 'betray', 1: 'full-moon' }, 'h2 w2 h3 w4 w1 h5 w6 h6 | h1 w3');
    told.turn('token-1', 1);
    for (const target of [4, 3, 4, 3, 4, 3, 4]) told.turn('token-2', target);
    expect([told.active, told.places]).toEqual([0, [1, 4]]);
    told.open().plays(0, 'betray').fullMoon(1);
    expect([told.alive.includes(1), told.places]).toEqual([true, [1, 4]]);
  });

  it('B13: the twin’s death takes a token in front of the twin back to the middle, and moves no other', () => {
    const told = twins({ 0: 'betray' }, 'h2 w2 h3 w4 w1 h5 w6 h6 | h1 w3').turn('token-1', 1);
    for (const target of [4, 3, 4, 3, 4, 3, 4]) told.turn('token-2', target);
    told.open().plays(0, 'betray').dies(1);
    expect(told.places).toEqual(['middle', 4]);
    expect(told.facts('table', 'token.returned')).toEqual([{ player: 1, token: 'token-1' }]);
  });

  it('B20: while the twin’s fate is pending nobody else may play', () => {
    const told = tried({ 3: 'clue-to-revenge', 5: 'supper' }).dies(4);
    expect([told.rights(3), told.rights(5), told.rights(4)]).toEqual([[], [], []]);
  });

  it('B22: the first to die hands out the tokens after the twin’s fate is settled, to the living', () => {
    const told = tried().dies(4);
    expect(told.asked(4, 'trial.hand')).toBeUndefined();
    told.dies(0);
    expect(told.tries(4, 'trial.hand', { do: 'both', 'token-1': [0], 'token-2': [1] })?.key).toBe(
      'answer.option',
    );
    expect(told.asked(0, 'trial.hand')).toBeUndefined();
    told.hands(4, 2, 3);
    expect([told.places, told.active]).toEqual([[2, 3], 2]);
  });

  it('are counted together: a twin’s death may end the game', () => {
    const told = story(eight, { options: { twins: true, threshold: 'deaths' } });
    told.turn('token-1', 4).accuse('token-2', 4).dies(4).dies(0).hands(4, 2, 3);
    expect(told.match.over).toBe(false);
    told.end().accuse('token-1', 3).dies(3);
    expect([told.match.over, told.alive.length]).toEqual([true, 5]);
    expect(told.places).toEqual([3, 3]);
  });
});
