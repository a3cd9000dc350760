import type { Refusal } from '@veillee/kernel';
import { House, type HouseParts } from './house.ts';
import { messageOf } from './messageOf.ts';
import { Metrics } from './metrics.ts';
import type { Worded } from './start/words.ts';
import { asFault, type FaultKind, StoreFault } from './store/fault.ts';
import { memoryStore, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export type Refused = { readonly ok: false; readonly refusal: Worded };

export interface OpenHouse {
  readonly ok: true;
  readonly house: House;
  /** Stops the house, with a last word to all, and closes its store. */
  close(why?: Refusal): void;
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
  let house: House;
  try {
    house = build({ store, metrics: processMetrics(), broken, ...parts });
  } catch (error) {
    store.close();
    if (!(asFault(error) instanceof StoreFault)) throw error;
    return refusedFolder(data, error);
  }
  const close = (why?: Refusal) => {
    house.stop(why);
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
    return refusedFolder(data, error);
  }
}

function refusedFolder(data: string | undefined, error: unknown): Refused {
  const { fr, en } = whyUnkept(asFault(error));
  return {
    ok: false,
    refusal: {
      fr: `le dossier de données « ${data} » ne s’ouvre pas : ${fr}`,
      en: `the data folder “${data}” cannot be opened: ${en}`,
    },
  };
}

/** What an operator reads where the data folder cannot be used, by the system's codes and the store's faults. */
const unkept: { readonly [code: string]: Worded } = {
  ENOTDIR: {
    fr: 'un fichier se trouve sur ce chemin ; choisis-en un autre avec --data',
    en: 'there is a file on that path; choose another with --data',
  },
  EACCES: {
    fr: 'tu n’as pas le droit d’y écrire ; choisis-en un autre avec --data',
    en: 'you may not write there; choose another with --data',
  },
  EROFS: {
    fr: 'ce disque est en lecture seule ; choisis-en un autre avec --data',
    en: 'that disk is read-only; choose another with --data',
  },
  ENOENT: {
    fr: 'ce chemin ne mène nulle part ; choisis-en un autre avec --data',
    en: 'that path leads nowhere; choose another with --data',
  },
  ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
};

const faults: { readonly [K in FaultKind]: Worded } = {
  inUse: {
    fr: 'un autre Veillée le sert déjà ; arrête-le, ou choisis un autre dossier avec --data',
    en: 'another Veillée serves it already; stop that one, or choose another folder with --data',
  },
  readOnly: {
    fr: 'ses fichiers ne peuvent être ni ouverts ni écrits ; vérifie à qui ils sont, ou choisis un autre dossier avec --data',
    en: 'its files cannot be opened or written; see whose they are, or choose another folder with --data',
  },
  full: {
    fr: 'le disque est plein ; fais de la place et recommence, rien n’est perdu',
    en: 'the disk is full; make room and start again, nothing is lost',
  },
  damaged: {
    fr: 'la base de données est abîmée ; « veillee house salvage » sauve ce qui peut l’être, « veillee house restore » remet une sauvegarde',
    en: 'the database is damaged; “veillee house salvage” saves what can be saved, “veillee house restore” brings a backup back',
  },
  emptied: {
    fr: 'la base de données est vide, et ne l’était pas ; « veillee house salvage » sauve ce qui peut l’être, « veillee house restore » remet une sauvegarde, un autre dossier (--data) recommence à zéro',
    en: 'the database is empty, and was not; “veillee house salvage” saves what can be saved, “veillee house restore” brings a backup back, another folder (--data) begins anew',
  },
  astray: {
    fr: 'la base de données est un lien qui ne mène nulle part\u00a0; vérifie que le disque où elle se trouve est branché, rien n’est recommencé',
    en: 'the database is a link that leads nowhere; see that the disk it lies on is there, nothing is begun anew',
  },
  foreign: {
    fr: 'la base de données qui s’y trouve n’est pas celle d’une maison\u00a0; remets la bonne, ou choisis un autre dossier avec --data',
    en: 'the database there is not that of a house; put the right one back, or choose another folder with --data',
  },
  newer: {
    fr: 'ce qui s’y trouve est d’une version plus récente de Veillée',
    en: 'what lies there is of a later version of Veillée',
  },
  disk: {
    fr: 'le disque ne répond pas comme il devrait ; vérifie-le avant toute chose',
    en: 'the disk does not answer as it should; check it before anything else',
  },
};

/** Why everything cannot be kept, in words. */
export function whyUnkept(error: unknown): Worded {
  if (error instanceof StoreFault) return faults[error.kind];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = messageOf(error);
  // mkdir says of a file that stands where the folder should that it exists already.
  const known = { EEXIST: 'ENOTDIR', EPERM: 'EACCES' }[code] ?? code;
  return unkept[known] ?? { fr: `«\u00a0${why}\u00a0»`, en: why };
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
