import { describe, expect, it } from 'vitest';
import { clockOf, passing, see } from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { Sitting } from './sitting.ts';
import { owls } from './testGame/owls.ts';
import type { Card } from './testGame/spec.ts';
import { choice, noting, now, pause, rights, take, tinyGame } from './tinyGame.ts';

const each = tinyGame(
  {
    ask: {
      ...noting,
      pace: () => ({ within: 1000 }),
      ask: ({ choices, members }) => members.map((seat) => choice(seat, choices)),
    },
    pause,
  },
  ['ask'],
  rights,
);
describe('an interruption', () => {
  it('leaves answers already given as they are, and asks the others again under their old numbers', () => {
    const sitting = new Sitting(each, { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    const before = [1, 2].map((seat) => sitting.prompt(seat, 'choose').number);
    sitting.use(1, 'stop', now);
    expect([0, 1, 2].map((seat) => sitting.asked(seat))).toEqual([[], [], ['wait']]);
    sitting.answer(2, 'wait', passing);
    expect(sitting.asked(0)).toEqual([]);
    expect([1, 2].map((seat) => sitting.prompt(seat, 'choose').number)).toEqual(before);
    sitting.answer(1, 'choose', take(0));
    sitting.answer(2, 'choose', take(2));
    expect(stateOf(sitting.match).log).toEqual([
      '0 takes 1',
      '2 pass',
      'pause ends',
      '1 takes 0',
      '2 takes 2',
      'ask ends',
    ]);
  });

  it('refuses meanwhile what was asked below, and its time', () => {
    const sitting = new Sitting(each, { seats: 3 });
    const below = sitting.prompt(1, 'choose').number;
    const clock = clockOf(sitting.match);
    sitting.use(1, 'stop', now);
    expect(sitting.try({ by: 1, prompt: below, answer: take(0) })).toBe('prompt.closed');
    expect(clockOf(sitting.match)).toBeNull();
    expect(sitting.try({ elapsed: clock?.step })).toBe('time.stale');
    sitting.answer(2, 'wait', passing);
    expect(clockOf(sitting.match)).toEqual(clock);
    expect(sitting.try({ elapsed: clock?.step })).toBe('taken');
  });

  it('may offer no rights while it resolves', () => {
    const sitting = new Sitting(each, { seats: 3 });
    expect(sitting.offered(0)).toEqual(['stop', 'cut', 'leave']);
    sitting.use(0, 'stop', now);
    expect(sitting.offered(0)).toEqual([]);
    expect(sitting.try({ by: 0, prompt: 'stop', answer: now })).toBe('right.closed');
  });

  it('may cut short what it interrupts, which then never closes', () => {
    const game = tinyGame(
      { ask: { ...noting, pace: () => ({ lasts: 1000 }), ask: () => [choice(0, [1])] }, pause, last: noting },
      ['ask', 'last'],
      {
        ...rights,
        use({ cut, next }) {
          cut();
          next({ type: 'pause' });
        },
      },
    );
    const sitting = new Sitting(game, { seats: 3 });
    const { number } = sitting.prompt(0, 'choose');
    sitting.use(1, 'stop', now);
    sitting.answer(2, 'wait', passing);
    expect(sitting.try({ by: 0, prompt: number, answer: passing })).toBe('match.over');
    expect(stateOf(sitting.match).log).toEqual(['2 pass', 'pause ends', 'last ends']);
  });

  it('may come upon an interruption', () => {
    const nested = tinyGame(
      { ask: { ...noting, ask: ({ choices }) => [choice(0, choices)] }, pause },
      ['ask'],
      { ...rights, offer: (state, _, chair) => rights.offer(state, { type: 'ask' }, chair) },
    );
    const sitting = new Sitting(nested, { seats: 3 });
    sitting.use(0, 'stop', now);
    const first = sitting.prompt(2, 'wait').number;
    sitting.use(0, 'stop', now);
    expect(sitting.prompt(2, 'wait').number).toBe(first + 1);
    sitting.answer(2, 'wait', take(0));
    expect(sitting.prompt(2, 'wait').number).toBe(first);
    sitting.answer(2, 'wait', take(1));
    sitting.answer(0, 'choose', passing);
    expect(stateOf(sitting.match).log).toEqual([
      '2 takes 0',
      'pause ends',
      '2 takes 1',
      'pause ends',
      '0 pass',
      'ask ends',
    ]);
  });
});

describe('a step', () => {
  it('that opens by pushing others waits for them', () => {
    const game = tinyGame(
      {
        ask: {
          ...noting,
          open: ({ next }) => next({ type: 'pause' }, { type: 'calm' }),
          ask: () => [choice(0, [1])],
        },
        calm: noting,
        pause,
      },
      ['ask'],
    );
    const sitting = new Sitting(game, { seats: 3 });
    expect([sitting.asked(0), sitting.asked(2)]).toEqual([[], ['wait']]);
    sitting.answer(2, 'wait', passing);
    expect(stateOf(sitting.match).log).toEqual(['2 pass', 'pause ends', 'calm ends']);
    sitting.answer(0, 'choose', passing);
    expect(sitting.match.over).toBe(true);
  });

  it('that opens by ending the match asks nothing more', () => {
    const game = tinyGame(
      { ask: { ...noting, open: ({ finish }) => finish(), ask: () => [choice(0, [1])] } },
      ['ask', 'ask'],
    );
    const { match } = new Sitting(game, { seats: 3 });
    expect([match.over, stateOf(match).log]).toEqual([true, []]);
  });

  it('whose withdrawn answer interrupts is gone on with afterwards', () => {
    const game = tinyGame(
      {
        ask: {
          ...noting,
          pace: () => ({ lasts: 1000 }),
          ask: ({ members, choices }) => members.map((seat) => choice(seat, choices, { ends: 'time' })),
          answered(table, step, reply, replies) {
            noting.answered?.(table, step, reply, replies);
            if (reply.to[0] === 0) table.next({ type: 'pause' });
          },
        },
        pause,
      },
      ['ask'],
      rights,
    );
    const sitting = new Sitting(game, { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    sitting.use(0, 'leave', now);
    expect(sitting.asked(2)).toEqual(['wait']);
    sitting.answer(2, 'wait', passing);
    expect([0, 1, 2].map((seat) => sitting.asked(seat))).toEqual([[], ['choose'], ['choose']]);
    expect(stateOf(sitting.match).log).toEqual(['0 takes 1', '2 pass', 'pause ends']);
  });
});

describe('a question', () => {
  it('keeps its number when only who may watch it or what happens otherwise has changed, and that change counts', () => {
    const game = tinyGame(
      {
        ask: {
          ...noting,
          pace: () => ({ lasts: 1000 }),
          ask: ({ choices }) => [
            choice([0, 1], [0, 1], {
              ends: 'time',
              otherwise: choices.length === 3 ? 'pass' : take(1),
              ...(choices.length === 3 ? {} : { progress: 'all' }),
            }),
          ],
        },
      },
      ['ask'],
      rights,
    );
    const sitting = new Sitting(game, { seats: 3 });
    const { number } = sitting.prompt(0, 'choose');
    expect(see(sitting.match, 'table').watched).toEqual([]);
    sitting.use(2, 'cut', now);
    expect(sitting.prompt(0, 'choose').number).toBe(number);
    expect(see(sitting.match, 'table').watched).toEqual([{ topic: 'choose', to: [0, 1], answered: [] }]);
    sitting.timeUp();
    expect(stateOf(sitting.match).log[0]).toBe('0+1 takes 1');
  });

  it('that has changed is put under a new number, and an answer to the old one comes too late', () => {
    const sitting = new Sitting(each, { seats: 3 });
    const old = sitting.prompt(1, 'choose').number;
    sitting.use(0, 'cut', now);
    expect(sitting.prompt(1, 'choose').number).toBe(old + 1);
    expect(sitting.try({ by: 1, prompt: old, answer: take(0) })).toBe('prompt.closed');
    expect(sitting.try({ by: 1, prompt: old + 1, answer: take(2) })).toBe('answer.option');
    sitting.answer(1, 'choose', take(1));
  });

  it('that means something else has changed, though the same can be answered', () => {
    const pardon = tinyGame(
      {
        ask: {
          ...noting,
          ask: ({ choices }) => [choice(1, [0], { params: { player: choices.length } })],
        },
      },
      ['ask'],
      rights,
    );
    const sitting = new Sitting(pardon, { seats: 3 });
    const old = sitting.prompt(1, 'choose').number;
    sitting.use(0, 'cut', now);
    expect(sitting.prompt(1, 'choose')).toMatchObject({ number: old + 1, params: { player: 2 } });
  });

  it('that is no longer put is as if never asked, unless it was answered', () => {
    const sitting = new Sitting(each, { seats: 3 });
    sitting.use(2, 'leave', now);
    expect(sitting.asked(2)).toEqual([]);
    sitting.answer(0, 'choose', take(0));
    sitting.answer(1, 'choose', take(0));
    expect(stateOf(sitting.match).log).toEqual(['0 takes 0', '1 takes 0', 'ask ends']);
  });

  it('that can still be changed counts as answered when it is withdrawn', () => {
    const changeable = tinyGame(
      {
        ask: {
          ...noting,
          pace: () => ({ lasts: 1000 }),
          ask: ({ choices, members }) => members.map((seat) => choice(seat, choices, { ends: 'time' })),
        },
      },
      ['ask'],
      rights,
    );
    const sitting = new Sitting(changeable, { seats: 2 });
    sitting.answer(0, 'choose', take(2));
    sitting.use(0, 'leave', now);
    sitting.timeUp();
    expect(stateOf(sitting.match).log).toEqual(['0 takes 2', '1 pass', 'ask ends']);
  });
});

describe('in the test game', () => {
  const cards: Card[] = ['owl', 'owl', 'hunter', 'seer', 'villager', 'villager', 'villager', 'villager'];
  const village = () => new Sitting(owls, { seats: 8, deal: { cards } });
  const shoot = (seat: number) => ({ do: 'shoot', player: [seat] });

  it('a shot at night takes an owl out of the council, and the other owl’s choice stands', () => {
    const sitting = village();
    sitting.answer(0, 'owls.choose', take(5));
    sitting.answer(1, 'owls.choose', take(4));
    const number = sitting.prompt(1, 'owls.choose').number;
    sitting.use(2, 'hunter.shoot', shoot(0));
    expect(sitting.asked(1)).toEqual([]);
    sitting.answer(0, 'shot.words', { do: 'say', words: 'hou' });
    expect(sitting.prompt(1, 'owls.choose')).toMatchObject({ number, mine: take(4) });
    expect(sitting.asked(0)).toEqual([]);
    sitting.timeUp(4);
    expect(stateOf(sitting.match).alive).toEqual([false, true, true, true, false, true, true, true]);
  });

  it('a shot in the middle of a vote lets votes stand, voids those for the dead and asks the next voter anew', () => {
    const sitting = village();
    sitting.timeUp(5);
    const { first } = stateOf(sitting.match);
    const [a, b, c] = [0, 1, 2].map((i) => (first + i) % 8) as [number, number, number];
    const victim = [4, 5, 6, 7].find((seat) => ![a, b, c].includes(seat)) as number;
    sitting.answer(a, 'vote.rank', { do: 'name', players: [victim] });
    const number = sitting.prompt(b, 'vote.rank').number;
    expect(sitting.offered(2)).toEqual(['gift', 'hunter.shoot']);
    sitting.use(2, 'hunter.shoot', shoot(victim));
    expect(sitting.offered(2)).toEqual([]);
    sitting.timeUp();
    expect(sitting.told('table').at(-1)).toBe('player.died');
    expect(sitting.prompt(b, 'vote.rank').number).toBe(number + 1);
    sitting.answer(b, 'vote.rank', { do: 'name', players: [c, a] });
    sitting.timeUp();
    const { alive, votes } = stateOf(sitting.match);
    expect(votes[0]).toEqual({ by: a, names: [victim] });
    expect([alive[victim], alive[c], alive[a]]).toEqual([false, false, true]);
  });
});
