import { agendaOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { story } from '../story.ts';

const six = 'h1 w1 h2 w2 h3 w3 | h4 w4';
const eight = 'h1 w1 h2 w2 h3 w3 h4 w4 | h5 w5';

describe('Supper', () => {
  it('ends another’s turn at once, in the opening pause: the next turn opens with its own', () => {
    const told = story(six, { hands: { 4: 'supper' } });
    const clock = told.sees('table').clock;
    told.plays(4, 'supper');
    expect([told.active, told.state.turn.stage]).toEqual([1, 'opening']);
    expect(told.places).toEqual(['middle', 'middle']);
    const { clock: next } = told.sees('table');
    expect(next?.pace).toEqual({ lasts: 3000 });
    expect(next?.step).not.toBe(clock?.step);
    // Nothing of the turn that was cut short is left to come back to.
    expect(agendaOf(told.match)).toHaveLength(1);
    told.turn('token-1', 3);
    expect(told.active).toBe(2);
  });

  it('ends another’s turn at once while the accusation is awaited', () => {
    const told = story(six, { hands: { 4: 'supper' } })
      .open()
      .plays(4, 'supper');
    expect([told.active, told.asked(0, 'turn.accuse')]).toEqual([1, undefined]);
    expect(told.facts('table', 'supper.played')).toEqual([{ player: 4, target: 0 }]);
  });

  it('comes too late once the accusation is made', () => {
    const told = story(six, { hands: { 4: 'supper' } }).accuse('token-1', 0);
    expect(told.state.turn.stage).toBe('accused');
    expect(told.may(4, 'supper.play')).toBe(false);
    expect(told.tries(4, 'supper.play', { do: 'play' })?.key).toBe('right.closed');
  });

  it('serves once, and the game goes on to its end through two of them', () => {
    const told = story(six, { hands: { 4: 'supper', 5: 'supper' } })
      .plays(4, 'supper')
      .plays(5, 'supper');
    expect([told.active, told.rights(4), told.rights(5)]).toEqual([2, [], []]);
    told.turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 1);
    for (let seat = 0; told.alive.length > 2; seat = (seat + 1) % 6) {
      told.open();
      const [victim] = told.places as [number];
      told.accuse('token-2', victim).dies(victim);
      if (told.match.over) break;
      const [a, b] = told.alive as [number, number];
      told.hands(victim, a, b).end();
    }
    expect(told.match.over).toBe(true);
    expect(agendaOf(told.match)).toEqual([]);
  });

  it('B7: is not played in one’s own turn', () => {
    const told = story(six, { hands: { 0: 'supper' } });
    expect(told.rights(0)).toEqual([]);
    expect(told.open().rights(0)).toEqual([]);
    expect(told.tries(0, 'supper.play', { do: 'play' })?.key).toBe('right.closed');
    told.turn('token-1', 2);
    expect(told.rights(0)).toEqual(['supper.play']);
  });

  it('B18: ends the right to look, betray and claim too', () => {
    const told = story(eight, { hands: { 0: 'supper', 1: 'betray' } })
      .turn('token-1', 1)
      .open();
    expect(told.rights(1)).toEqual(['revelation.look', 'betray.play']);
    told.plays(0, 'supper');
    expect([told.active, told.rights(1)]).toEqual([2, []]);
    const claims = story('h1 w1 h2 w2 h3 | w3 h4', { hands: { 0: 'supper' } });
    claims.turn('token-1', 4).accuse('token-2', 4).dies(4).hands(4, 0, 3);
    claims.turn('token-1', 3).dies(3).hands(3, 0, 1).open();
    expect([claims.active, claims.alive]).toEqual([0, [0, 1, 2]]);
    claims.turn('token-1', 2).open();
    expect(claims.rights(1)).toContain('claim.declare');
    claims.plays(0, 'supper');
    expect([claims.active, claims.rights(1)]).toEqual([2, []]);
  });

  it('B18: what is played first is resolved first: a Betray before it stands', () => {
    const told = story(six.replace('h1', 'h4').replace('| h4', '| h1'), {
      hands: { 0: 'betray', 4: 'supper' },
    });
    told.open().plays(0, 'betray');
    expect([told.alive.includes(0), told.active]).toEqual([false, 1]);
    expect(told.may(4, 'supper.play')).toBe(true);
  });
});
