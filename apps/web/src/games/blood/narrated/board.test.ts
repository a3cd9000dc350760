import { describe, expect, it } from 'vitest';
import {
  alsoDies,
  type Board,
  begun,
  boardIn,
  condemned,
  cutShort,
  mayPass,
  mayPlace,
  pass,
  place,
  placeTwo,
  spared,
  staked,
  survivorsOf,
} from './board.ts';

const bounds = { endsAt: 2 };
const five = begun(5, 3);
/** Two accusations, both of the same player. */
const accused = (board: Board, seat: number): Board => place(pass(place(board, 0, seat)), 1, seat);

describe('a table of Blood with real cards', () => {
  it('B3, B15: a token goes elsewhere than it lies, once a turn; then the next on the left plays', () => {
    const once = place(five, 0, 1);
    expect([once.tokens, mayPlace(once, 0, 2), mayPlace(once, 1, 2)]).toEqual([[1, null], false, false]);
    const next = pass(once);
    expect([next.turn, mayPlace(next, 0, 1), mayPlace(next, 0, 4)]).toEqual([4, false, true]);
    expect(pass(five)).toBe(five);
    expect(pass(place(next, 1, 0)).turn).toBe(0);
  });

  it('two tokens before one player are a trial: a card saves, or they die and give the tokens to two others', () => {
    const trial = accused(five, 1);
    expect([trial.trial, mayPass(trial)]).toEqual([1, false]);
    expect(spared(trial)).toMatchObject({ tokens: [null, null], trial: null });
    const dead = condemned(trial, bounds);
    expect([survivorsOf(dead), dead.handing, mayPlace(dead, 0, 1)]).toEqual([4, 1, false]);
    const one = place(dead, 0, 2);
    expect([mayPlace(one, 1, 2), mayPlace(one, 1, 4)]).toEqual([false, true]);
    const done = place(one, 1, 4);
    expect([done.handing, done.turn, mayPass(done)]).toEqual([null, 4, true]);
  });

  it('who dies in their own turn is followed by the next', () => {
    // It is 4's turn, who accuses themself.
    const dead = condemned(place(pass(place(five, 0, 4)), 1, 4), bounds);
    expect(place(place(dead, 0, 0), 1, 1)).toMatchObject({ turn: 0, placed: [] });
  });

  it('B8: of two tokens, each goes before another player, and that is no trial', () => {
    const two = placeTwo(five);
    const one = place(two, 0, 1);
    expect([mayPass(one), mayPlace(one, 1, 1), mayPlace(one, 1, 2)]).toEqual([false, false, true]);
    expect(place(one, 1, 2)).toMatchObject({ trial: null, tokens: [1, 2] });
    // One that lies there already is on its way elsewhere.
    const moved = place(placeTwo(pass(place(five, 1, 1))), 0, 1);
    expect([moved.trial, mayPlace(moved, 1, 0)]).toEqual([null, true]);
  });

  it('a turn may be cut short before its accusation, and not after', () => {
    expect(cutShort(five).turn).toBe(4);
    const late = place(five, 0, 1);
    expect(cutShort(late)).toBe(late);
  });

  it('B9, B17, B19: so few left end it by points; a right announcement ends it, a wrong one kills', () => {
    const two = { ...five, alive: [true, true, true, false, false], turn: 0 };
    expect(condemned(accused(two, 1), bounds)).toMatchObject({ over: 'points', handing: null });
    expect(staked(two, 'claim', true, bounds).over).toEqual({ by: 'claim', seat: 0 });
    expect(staked(two, 'claim', false, bounds)).toMatchObject({ over: 'points' });
    expect(staked(five, 'stake', false, bounds)).toMatchObject({ over: null, turn: 4 });
  });

  it('B13: a twin dies too, and a token before them goes back', () => {
    const dead = condemned(accused(five, 1), bounds);
    const both = alsoDies({ ...dead, tokens: [null, 0] }, 0, bounds);
    expect([survivorsOf(both), both.tokens, both.handing]).toEqual([3, [null, null], 1]);
  });

  it('is taken up where it was, and what is none is not', () => {
    const kept: unknown = JSON.parse(JSON.stringify(accused(five, 1)));
    expect(boardIn(kept, 5)).toEqual(accused(five, 1));
    for (const wrong of [
      null,
      'x',
      {},
      { ...five, turn: 5 },
      { ...five, tokens: [0] },
      { ...five, placed: [3] },
    ])
      expect(boardIn(wrong, 5)).toBeNull();
    expect(boardIn(kept, 6)).toBeNull();
  });
});
