import type { Played } from '@veillee/kernel/laws';
import type { AnyGame } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import { buildLater } from '../later.ts';
import { type Case, cases } from './cases.ts';
import { leakyServers } from './leaks.ts';
import { difference, perform, type Staging } from './performance.ts';
import { pairOf } from './worlds.ts';

/** Pairs that were found and compared, and those among them in which something was undone. */
async function compare(
  [, subject, tempo]: Case,
  who: 'seat' | 'table',
  pairs: number,
  staged: (chair: number, seats: number) => Partial<Staging>,
): Promise<{ readonly compared: number; readonly undone: number }> {
  let compared = 0;
  let undone = 0;
  for (let seed = 0; compared < pairs && seed < pairs * 6; seed += 1) {
    const pair = pairOf(subject, tempo, seed, who);
    if (pair === undefined) continue;
    const { chair, here, there } = pair;
    const staging: Staging = {
      game: subject.game as AnyGame,
      chair,
      ...staged(Number(chair), here.setup.seats),
    };
    const parted = difference(await perform(here, staging), await perform(there, staging));
    expect(parted, `seed ${seed}, ${chair}`).toBeUndefined();
    compared += 1;
    if (here.inputs.some((input) => 'undo' in input)) undone += 1;
  }
  return { compared, undone };
}

describe.each(cases)('on the wire of %s, two worlds are one', (...game) => {
  it('to a player', { timeout: 60_000 }, async () => {
    const { compared, undone } = await compare(game, 'seat', 6, () => ({}));
    expect(compared).toBe(6);
    expect(undone).toBeGreaterThan(0);
  });

  it('to a player whose line breaks, who says foolish things and answers what nobody asked', {
    timeout: 60_000,
  }, async () => {
    expect((await compare(game, 'seat', 5, () => ({ everySeen: 3 }))).compared).toBe(5);
  });

  it('to a bot’s neighbour', { timeout: 60_000 }, async () => {
    const { compared } = await compare(game, 'seat', 5, (chair, seats) => ({ bot: (chair + 1) % seats }));
    expect(compared).toBe(5);
  });

  it('to a player of a server whose store answers later, and so are the frames of either store', {
    timeout: 60_000,
  }, async () => {
    const { compared } = await compare(game, 'seat', 3, () => ({ build: buildLater, everySeen: 3 }));
    expect(compared).toBe(3);
    const [, subject, tempo] = game;
    const pair = [1, 2, 3, 4, 5].map((seed) => pairOf(subject, tempo, seed, 'seat')).find((one) => one);
    const staging = { game: subject.game as AnyGame, chair: pair?.chair ?? 0, everySeen: 3 };
    const played = pair?.here as Played;
    const later = await perform(played, { ...staging, build: buildLater });
    expect(difference(await perform(played, staging), later)).toBeUndefined();
  });

  it('to somebody who watches', { timeout: 60_000 }, async () => {
    expect((await compare(game, 'table', 4, () => ({ everySeen: 5 }))).compared).toBe(4);
  });
});

describe('paired worlds on the wire catch', () => {
  const [, subject, tempo] = cases[0] as Case;

  it.each(leakyServers)('%s', { timeout: 60_000 }, async (_, build) => {
    const game = subject.game as AnyGame;
    for (let seed = 0; seed < 60; seed += 1) {
      const pair = pairOf(subject, tempo, seed, 'seat');
      if (pair === undefined) continue;
      const staging: Staging = { game, chair: pair.chair, build };
      const parted = difference(await perform(pair.here, staging), await perform(pair.there, staging));
      if (parted !== undefined) return;
    }
    expect.unreachable('nothing was noticed');
  });

  /** Something that one world's state has more of than the other's. */
  const secrets: readonly (readonly [name: string, subject: Case, long: (state: unknown) => number])[] = [
    ['One Night', cases[0] as Case, (state) => (state as { faces: string[] }).faces[0]?.length ?? 0],
    [
      'Blood',
      cases[1] as Case,
      (state) => Number((state as { players: { card: string }[] }).players[0]?.card.startsWith('werewolf')),
    ],
  ];

  it.each(secrets)(
    'a view of %s that is longer in one world than in the other, by its size alone',
    {
      timeout: 60_000,
    },
    async (_, [, subject, tempo], long) => {
      const sees: AnyGame['sees'] = (state, chair) => ({
        ...(subject.game as AnyGame).sees?.(state, chair),
        hint: ' '.repeat(100 * long(state)),
      });
      const game: AnyGame = { ...(subject.game as AnyGame), sees };
      for (let seed = 0; seed < 60; seed += 1) {
        const pair = pairOf(subject, tempo, seed, 'seat');
        if (pair === undefined) continue;
        const [here, there] = [
          await perform(pair.here, { game, chair: pair.chair }),
          await perform(pair.there, { game, chair: pair.chair }),
        ];
        if (here.some(({ bytes }, i) => bytes !== there[i]?.bytes)) return;
      }
      expect.unreachable('nothing was noticed');
    },
  );
});
