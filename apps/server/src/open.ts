import { House, type HouseParts } from './house.ts';
import { Metrics } from './metrics.ts';
import type { Worded } from './start/words.ts';
import { memoryStore, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export type Refused = { readonly ok: false; readonly refusal: Worded };

export interface OpenHouse {
  readonly ok: true;
  readonly house: House;
  /** Stops the house and closes its store. */
  close(): void;
}

/** Opens a house on the folder its log is in; without one, nothing outlives it. `build`: another house than ours. */
export function openHouse(
  data: string | undefined,
  parts: Omit<HouseParts, 'store'>,
  build: (parts: HouseParts) => House = (all) => new House(all),
): OpenHouse | Refused {
  const open = openStore(data, parts.rules?.tidyEvery);
  if (!open.ok) return open;
  const { store } = open;
  // Where the log cannot be written nothing was acknowledged: whoever starts us again goes on from there.
  const broken = (error: unknown) =>
    process.nextTick(() => {
      throw error;
    });
  const house = build({ store, metrics: processMetrics(), broken, ...parts });
  const close = () => {
    house.stop();
    store.close();
  };
  return { ok: true, house, close };
}

function openStore(
  data: string | undefined,
  tidyEvery: number | undefined,
): { readonly ok: true; readonly store: Store } | Refused {
  try {
    return { ok: true, store: data === undefined ? memoryStore() : openSqlite(data, tidyEvery) };
  } catch (error) {
    const { fr, en } = whyUnkept(error);
    return {
      ok: false,
      refusal: {
        fr: `le dossier de données « ${data} » ne s’ouvre pas : ${fr}`,
        en: `the data folder “${data}” cannot be opened: ${en}`,
      },
    };
  }
}

const unkept: { readonly [code: string]: Worded } = {
  ENOTDIR: {
    fr: 'un fichier se trouve sur ce chemin ; choisis-en un autre avec --data',
    en: 'there is a file on that path; choose another with --data',
  },
  EACCES: {
    fr: 'tu n’as pas le droit d’y écrire ; choisis-en un autre avec --data',
    en: 'you may not write there; choose another with --data',
  },
  EROFS: {
    fr: 'ce disque ne s’écrit pas ; choisis-en un autre avec --data',
    en: 'that disk is read-only; choose another with --data',
  },
  ENOENT: {
    fr: 'ce chemin ne mène nulle part ; choisis-en un autre avec --data',
    en: 'that path leads nowhere; choose another with --data',
  },
  ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
  ERR_SQLITE_ERROR: {
    fr: 'ce qui s’y trouve n’est pas lisible par cette version de Veillée',
    en: 'what lies there cannot be read by this version of Veillée',
  },
};

function whyUnkept(error: unknown): Worded {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = error instanceof Error ? error.message : String(error);
  // mkdir says of a file that stands where the folder should that it exists already.
  const known = { EEXIST: 'ENOTDIR', EPERM: 'EACCES' }[code] ?? code;
  return unkept[known] ?? { fr: `« ${why} »`, en: why };
}

function processMetrics(): Metrics {
  const metrics = new Metrics();
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('veillee_heap_bytes', 'Heap of the house in use', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_cpu_seconds', 'Processor time used', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}
