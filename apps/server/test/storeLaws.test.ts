import { cpSync, renameSync, rmSync } from 'node:fs';
import { describe, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { dataFolder } from './files.ts';
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

describe('a store of any kind gives back what it was given, opened again at any time', () => {
  it.each([1, 2, 7, 4096])('SQLite, tidied every %i lines', (tidyEvery) => {
    for (let seed = 1; seed <= 12; seed += 1) playStore(sqlitePlace(tidyEvery), seed, 40);
  });
});
