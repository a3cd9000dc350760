import { blood } from '@veillee/blood';
import type { Reason } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { reasonsFor } from './why.ts';

const reasons = [
  { stage: 'ending', key: 'ending.misclaimed', params: { player: 1 }, rule: 'claim' },
  {
    stage: 'points',
    key: 'points.survivor',
    params: { player: 0, card: 'human-1', points: 1, camp: 'human' },
    rule: 'points',
  },
  { stage: 'points', key: 'points.dead', params: { player: 1, card: 'human-2', points: 0 }, rule: 'points' },
  {
    stage: 'points',
    key: 'points.token',
    params: { token: 'token-1', card: 'werewolf-1', points: 0.5 },
    rule: 'points',
  },
  { stage: 'points', key: 'points.total', params: { human: 1, werewolf: 0.5 }, rule: 'points' },
];
const keys = (seat: number | null, forAll?: (reason: Reason) => boolean) =>
  reasonsFor(blood.text.fr, reasons, seat, forAll).map(({ key }) => key);

describe('why, for one player', () => {
  it('leaves out what is only about another, and nothing for all', () => {
    expect(keys(2)).toEqual(['points.token', 'points.total']);
    expect(keys(null)).toHaveLength(5);
  });

  it('keeps what speaks of that one, however the sentence is made', () => {
    expect(keys(0)).toContain('points.survivor');
    expect(keys(1)).toEqual(['ending.misclaimed', 'points.dead', 'points.token', 'points.total']);
  });

  it('keeps what a game says counts for all, so that points add up', () => {
    const counts = ({ stage, params }: Reason) =>
      stage === 'ending' || (stage === 'points' && params?.points !== 0);
    expect(keys(2, counts)).toEqual(['ending.misclaimed', 'points.survivor', 'points.token', 'points.total']);
    expect(keys(1, counts)).toHaveLength(5);
  });
});
