import type { AnyGame } from '@veillee/rooms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeIn } from '../home.ts';
import { Postgres } from '../postgres/postgres.ts';
import { cases } from '../wire/cases.ts';
import { difference, perform } from '../wire/performance.ts';
import { pairOf } from '../wire/worlds.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.begin({ fsync: 'off' });
});
afterAll(() => postgres.end());

const pairs = 2;

describe.each(cases)('two worlds of %s that are one to a seat', (_, subject, tempo) => {
  it('are one also where its room is at this node in the one, and in the other at another', async () => {
    let compared = 0;
    for (let seed = 0; compared < pairs; seed += 1) {
      const pair = pairOf(subject, tempo, seed, (setup) => 1 + (seed % (setup.seats - 1)));
      if (pair === undefined) continue;
      const { chair, here, there } = pair;
      const staging = { game: subject.game as AnyGame, chair, everySeen: 3 };
      const carriedOver = await madeIn(postgres.url('postgres'));
      const parted = difference(
        await perform(here, staging),
        await perform(there, { ...staging, carriedOver }),
      );
      expect(parted, `seed ${seed}, ${chair}`).toBeUndefined();
      compared += 1;
    }
  });
});
