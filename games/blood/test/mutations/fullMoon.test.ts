import { describe, expect, it } from 'vitest';
import { story } from '../story.ts';

const six = 'h1 w1 h2 w2 h3 w3 | h4 w4';

describe('Full Moon', () => {
  const saved = () =>
    story(six, { hands: { 3: 'full-moon' } })
      .turn('token-1', 3)
      .accuse('token-2', 3)
      .fullMoon(3);

  it('sends both tokens with their cards back to the middle, and its player lives', () => {
    const told = saved();
    expect(told.places).toEqual(['middle', 'middle']);
    expect(told.state.tokens.map(({ card }) => card)).toEqual(['human-4', 'werewolf-4']);
    expect(told.alive).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told.facts('table', 'full-moon.played')).toEqual([{ player: 3 }]);
    expect(told.active).toBe(2);
  });

  it('is no right: it is played when two tokens lie there, and at no other time', () => {
    const told = story(six, { hands: { 0: 'full-moon' } });
    expect(told.open().rights(0)).toEqual([]);
    told.turn('token-1', 0);
    expect(told.tries(0, 'full-moon.play', { do: 'play' })?.key).toBe('right.closed');
  });

  it('serves once: the next trial is deadly', () => {
    const told = saved().turn('token-1', 3).accuse('token-2', 3);
    expect(Object.keys(told.asked(3, 'trial.face')?.form ?? {})).toEqual(['die']);
    expect(told.tries(3, 'trial.face', { do: 'full-moon' })?.key).toBe('answer.way');
  });

  it('may be kept back: its holder may choose to die', () => {
    const told = story(six, { hands: { 3: 'full-moon' } })
      .turn('token-1', 3)
      .accuse('token-2', 3)
      .dies(3);
    expect(told.alive).not.toContain(3);
    expect(told.sees(0).view.players[3]).not.toHaveProperty('played');
  });

  it('saves in the own turn too, which then ends', () => {
    const told = story(six, { hands: { 1: 'full-moon' } })
      .turn('token-1', 1)
      .accuse('token-2', 1)
      .fullMoon(1);
    expect([told.active, told.places]).toEqual([2, ['middle', 'middle']]);
  });

  it('B19: stops neither the death of a failed Betray nor that of a wrong claim', () => {
    const betrayer = story('h4 w1 h2 w2 h3 w3 | h1 w4', { hands: { 0: 'betray' } })
      .open()
      .plays(0, 'betray');
    expect(betrayer.alive).not.toContain(0);
    expect(betrayer.heard('table')).not.toContain('trial.opened');
    const claimer = story('h1 w1 h2 w2 | h3 w3', { hands: { 1: 'full-moon' } });
    claimer.turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 2);
    claimer.turn('token-1', 1).turn('token-1', 0).open();
    expect(claimer.active).toBe(1);
    claimer.claims(1);
    expect(claimer.match.over).toBe(true);
    expect(claimer.alive).toEqual([0, 2]);
    expect(claimer.heard('table')).not.toContain('full-moon.played');
  });
});
