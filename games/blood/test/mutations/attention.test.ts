import { describe, expect, it } from 'vitest';
import { story } from '../story.ts';

const seven = 'h1 w1 h2 w2 h3 w3 h4 | h5 w5';
const played = () =>
  story(seven, { hands: { 0: 'attention', 4: 'supper' } })
    .open()
    .plays(0, 'attention');
const both = (first: number, second: number) => ({ do: 'both', 'token-1': [first], 'token-2': [second] });

describe('Attention!', () => {
  it('lets its player place both tokens this turn, before two different players', () => {
    const told = played();
    expect(told.asked(0, 'turn.accuse')).toBeUndefined();
    expect(told.tries(0, 'attention.place', both(3, 3))?.key).toBe('answer.apart');
    told.answer(0, 'attention.place', both(3, 5));
    expect([told.places, told.active]).toEqual([[3, 5], 1]);
  });

  it('keeps Supper away for this turn', () => {
    const told = story(seven, { hands: { 0: 'attention', 4: 'supper' } }).open();
    expect(told.may(4, 'supper.play')).toBe(true);
    told.plays(0, 'attention');
    expect(told.may(4, 'supper.play')).toBe(false);
    expect(told.tries(4, 'supper.play', { do: 'play' })?.key).toBe('right.closed');
    told.answer(0, 'attention.place', both(3, 5));
    expect(told.may(4, 'supper.play')).toBe(true);
  });

  it('is for one’s own turn, before accusing', () => {
    const told = story(seven, { hands: { 0: 'attention' } });
    expect(told.rights(0)).toEqual([]);
    told.accuse('token-1', 0);
    expect(told.rights(0)).toEqual(['revelation.look']);
    told.end().open();
    expect(told.rights(0)).toEqual([]);
  });

  it('B8: both tokens move, each to somewhere else than it was, yourself allowed', () => {
    const told = story(seven, { hands: { 1: 'attention' } })
      .turn('token-1', 3)
      .open()
      .plays(1, 'attention');
    expect(told.tries(1, 'attention.place', both(3, 4))?.key).toBe('answer.option');
    expect(told.tries(1, 'attention.place', { do: 'both', 'token-1': [4] })?.key).toBe('answer.missing');
    told.answer(1, 'attention.place', both(1, 3));
    expect(told.places).toEqual([1, 3]);
    expect(told.look(1, 'token-1').facts(1, 'token.seen')).toHaveLength(1);
  });

  it('B8: tokens that change places cross at the same time and start no trial', () => {
    const told = story(seven, { hands: { 2: 'attention' } })
      .turn('token-1', 3)
      .turn('token-2', 4);
    told.open().plays(2, 'attention').answer(2, 'attention.place', both(4, 3));
    expect([told.places, told.active]).toEqual([[4, 3], 3]);
    expect(told.heard('table')).not.toContain('trial.opened');
  });

  it('B18: once played it is resolved first: no claim comes in between', () => {
    const told = story(seven, { hands: { 0: 'attention' }, options: { threshold: 'deaths' } });
    told.turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 5, 6);
    told.turn('token-1', 4).turn('token-1', 6).dies(6).hands(6, 1, 2);
    told.open();
    while (told.active !== 0) told.turn('token-1', told.places[0] === 1 ? 4 : 1).open();
    expect(told.rights(0)).toEqual(['claim.declare', 'attention.play']);
    expect(told.plays(0, 'attention').rights(0)).toEqual([]);
  });
});
