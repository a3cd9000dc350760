import { amount, one, type Reply, topic } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { answererOf, answersTo, answerTo, closing, formOf } from './answers.ts';

const fee = topic('priest.fee', (mayRefuse: boolean) => {
  const ways = formOf({ set: { fee: amount(0, 2) }, refuse: {} });
  return mayRefuse ? ways : closing(ways, 'refuse');
});
const vote = topic('vote.cast', (seats: readonly number[]) =>
  formOf({ name: { player: one('seat', seats) }, blank: {} }),
);
const reply = (topic: string, to: Reply['to'], answer: Reply['answer']): Reply => ({
  topic,
  to,
  answer,
  proposals: [answer],
});

describe('a form', () => {
  it('has the ways it is made of, but for those that are closed', () => {
    expect(fee.form(true)).toEqual({ set: { fields: { fee: amount(0, 2) } }, refuse: { fields: {} } });
    expect(fee.form(false)).toEqual({ set: { fields: { fee: amount(0, 2) } } });
  });
});

describe('answers', () => {
  const replies = [
    reply('vote.cast', [2], { do: 'name', player: [4] }),
    reply('vote.cast', [3], null),
    reply('priest.fee', [1], { do: 'set', fee: 2 }),
    reply('vote.cast', [4], { do: 'blank' }),
  ];

  it('are found under what was asked, with their type', () => {
    const given = answerTo(fee, replies);
    const coins: number | undefined = given?.do === 'set' ? given.fee : undefined;
    expect(coins).toBe(2);
    expect(answerTo(fee, [])).toBeUndefined();
    expect(answerTo(vote, [reply('vote.cast', [3], null)])).toBeUndefined();
  });
  it('are told apart by who gave them; whoever gave none is left out', () => {
    expect(answersTo(vote, replies)).toEqual([
      { by: 2, answer: { do: 'name', player: [4] } },
      { by: 4, answer: { do: 'blank' } },
    ]);
  });
  it('of the master are nobody’s at the table', () => {
    expect(() => answererOf(reply('vote.cast', ['master'], { do: 'blank' }))).toThrow('vote.cast');
  });
});
