import type { Seat } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Ending } from '../src/index.ts';
import { type FinalTable, judge } from '../src/verdict.ts';
import { cards } from './story.ts';

interface Wanted {
  readonly tokens: string;
  readonly wilderness?: string;
  readonly lastTurn?: Seat;
  readonly ending?: Ending;
}

/** `h1 w2 †h3`: who holds what, the dead with a cross. */
function final(players: string, { tokens, wilderness = '', lastTurn = 0, ending }: Wanted): FinalTable {
  return {
    players: players.split(' ').map((short) => ({
      card: cards(short.replace('†', ''))[0] as 'human-1',
      alive: !short.startsWith('†'),
    })),
    tokens: cards(tokens),
    wilderness: cards(wilderness),
    threshold: 'survivors',
    lastTurn,
    ending: ending ?? { by: 'points', claimed: null },
  };
}

describe('points', () => {
  it('are 1 for a survivor’s character, ½ under a token or in the Wilderness, nothing for the dead', () => {
    const { points, reasons } = judge(final('h1 w1 †h2 †w2 †h3', { tokens: 'w3 h4', wilderness: 'w4' }));
    expect(points).toEqual({ human: 1.5, werewolf: 2 });
    expect(
      reasons.filter(({ stage }) => stage === 'points').map(({ key, params }) => [key, params.points]),
    ).toEqual([
      ['points.survivor', 1],
      ['points.survivor', 1],
      ['points.dead', 0],
      ['points.dead', 0],
      ['points.dead', 0],
      ['points.token', 0.5],
      ['points.token', 0.5],
      ['points.wilderness', 0.5],
      ['points.total', undefined],
    ]);
  });

  it('give the game to the camp that has more, dead or alive', () => {
    const { winners, camp, teams } = judge(final('h1 h2 †h3 †w2', { tokens: 'w1 w3' }));
    expect([winners, camp, teams]).toEqual([[0, 1, 2], 'human', ['human']]);
  });

  it('can be won by half a point, with fewer survivors even', () => {
    const table = final('h1 h2 w1 †h3 †h4 †w2 †h5', { tokens: 'w3 w4', wilderness: 'w5' });
    expect(judge(table)).toMatchObject({ points: { human: 2, werewolf: 2.5 }, winners: [2, 5] });
  });

  it('explain themselves card by card, then the camp, then each player', () => {
    const { reasons } = judge(final('h1 h2 †h3 †w2', { tokens: 'w1 w3' }));
    expect(reasons.map(({ stage }) => stage)).toEqual([
      'ending',
      ...Array.from({ length: 7 }, () => 'points'),
      'camp',
      ...Array.from({ length: 4 }, () => 'players'),
    ]);
    expect(reasons.every(({ rule }) => rule.length > 0)).toBe(true);
  });
});

describe('a tie', () => {
  it('B21: is lost by the player whose turn was the last, and by all of that camp', () => {
    const tie = (lastTurn: Seat) => judge(final('h1 w1 †h2 †w2', { tokens: 'h3 w3', lastTurn }));
    expect(tie(0)).toMatchObject({
      points: { human: 1.5, werewolf: 1.5 },
      camp: 'werewolf',
      winners: [1, 3],
    });
    expect(tie(1)).toMatchObject({ camp: 'human', winners: [0, 2] });
  });

  it('B21: counts the turn in which the game ended, a dead player’s included', () => {
    expect(judge(final('h1 w1 †h2 †w2', { tokens: 'h3 w3', lastTurn: 3 })).winners).toEqual([0, 2]);
  });

  it('B21: counts a wrong claimer’s own turn', () => {
    const ending: Ending = { by: 'points', claimed: 2 };
    const verdict = judge(final('h1 w1 †h2 †w2', { tokens: 'h3 w3', lastTurn: 2, ending }));
    expect(verdict.winners).toEqual([1, 3]);
    expect(verdict.reasons[0]).toMatchObject({ key: 'ending.misclaimed', params: { player: 2 } });
    expect(verdict.reasons.find(({ stage }) => stage === 'camp')).toMatchObject({
      key: 'camp.tie',
      rule: 'B21',
    });
  });
});

describe('other endings', () => {
  it('a right claim needs no points', () => {
    const verdict = judge(final('h1 h2 h3 †w2', { tokens: 'w1 w3', ending: { by: 'claim', player: 1 } }));
    expect(verdict).toMatchObject({ camp: 'human', winners: [0, 1, 2] });
    expect(verdict).not.toHaveProperty('points');
  });

  it('B11: Betray’s winner wins alone', () => {
    const verdict = judge(final('h1 h2 h3 w2', { tokens: 'w1 w3', ending: { by: 'betray', player: 0 } }));
    expect(verdict).toMatchObject({ camp: null, teams: [], winners: [0] });
  });
});
