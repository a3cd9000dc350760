import { describe, expect, it } from 'vitest';
import { clockOf, passing, see, snapshot, standing, watch } from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { liveOf } from '../src/match.ts';
import { masterOf } from '../src/progress.ts';
import { Sitting } from './sitting.ts';
import { owls } from './testGame/owls.ts';
import type { Card } from './testGame/spec.ts';
import { choice, noting, type Tiny, take, tinyGame } from './tinyGame.ts';

const two = tinyGame({ ask: { ...noting, ask: () => [choice(0, [0, 1, 2]), choice(1, [0, 1, 2])] } }, [
  'ask',
  'ask',
]);
const log = (sitting: Sitting<Tiny>) => stateOf(sitting.match).log;

describe('an undo', () => {
  it('brings back the state of then, and tells everybody why', () => {
    const sitting = new Sitting(two, { seats: 2 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(1, 'choose', take(2));
    sitting.answer(0, 'choose', take(0));
    sitting.undo(1);
    expect(log(sitting)).toEqual(['0 takes 1']);
    for (const chair of [0, 1, 'master', 'table'] as const) {
      const { facts, undone } = see(sitting.match, chair);
      expect(facts).toEqual([{ key: 'match.undone', params: { reason: 'on s’est trompé' }, to: 'all' }]);
      expect(undone).toBe(1);
    }
  });

  it('asks again under new numbers, so that a late answer is refused', () => {
    const sitting = new Sitting(two, { seats: 2 });
    const numbers = [sitting.prompt(0, 'choose').number];
    sitting.answer(0, 'choose', take(1));
    const late = sitting.prompt(1, 'choose').number;
    for (let i = 0; i < 4; i += 1) {
      sitting.undo(0);
      numbers.push(sitting.prompt(0, 'choose').number);
      expect(sitting.try({ by: 1, prompt: late, answer: take(0) })).toBe('prompt.closed');
      sitting.answer(0, 'choose', take(2));
    }
    expect(new Set(numbers).size).toBe(5);
    sitting.answer(1, 'choose', take(0));
    expect(log(sitting)).toEqual(['0 takes 2', '1 takes 0', 'ask ends']);
  });

  it('can be undone', () => {
    const sitting = new Sitting(two, { seats: 2 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(1, 'choose', take(2));
    sitting.undo(0);
    expect(log(sitting)).toEqual([]);
    sitting.undo(2);
    expect(log(sitting)).toEqual(['0 takes 1', '1 takes 2', 'ask ends']);
    sitting.answer(0, 'choose', passing);
    sitting.undo(3);
    expect(log(sitting)).toEqual([]);
    sitting.undo(5);
    expect(log(sitting)).toEqual(['0 takes 1', '1 takes 2', 'ask ends', '0 pass']);
  });

  it('goes back before another undo, under the numbers of then', () => {
    const sitting = new Sitting(two, { seats: 2 });
    sitting.answer(0, 'choose', take(1));
    sitting.undo(0);
    sitting.answer(0, 'choose', take(2));
    sitting.answer(1, 'choose', take(2));
    sitting.undo(3);
    expect(log(sitting)).toEqual(['0 takes 2']);
    expect(standing(sitting.match.inputs, sitting.match.inputs.length)).toEqual([2]);
  });

  it('brings back who led', () => {
    const sitting = new Sitting(two, { seats: 2 });
    sitting.take({ master: 'human' });
    sitting.take({ by: 'master', for: 0, prompt: sitting.prompt(0, 'choose').number, answer: take(1) });
    sitting.undo(0);
    expect(masterOf(sitting.match)).toBe('app');
    sitting.undo(2);
    expect(masterOf(sitting.match)).toBe('human');
    expect(log(sitting)).toEqual(['0 takes 1']);
  });

  it('draws the same chance again, and starts a clock of its own', () => {
    const cards: Card[] = ['owl', 'owl', 'seer', 'hunter', 'villager', 'villager', 'villager'];
    const sitting = new Sitting(owls, { seats: 7, deal: { cards } });
    sitting.timeUp(5);
    const { first } = stateOf(sitting.match);
    const clock = clockOf(sitting.match);
    sitting.undo(3);
    expect(sitting.try({ elapsed: clock?.step })).toBe('time.stale');
    sitting.timeUp(2);
    expect(stateOf(sitting.match).first).toBe(first);
    expect(clockOf(sitting.match)?.step).toBeGreaterThan(clock?.step ?? 0);
  });

  it('works after the end, and the match goes on', () => {
    const sitting = new Sitting(two, { seats: 2 });
    for (let i = 0; i < 4; i += 1) sitting.answer(i % 2, 'choose', take(1));
    expect(sitting.match.over).toBe(true);
    sitting.undo(3);
    expect(sitting.match.over).toBe(false);
    expect(see(sitting.match, 0).verdict).toBeNull();
    sitting.answer(1, 'choose', passing);
    expect(sitting.match.over).toBe(true);
  });

  it('of what never was is refused', () => {
    const sitting = new Sitting(two, { seats: 2 });
    expect(sitting.try({ undo: 0, reason: '' })).toBe('undo.range');
    sitting.answer(0, 'choose', take(1));
    for (const undo of [1, 2, -1, 0.5, Number.NaN, '0', null]) {
      expect(sitting.try({ undo, reason: '' })).toBe('undo.range');
    }
    expect(sitting.try({ undo: 0 })).toBe('input.malformed');
    expect(sitting.try({ undo: 0, reason: 'x'.repeat(301) })).toBe('input.malformed');
  });

  it('is refused and changes nothing where newer rules no longer allow the past', () => {
    const sitting = new Sitting(two, { seats: 2 });
    sitting.answer(0, 'choose', take(2));
    sitting.answer(1, 'choose', take(2));
    const stricter = tinyGame({ ask: { ...noting, ask: () => [choice(0, [0, 1]), choice(1, [0, 1])] } }, [
      'ask',
      'ask',
    ]);
    Object.assign(liveOf(sitting.match), { game: stricter });
    const before = snapshot(sitting.match);
    expect(sitting.try({ undo: 1, reason: '' })).toBe('undo.lost');
    expect(snapshot(sitting.match)).toBe(before);
  });
});

describe('eyes that remember', () => {
  const telling = tinyGame(
    {
      ask: {
        ask: () => [choice(0, [1]), choice(1, [1])],
        answered({ tell }, _, { to }) {
          tell(to[0] as number, 'own');
          tell('all', 'common');
        },
      },
    },
    ['ask', 'ask'],
  );
  const keys = (eyes: { look(): { facts: readonly { key: string }[] } }) =>
    eyes.look().facts.map(({ key }) => key);

  it('tell each fact once, each chair its own', () => {
    const sitting = new Sitting(telling, { seats: 2 });
    const [zero, one, table] = ([0, 1, 'table'] as const).map((chair) => watch(sitting.match, chair)) as [
      ReturnType<typeof watch>,
      ReturnType<typeof watch>,
      ReturnType<typeof watch>,
    ];
    expect(keys(zero)).toEqual([]);
    sitting.answer(0, 'choose', passing);
    expect([keys(zero), keys(one), keys(table)]).toEqual([['own', 'common'], ['common'], ['common']]);
    sitting.answer(1, 'choose', passing);
    expect([keys(zero), keys(one)]).toEqual([['common'], ['own', 'common']]);
    expect(keys(zero)).toEqual([]);
    expect(keys(table)).toEqual(['common']);
  });

  it('are told everything again after an undo', () => {
    const sitting = new Sitting(telling, { seats: 2 });
    const eyes = watch(sitting.match, 1);
    sitting.answer(0, 'choose', passing);
    sitting.answer(1, 'choose', passing);
    expect(keys(eyes)).toEqual(['common', 'own', 'common']);
    sitting.undo(1);
    expect(keys(eyes)).toEqual(['common', 'match.undone']);
    expect(keys(eyes)).toEqual([]);
  });
});
