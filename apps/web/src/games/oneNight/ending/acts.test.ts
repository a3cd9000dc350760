import type { Sight } from '@veillee/kernel';
import { judge } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { endWords } from '../endWords.ts';
import type { Shown } from '../shown.ts';
import { acts } from './acts.ts';

type Place = Parameters<typeof judge>[0]['players'][number];

const place = (card: Place['card'], votes: number, mark: Place['mark'] = 'clarity'): Place => ({
  card,
  mark,
  votes,
  artefact: null,
  copied: null,
  turned: null,
  fromCentre: false,
});

function beatsOf(players: readonly Place[]): ReturnType<typeof acts> {
  const verdict = judge({ players, options: {} });
  const view = { end: { players, centre: ['mason'], story: [], cards: [], marks: [] } };
  const say = { lang: 'fr', names: ['Ana', 'Bo', 'Cléo', 'Dan'], say: ({ key }: { key: string }) => key };
  return acts({ sight: { view, verdict } as unknown as Sight, say } as unknown as Shown);
}

const beat = (players: readonly Place[], id: string) => {
  const found = beatsOf(players).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no beat ${id}`);
  return found;
};

describe('the fingers', () => {
  const players = [place('villager', 2), place('werewolf', 0), place('seer', 0), place('robber', 2)];

  it('land one after the other, 180 ms apart, and are counted when all have', () => {
    const { moments, caption } = beat(players, 'fingers');
    expect(moments.map((at, i) => at - (moments[i - 1] ?? at))).toEqual([0, 180, 180, 180]);
    expect(caption?.(1).more).toBe(endWords.fr.inTheAir(3));
    expect(caption?.(3).more).toBe(endWords.fr.inTheAir(1));
    expect(caption?.(4).says).toBe('votes.tally');
  });
});

describe('the cards', () => {
  const loved = [
    place('villager', 1),
    place('werewolf', 0, 'love'),
    place('seer', 1, 'love'),
    place('robber', 1),
  ];

  it('turn 320 ms apart, then the centre, the marks and the dead; and only then is said who dies', () => {
    const { moments, caption } = beat(loved, 'cards');
    expect(moments.slice(1, 5).map((at, i) => at - (moments[i] ?? 0))).toEqual([320, 320, 320, 320]);
    expect(moments).toHaveLength(7);
    expect(caption?.(6).says).toMatch(/^Au centre/);
    // Not which kind of game it was: that goes without saying (R31, R32).
    expect(caption?.(7)).toEqual({ says: 'deaths.most', more: 'chains.love' });
  });
});

describe('the verdict', () => {
  it('is spoken on the table where there is room, with the one reason that decides', () => {
    const last = beat([place('villager', 1), place('werewolf', 0), place('seer', 1)], 'verdict');
    expect([last.wide, last.ends]).toEqual([true, true]);
    expect(last.caption?.(0).says).toBe('teams.hunted');
  });
});
