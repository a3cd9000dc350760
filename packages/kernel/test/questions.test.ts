import { describe, expect, it } from 'vitest';
import {
  type Answer,
  awaited,
  clockOf,
  inOrder,
  passing,
  type Question,
  see,
  some,
  way,
} from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { Sitting, seed } from './sitting.ts';
import { owls } from './testGame/owls.ts';
import type { Card } from './testGame/spec.ts';
import { choice, noting, take, tinyGame } from './tinyGame.ts';

/** One step that puts these questions for a second at most. */
const asking = (...questions: Question[]) =>
  tinyGame({ ask: { ...noting, pace: () => ({ within: 1000 }), ask: () => questions } }, ['ask']);
const lasting = (...questions: Question[]) =>
  tinyGame({ ask: { ...noting, pace: () => ({ lasts: 1000 }), ask: () => questions } }, ['ask']);

describe('when time is up, a question nobody answered', () => {
  const settled = (question: Question, given = seed): string | undefined => {
    const sitting = new Sitting(asking(question), { seats: 3, seed: given });
    sitting.timeUp();
    return stateOf(sitting.match).log[0];
  };
  const must = way('take', { player: some('seat', [0, 1, 2], 1, 1) });

  it('is passed', () => {
    expect(settled(choice(0, [1, 2]))).toBe('0 pass');
  });

  it('has no answer where there is no passing', () => {
    expect(settled(choice(0, [], { form: must }))).toBe('0 nothing');
  });

  it('takes the answer that was said beforehand', () => {
    expect(settled(choice(0, [1, 2], { otherwise: take(2) }))).toBe('0 takes 2');
  });

  it('is answered by chance, the same by the same seed', () => {
    const random = choice(0, [], { form: must, otherwise: 'random' });
    const answers = Array.from({ length: 40 }, (_, i) => settled(random, i.toString(16).padStart(64, '0')));
    expect(new Set(answers)).toEqual(new Set(['0 takes 0', '0 takes 1', '0 takes 2']));
    expect(settled(random)).toBe(settled(random));
  });

  it('is answered by chance where the first proposal should count and there is none', () => {
    expect(settled(choice([0, 1], [], { form: must, ends: 'agreed', otherwise: 'first' }))).toMatch(
      /^0\+1 takes \d$/,
    );
  });
});

describe('a question that ends', () => {
  it('when answered has its effect at once, and cannot be answered again', () => {
    const sitting = new Sitting(lasting(choice(0, [1, 2]), choice(1, [2])), { seats: 3 });
    const { number } = sitting.prompt(0, 'choose');
    sitting.answer(0, 'choose', take(1));
    expect(stateOf(sitting.match).log).toEqual(['0 takes 1']);
    expect(sitting.try({ by: 0, prompt: number, answer: take(2) })).toBe('prompt.closed');
  });

  it('with time can be changed until then', () => {
    const sitting = new Sitting(asking(choice(0, [1, 2], { ends: 'time' })), { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    expect(sitting.prompt(0, 'choose').mine).toEqual(take(1));
    sitting.answer(0, 'choose', take(2));
    expect(stateOf(sitting.match).log).toEqual([]);
    sitting.timeUp();
    expect(stateOf(sitting.match).log).toEqual(['0 takes 2', 'ask ends']);
  });

  it('with time leaves nobody awaited once all have answered, yet stays open', () => {
    const sitting = new Sitting(asking(choice([0, 1], [2], { ends: 'time' })), { seats: 3 });
    expect(awaited(sitting.match)).toEqual([0, 1]);
    sitting.answer(0, 'choose', take(2));
    expect(awaited(sitting.match)).toEqual([1]);
    sitting.answer(1, 'choose', passing);
    expect(awaited(sitting.match)).toEqual([]);
    expect(sitting.asked(0)).toEqual(['choose']);
  });

  it('on agreement ends when the last one comes round', () => {
    const sitting = new Sitting(asking(choice([0, 1, 2], [0, 1, 2], { ends: 'agreed' })), { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(1, 'choose', take(2));
    sitting.answer(2, 'choose', take(2));
    expect(sitting.match.over).toBe(false);
    sitting.answer(0, 'choose', take(2));
    expect(stateOf(sitting.match).log).toEqual(['0+1+2 takes 2', 'ask ends']);
  });

  it('on agreement without one takes the first proposal when time is up', () => {
    const sitting = new Sitting(asking(choice([2, 0], [0, 1, 2], { ends: 'agreed', otherwise: 'first' })), {
      seats: 3,
    });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(2, 'choose', take(0));
    sitting.timeUp();
    expect(stateOf(sitting.match).log[0]).toBe('2+0 takes 0');
  });
});

describe('agreement', () => {
  const agree = (form: Question['form'], one: Answer, two: Answer): boolean => {
    const sitting = new Sitting(asking(choice([0, 1], [], { form, ends: 'agreed' })), { seats: 2 });
    sitting.answer(0, 'choose', one);
    sitting.answer(1, 'choose', two);
    return sitting.match.over;
  };
  const pair = way('take', { player: some('seat', [0, 1, 2], 2, 2) });
  const ranked = way('take', { player: inOrder('seat', [0, 1, 2], 2, 2) });

  it('does not mind the order of a pick', () => {
    expect(agree(pair, { do: 'take', player: [0, 1] }, { do: 'take', player: [1, 0] })).toBe(true);
    expect(agree(pair, { do: 'take', player: [0, 1] }, { do: 'take', player: [1, 2] })).toBe(false);
  });

  it('minds it where order counts', () => {
    expect(agree(ranked, { do: 'take', player: [0, 1] }, { do: 'take', player: [1, 0] })).toBe(false);
    expect(agree(ranked, { do: 'take', player: [0, 1] }, { do: 'take', player: [0, 1] })).toBe(true);
  });

  it('is not to do two different things', () => {
    const both = { ...pair, ...way('give', { player: some('seat', [0, 1, 2], 2, 2) }) };
    expect(agree(both, { do: 'take', player: [0, 1] }, { do: 'give', player: [0, 1] })).toBe(false);
  });
});

describe('broken rules throw', () => {
  it('when the table, where nobody sits, is asked', () => {
    expect(() => new Sitting(asking(choice('table', [1])), { seats: 2 })).toThrow('cannot answer');
  });
  it('when the master is asked together with others', () => {
    expect(() => new Sitting(asking(choice([0, 'master'], [1])), { seats: 2 })).toThrow('cannot answer');
  });
  it('when the agenda never comes to rest', () => {
    const endless = tinyGame({ round: { close: ({ next }) => next({ type: 'round' }) } }, ['round']);
    expect(() => new Sitting(endless, { seats: 2 })).toThrow('never comes to rest');
  });
});

describe('in the test game', () => {
  const cards: Card[] = ['owl', 'owl', 'seer', 'charmer', 'miller', 'miller', 'villager', 'villager'];
  const night = () => new Sitting(owls, { seats: 8, deal: { cards } });
  const guard = (seat: number) => ({ do: 'guard', player: [seat] });

  it('owls see who has chosen, never what; nobody else sees either', () => {
    const sitting = night();
    sitting.answer(1, 'owls.choose', take(7));
    expect(see(sitting.match, 0).watched).toEqual([{ topic: 'owls.choose', to: [0, 1], answered: [1] }]);
    for (const chair of [2, 4, 'table'] as const) expect(see(sitting.match, chair).watched).toEqual([]);
  });

  it('the eldest owl breaks a tie', () => {
    const sitting = night();
    sitting.answer(1, 'owls.choose', take(7));
    sitting.answer(0, 'owls.choose', take(6));
    sitting.timeUp();
    expect(stateOf(sitting.match).prey).toBe(6);
  });

  it('a tie the eldest has no word in is broken by chance', () => {
    const prey = Array.from({ length: 30 }, (_, i) => {
      const three: Card[] = ['owl', 'owl', 'owl', ...cards.slice(3)];
      const sitting = new Sitting(owls, { seats: 8, deal: { cards: three }, seed: `${i}`.padStart(64, '0') });
      sitting.answer(1, 'owls.choose', take(7));
      sitting.answer(2, 'owls.choose', take(6));
      sitting.timeUp();
      return stateOf(sitting.match).prey;
    });
    expect(new Set(prey)).toEqual(new Set([6, 7]));
  });

  it('the seer looks twice in one window, unless the first card is an owl', () => {
    const lucky = night();
    lucky.timeUp();
    const { clock } = see(lucky.match, 7);
    lucky.answer(2, 'seer.look', { do: 'look', player: [1] });
    expect(lucky.asked(2)).toEqual([]);
    const unlucky = night();
    unlucky.timeUp();
    unlucky.answer(2, 'seer.look', { do: 'look', player: [6] });
    expect(unlucky.prompt(2, 'seer.again').form).toMatchObject({
      look: { fields: { player: { pick: [0, 1, 3, 4, 5, 7] } } },
    });
    unlucky.answer(2, 'seer.again', { do: 'look', player: [0] });
    for (const { match } of [lucky, unlucky]) expect(see(match, 7).clock).toEqual(clock);
    expect(unlucky.told(2).filter((key) => key === 'seer.saw').length).toBe(2);
    expect(unlucky.told(7)).not.toContain('seer.saw');
  });

  it('millers see each other’s proposals and agree', () => {
    const sitting = night();
    sitting.timeUp(3);
    sitting.answer(4, 'millers.guard', guard(7));
    expect(see(sitting.match, 5).watched[0]?.proposals).toEqual([guard(7), null]);
    sitting.answer(5, 'millers.guard', guard(6));
    expect(stateOf(sitting.match).guarded).toBeNull();
    sitting.answer(5, 'millers.guard', guard(7));
    expect(stateOf(sitting.match).guarded).toBe(7);
    expect(sitting.asked(4)).toEqual([]);
  });

  it('a charmed player joins the owls, and nobody but they learn it', () => {
    const sitting = night();
    sitting.timeUp(2);
    const before = [2, 4, 'table'].map((chair) => JSON.stringify(see(sitting.match, chair as number)));
    sitting.answer(3, 'charmer.charm', { do: 'charm', player: [7] });
    expect(sitting.told(7)).toContain('owls.met');
    expect(sitting.told(0)).toContain('owls.joined');
    expect([2, 4, 'table'].map((chair) => JSON.stringify(see(sitting.match, chair as number)))).toEqual(
      before,
    );
    expect(see(sitting.match, 7).circles).toEqual([{ id: 'owls', speaks: true, hears: true }]);
    expect(see(sitting.match, 4).circles).toEqual([]);
  });

  it('votes are taken in turn, within days, and ranked', () => {
    const sitting = night();
    sitting.timeUp(5);
    expect(clockOf(sitting.match)?.pace).toEqual({ within: 2 * 24 * 3600 * 1000 });
    const { first } = stateOf(sitting.match);
    for (let i = 0; i < 8; i += 1) {
      const voter = (first + i) % 8;
      expect(awaited(sitting.match)).toEqual([voter]);
      sitting.answer(
        voter,
        'vote.rank',
        voter === 6 ? passing : { do: 'name', players: voter === 7 ? [6, 0] : [7, 6] },
      );
    }
    const { alive } = stateOf(sitting.match);
    expect(alive[7]).toBe(false);
  });
});
