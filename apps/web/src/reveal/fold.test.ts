import type { Reason } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Speaker } from '../games/speaker.ts';
import { foldReasons } from './fold.ts';

const say = {
  say: ({ key, params }: Reason) => `${key} ${params?.player ?? ''}`.trim(),
  list: (items: readonly string[]) => items.join(' and '),
} as unknown as Speaker;
const names = ['you', 'Bo', 'Cléo', 'Dan'];
const nameOf = (seat: number): string => names[seat] ?? '…';
const because = (key: string, rule: string, params: Reason['params'] = {}): Reason => ({
  stage: 'x',
  key,
  rule,
  params,
});
const won = (player: number, team: string): Reason => because('won', 'E6', { player, team });

const folding = {
  isUsual: ({ key }: Reason) => key === 'classic',
  together: ({ key, params }: Reason, who: string) =>
    key === 'won' ? `With ${params?.team}: ${who}` : undefined,
};

describe('the chain of reasons', () => {
  it('leaves out what goes without saying, and says once what is the same of several', () => {
    const chain = [
      because('votes', 'E2'),
      because('classic', 'F3'),
      won(0, 'the Village'),
      won(1, 'the Pack'),
      won(2, 'the Village'),
      because('hunter', 'E5', { player: 3 }),
    ];
    const lines = foldReasons(folding, chain, say, nameOf);
    expect(lines.map(({ says }) => says)).toEqual([
      'votes',
      'With the Village: you and Cléo',
      'won 1',
      'hunter 3',
    ]);
    // Nothing of what they rest on is lost.
    expect(lines.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)).sort()).toEqual([
      'E2',
      'E5',
      'E6',
      'E6',
      'E6',
    ]);
  });

  it('says each by itself where a game has no words for several', () => {
    expect(foldReasons({}, [won(0, 'x'), won(1, 'x')], say, nameOf)).toHaveLength(2);
  });
});
