import { levels } from '@veillee/bots';
import { describe, expect, it } from 'vitest';
import { almanac } from '../src/almanac/index.ts';
import { entry } from '../src/entry.ts';
import { oneNight } from '../src/index.ts';
import { balancesAt, printed } from '../src/printed/index.ts';
import { deckOf, scenarioIds, scenarios } from '../src/scenarios.ts';

const lists = scenarioIds.flatMap((id) =>
  Array.from({ length: scenarios[id].max - scenarios[id].min + 1 }, (_, i) => ({
    id,
    players: scenarios[id].min + i,
  })).filter(({ players }) => deckOf(id, players) !== null),
);

describe('the figures of the printed scenarios', () => {
  it('are there for all 48 lists at every level, each from at least so many games as is said', () => {
    expect(lists).toHaveLength(48);
    expect(printed.game).toBe(oneNight.id);
    expect(printed.cells).toHaveLength(48 * levels.length);
    for (const { games, wins } of printed.cells) {
      expect(games).toBeGreaterThanOrEqual(printed.games);
      for (const won of Object.values(wins)) expect(won).toBeLessThanOrEqual(games);
    }
    for (const { id, players } of lists)
      expect(balancesAt(id, players).map(({ level }) => level)).toEqual([...levels]);
  });

  it('name the teams of the list, and lean only where intervals are apart', () => {
    for (const { id, players } of lists)
      for (const { teams, leaning } of balancesAt(id, players)) {
        const cards = (deckOf(id, players) ?? []).map((role) => entry.weighed?.teamOf(role));
        for (const { team } of teams) expect(cards).toContain(team);
        if (leaning?.noise === false)
          expect(leaning.heavy.share.won).toBeGreaterThan(leaning.light.share.won);
      }
  });

  it('are told in the rules with the number of games they rest on', () => {
    const page = almanac.fr.entries.find(({ id }) => id === 'scenario-nuit-tombante');
    const said = page?.text.filter(({ title }) => title?.startsWith('Mesuré à ')) ?? [];
    expect(said).toHaveLength(3);
    for (const { says } of said)
      expect(says).toMatch(/^Candides\u00a0: .*Habiles\u00a0: .*Rusés\u00a0: .*parties\)\.$/);
  });
});
