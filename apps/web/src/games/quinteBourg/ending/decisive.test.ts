import { describe, expect, it } from 'vitest';
import { decisive } from './decisive.ts';

const because = (key: string, params = {}) => ({ key, rule: 'Q1', stage: 'players', params });
const reasons = [
  because('stop.condition'),
  because('camp.idealists.held', { camp: 'idealists' }),
  because('camp.mice.held', { camp: 'mice' }),
  because('camp.villagers.missed', { camp: 'villagers' }),
  because('player.camp', { player: 0, camp: 'mice' }),
  because('player.lost', { player: 1, camp: 'villagers' }),
  because('player.camp', { player: 2, camp: 'idealists' }),
  because('player.condition', { player: 2, condition: 'pentaphile' }),
  because('player.condition', { player: 2, condition: 'romantic' }),
];

describe('why one wins or loses', () => {
  it('is told in at most three facts: one’s own fate, one’s camp, why it stopped', () => {
    const keys = (seat: number) => decisive(reasons, seat).map(({ key }) => key);
    expect(keys(0)).toEqual(['player.camp', 'camp.mice.held', 'stop.condition']);
    expect(keys(1)).toEqual(['player.lost', 'camp.villagers.missed', 'stop.condition']);
    expect(keys(2)).toEqual(['player.camp', 'player.condition', 'camp.idealists.held']);
  });
});
