import type { Sight } from '@veillee/kernel';
import { judge } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { endWords } from '../endWords.ts';
import type { Shown } from '../shown.ts';
import { drama } from './drama.ts';

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

function beatsOf(players: readonly Place[]): ReturnType<typeof drama> {
  const verdict = judge({ players, options: {} });
  const view = { end: { players, centre: [], story: [], cards: [], marks: [] } };
  const say = { lang: 'fr', names: ['Ana', 'Bo', 'Cléo', 'Dan'], say: ({ key }: { key: string }) => key };
  return drama({ sight: { view, verdict } as unknown as Sight, say } as unknown as Shown);
}

/** The beat of what the deaths bring on, if there is one. */
const chainsOf = (players: readonly Place[]): string | undefined =>
  beatsOf(players).find(({ id }) => id === 'chains')?.title;

describe('what the deaths bring on', () => {
  it('is named for what happens: another death, or nothing (R31, R32, R83)', () => {
    const loved = [
      place('villager', 1),
      place('werewolf', 0, 'love'),
      place('seer', 1, 'love'),
      place('robber', 1),
    ];
    const alone = [place('villager', 1), place('werewolf', 0, 'love'), place('seer', 1), place('robber', 1)];
    const stopped = [place('prince', 1), place('hunter', 0), place('seer', 1), place('robber', 1)];
    expect(chainsOf(loved)).toBe(endWords.fr.chains);
    expect(chainsOf(alone)).toBe(endWords.fr.noChains);
    expect(chainsOf(stopped)).toBe(endWords.fr.noChains);
    expect(chainsOf([place('villager', 1), place('werewolf', 0), place('seer', 1)])).toBe(undefined);
  });
});

describe('what is turned up', () => {
  it('A4: is cards, marks and artefacts', () => {
    const players = [
      { ...place('villager', 1), artefact: 'void' as const },
      place('werewolf', 0),
      place('seer', 1),
    ];
    const says = beatsOf(players).find(({ id }) => id === 'cards')?.says;
    expect(says).toContain('Artefacts : Brouillard du Néant chez Ana.');
  });
});
