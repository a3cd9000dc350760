import { cpSync, renameSync, rmSync } from 'node:fs';
import { MemoryStore } from '@veillee/rooms';
import { describe, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { dataFolder } from './files.ts';
import { later } from './later.ts';
import { playStore, type StorePlace } from './storeLaws.ts';

/** A data folder; a kill leaves in it what was there at that moment. */
function sqlitePlace(tidyEvery: number): StorePlace {
  const folder = dataFolder();
  return {
    open: () => openSqlite(folder, tidyEvery),
    kill(store) {
      const asItWas = `${folder}-killed`;
      cpSync(folder, asItWas, { recursive: true });
      store.close();
      rmSync(folder, { recursive: true });
      renameSync(asItWas, folder);
    },
  };
}

/** The store itself is the place: it forgets nothing as long as it is there. */
function memoryPlace(): StorePlace {
  const store = new MemoryStore();
  return { open: () => store, kill() {} };
}

describe('a store of any kind gives back what it was given, opened again at any time', () => {
  it.each([1, 2, 7, 4096])('SQLite, tidied every %i lines', async (tidyEvery) => {
    for (let seed = 1; seed <= 12; seed += 1) await playStore(sqlitePlace(tidyEvery), seed, 40);
  });

  it('in memory, and one that answers later', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const { open, kill } = memoryPlace();
      await playStore({ open: async () => later(await open()), kill }, seed, 40);
    }
    for (let seed = 1; seed <= 12; seed += 1) await playStore(memoryPlace(), seed, 40);
  });
});
