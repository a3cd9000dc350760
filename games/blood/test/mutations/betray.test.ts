import { describe, expect, it } from 'vitest';
import { story } from '../story.ts';

/** Seat 0 holds Betray; the only other 1 lies under a token. */
const alone = () => story('h1 w2 h2 w3 h3 w4 | w1 h4', { hands: { 0: 'betray' } }).open();
const failing = (table = 'h3 w2 h2 w3 h1 w4 | w1 h4') => story(table, { hands: { 0: 'betray' } });

describe('Betray', () => {
  it('B11: wins alone with a number smaller than that of every other living character', () => {
    const told = alone().plays(0, 'betray');
    expect(told.match.over).toBe(true);
    expect(told.winners).toEqual([0]);
    expect(told.sees('table').verdict?.teams).toEqual([]);
    expect(told.reasons).toEqual([
      'ending.betrayed',
      'players.alone',
      ...Array.from({ length: 5 }, () => 'players.betrayed'),
    ]);
  });

  it('kills whose number is not the smallest, and shows that character to everybody', () => {
    const told = failing().open().plays(0, 'betray');
    expect(told.alive).toEqual([1, 2, 3, 4, 5]);
    for (const chair of [0, 1, 5, 'table'] as const) {
      expect(told.facts(chair, 'betray.played')).toEqual([{ player: 0, card: 'human-3' }]);
      expect(told.sees(chair).view.players[0]?.revealed).toBe(true);
      expect(told.sees(chair).view.cards[0]).toBe('human-3');
    }
  });

  it('asks for a strictly smaller number: a twin alive is enough to fail', () => {
    const told = failing('h1 w1 h2 w3 h3 w4 | w2 h4').open().plays(0, 'betray');
    expect(told.alive).not.toContain(0);
  });

  it('does not count the dead', () => {
    const told = story('h2 w3 h3 w4 h1 h4 | w1 w2', { hands: { 0: 'betray' } });
    told.turn('token-1', 4).accuse('token-2', 4).dies(4).hands(4, 2, 3);
    told.turn('token-1', 5).turn('token-1', 2).turn('token-1', 5).open().plays(0, 'betray');
    expect(told.winners).toEqual([0]);
  });

  it('is for one’s own turn, before accusing', () => {
    const told = failing();
    expect(told.rights(0)).toEqual([]);
    expect(told.open().rights(0)).toEqual(['betray.play']);
    told.accuse('token-1', 0);
    expect(told.rights(0)).toEqual(['revelation.look']);
    told.end().open();
    expect([told.active, told.rights(0)]).toEqual([1, []]);
  });

  it('B5: a token in front of a dead traitor goes back to the middle with its card', () => {
    const told = failing('h3 w2 h2 w3 h1 w4 | w1 h4').turn('token-2', 1).turn('token-2', 0);
    told.turn('token-1', 4).turn('token-1', 5).turn('token-1', 3).turn('token-1', 4);
    expect(told.active).toBe(0);
    expect(told.places).toEqual([4, 0]);
    told.open().plays(0, 'betray');
    expect(told.places).toEqual([4, 'middle']);
    expect(told.facts('table', 'token.returned')).toEqual([{ player: 0, token: 'token-2' }]);
    expect(told.heard('table')).not.toContain('token.handed');
    expect(told.asked(0, 'trial.hand')).toBeUndefined();
  });

  it('B19: a failed Betray ends the turn without an accusation', () => {
    const told = failing().open().plays(0, 'betray');
    expect([told.active, told.state.turn.stage]).toEqual([1, 'opening']);
    expect(told.places).toEqual(['middle', 'middle']);
    expect(told.asked(0, 'turn.accuse')).toBeUndefined();
  });

  it('ends the game by points when it fails at the last count', () => {
    const told = story('h1 w2 h2 w3 h3 w4 | w1 h4', {
      hands: { 5: 'betray' },
      options: { threshold: 'deaths' },
    });
    told.turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 2);
    told.turn('token-1', 4).turn('token-1', 0).open().plays(5, 'betray');
    expect(told.match.over).toBe(true);
    expect(told.reasons.slice(0, 2)).toEqual(['ending.misbetrayed', 'ending.counted']);
  });
});
