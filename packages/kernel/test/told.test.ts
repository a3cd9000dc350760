import { describe, expect, it } from 'vitest';
import { factsTold, isToldAlike, toldTo } from '../src/index.ts';
import { Sitting } from './sitting.ts';
import { tinyGame } from './tinyGame.ts';

const telling = tinyGame(
  {
    tell: {
      open(table) {
        table.tell('all', 'dawn');
        table.tell(0, 'card', { card: 'owl' });
        table.tell([1], 'wink');
        table.tell([0, 1], 'owls');
        table.tell('table', 'aside');
      },
    },
  },
  ['tell'],
);

describe('a fact keeps its audience', () => {
  const { match } = new Sitting(telling, { seats: 3 });

  it('a chair can tell what it was told by itself, what as one of some and what all were', () => {
    expect(toldTo(match, 0)).toEqual([
      { key: 'dawn', to: 'all' },
      { key: 'card', params: { card: 'owl' }, to: 'me' },
      { key: 'owls', to: 'some' },
    ]);
    expect(toldTo(match, 1)).toEqual([
      { key: 'dawn', to: 'all' },
      { key: 'wink', to: 'some' },
      { key: 'owls', to: 'some' },
    ]);
    expect(toldTo(match, 2)).toEqual([{ key: 'dawn', to: 'all' }]);
    expect(toldTo(match, 'table')).toEqual([
      { key: 'dawn', to: 'all' },
      { key: 'aside', to: 'me' },
    ]);
  });

  it('but not how many a list named', () => {
    const [wink, owls] = toldTo(match, 1, 2);
    expect(wink?.to).toBe(owls?.to);
  });

  it('the master alone learns whom', () => {
    expect(toldTo(match, 'master')).toEqual([
      { key: 'dawn', to: 'all' },
      { key: 'card', params: { card: 'owl' }, to: 'some', whom: 0 },
      { key: 'wink', to: 'some', whom: [1] },
      { key: 'owls', to: 'some', whom: [0, 1] },
      { key: 'aside', to: 'some', whom: 'table' },
    ]);
  });

  it('and is found again by its number', () => {
    expect(factsTold(match)).toBe(5);
    expect(toldTo(match, 0, 1, 3).map(({ key }) => key)).toEqual(['card']);
    expect([isToldAlike(match, 0), isToldAlike(match, 5)]).toEqual([false, true]);
  });
});
