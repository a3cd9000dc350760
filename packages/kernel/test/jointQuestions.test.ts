import { describe, expect, it } from 'vitest';
import { awaited, passing, see, submit } from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { missingAnswers, unansweredPrompt } from '../src/questions.ts';
import { Sitting } from './sitting.ts';
import { choice, noting, now, pause, rights, take, tinyGame } from './tinyGame.ts';

const joint = (ends: 'agreed' | 'time') =>
  tinyGame(
    {
      ask: {
        ...noting,
        pace: () => ({ lasts: 1000 }),
        ask: ({ choices, members }) => [
          choice(members, choices, { ends, shows: members, progress: members }),
        ],
        close({ state }, _, [reply]) {
          state.log.push(JSON.stringify(reply?.proposals.map((proposal) => proposal?.player ?? null)));
        },
      },
      pause,
    },
    ['ask'],
    rights,
  );

describe('a joint question', () => {
  it('keeps the proposals and numbers of those who stay when somebody leaves', () => {
    const sitting = new Sitting(joint('time'), { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(1, 'choose', take(2));
    const before = sitting.prompt(2, 'choose').number;
    sitting.use(1, 'leave', now);
    expect(sitting.asked(1)).toEqual([]);
    expect(sitting.prompt(0, 'choose').mine).toEqual(take(1));
    expect(sitting.prompt(2, 'choose').number).toBe(before);
    sitting.answer(2, 'choose', take(0));
    sitting.timeUp();
    expect(stateOf(sitting.match).log.at(-1)).toBe('[[1],[0]]');
  });

  it('is settled when those who stay were of one mind already', () => {
    const sitting = new Sitting(joint('agreed'), { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(2, 'choose', take(1));
    expect(stateOf(sitting.match).log).toEqual([]);
    sitting.use(1, 'leave', now);
    expect(stateOf(sitting.match).log).toEqual(['0+2 takes 1']);
    expect(sitting.asked(0)).toEqual([]);
  });

  it('settled so ends its step where nothing else is asked', () => {
    const game = tinyGame(
      { ask: { ...noting, ask: ({ choices, members }) => [choice(members, choices, { ends: 'agreed' })] } },
      ['ask'],
      rights,
    );
    const sitting = new Sitting(game, { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(2, 'choose', take(1));
    sitting.use(1, 'leave', now);
    expect(stateOf(sitting.match).log).toEqual(['0+2 takes 1', 'ask ends']);
  });

  it('takes the first proposal that can still be chosen when time is up', () => {
    const game = tinyGame(
      {
        ask: {
          ...noting,
          pace: () => ({ lasts: 1000 }),
          ask: ({ choices, members }) => [choice(members, choices, { ends: 'agreed', otherwise: 'first' })],
        },
      },
      ['ask'],
      rights,
    );
    const sitting = new Sitting(game, { seats: 3 });
    sitting.answer(0, 'choose', take(2));
    sitting.answer(2, 'choose', take(1));
    sitting.use(1, 'cut', now);
    sitting.timeUp();
    expect(stateOf(sitting.match).log[0]).toBe('0+1+2 takes 1');
  });

  it('is not settled on something that cannot be chosen any more', () => {
    const sitting = new Sitting(joint('agreed'), { seats: 3 });
    sitting.answer(0, 'choose', take(2));
    sitting.answer(2, 'choose', take(2));
    sitting.use(1, 'cut', now);
    sitting.use(1, 'leave', now);
    expect(stateOf(sitting.match).log).toEqual([]);
    sitting.answer(0, 'choose', take(1));
    sitting.answer(2, 'choose', take(1));
    expect(stateOf(sitting.match).log).toEqual(['0+2 takes 1']);
  });

  it('takes somebody in who joins', () => {
    const sitting = new Sitting(joint('time'), { seats: 3 });
    sitting.use(2, 'leave', now);
    sitting.answer(0, 'choose', take(1));
    stateOf(sitting.match).members = [0, 1, 2];
    sitting.use(0, 'stop', now);
    sitting.answer(2, 'wait', passing);
    expect(sitting.prompt(0, 'choose').mine).toEqual(take(1));
    expect(sitting.prompt(2, 'choose').mine).toBeNull();
  });
});

describe('a feigned question', () => {
  const feigning = tinyGame(
    {
      ask: {
        ...noting,
        pace: () => ({ lasts: 1000 }),
        ask: ({ choices, members }) =>
          [0, 1, 2].map((seat) => {
            const question = choice([seat], choices, { ends: 'time', shows: [0, 1, 2] });
            return members.includes(seat) ? question : { ...question, feigned: true as const };
          }),
      },
    },
    ['ask'],
    rights,
  );

  it('looks to those who watch as before, and whoever it was put to neither sees nor answers it', () => {
    const [stays, leaves] = [new Sitting(feigning, { seats: 3 }), new Sitting(feigning, { seats: 3 })];
    const { number } = leaves.prompt(1, 'choose');
    leaves.use(1, 'leave', now);
    expect(see(leaves.match, 0).watched).toEqual(see(stays.match, 0).watched);
    expect(leaves.asked(1)).toEqual([]);
    expect(submit(leaves.match, { by: 1, prompt: number, answer: take(0) })?.key).toBe('prompt.closed');
    expect(awaited(leaves.match)).toEqual([0, 2]);
    expect(missingAnswers(leaves.match)).toBe(2);
    expect([0, 1].map((nth) => unansweredPrompt(leaves.match, nth)?.chair)).toEqual([0, 2]);
    leaves.timeUp();
    expect(leaves.match.over).toBe(true);
  });

  it('lets an answer stand that was given while it was open', () => {
    const sitting = new Sitting(feigning, { seats: 3 });
    sitting.answer(1, 'choose', take(2));
    sitting.use(1, 'leave', now);
    sitting.timeUp();
    expect(stateOf(sitting.match).log).toContain('1 takes 2');
  });
});
