import { isRecord, type Lang } from '@veillee/kernel';
import { randomText } from '../../line/randomText.ts';
import { committed, resultOf } from '../../pocket/store/database.ts';
import type { Take, WholeVoice } from './voiceFile.ts';

/** The voices that were lent to this device; they never leave it but as a file that somebody sends. */

const databaseName = 'veillee-voices';

export interface Voice {
  readonly id: string;
  readonly name: string;
}
interface Row extends Take {
  readonly voice: string;
}

function openVoices(): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('voices', { keyPath: 'id' });
      asked.result.createObjectStore('takes', { keyPath: ['voice', 'lang', 'line'] });
    };
    asked.onsuccess = () => opened(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** One piece of work; what it wrote is on the disk once this resolves. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (voices: IDBObjectStore, takes: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await openVoices();
  try {
    const under = db.transaction(['voices', 'takes'], mode);
    const done = committed(under);
    const result = await work(under.objectStore('voices'), under.objectStore('takes'));
    await done;
    return result;
  } finally {
    db.close();
  }
}

const isVoice = (row: unknown): row is Voice =>
  isRecord(row) && typeof row.id === 'string' && typeof row.name === 'string';

/** In the order of keys an array comes after any text. */
const allOf = (...key: readonly string[]): IDBKeyRange => IDBKeyRange.bound([...key], [...key, []]);

/** Whose voices there are; none where the browser keeps nothing. */
export const keptVoices = (): Promise<readonly Voice[]> =>
  within('readonly', async (voices) => (await resultOf<unknown[]>(voices.getAll())).filter(isVoice)).catch(
    () => [],
  );

export async function newVoice(name: string): Promise<Voice> {
  const voice = { id: randomText(12), name };
  await within('readwrite', async (voices) => void voices.put(voice));
  return voice;
}

/** All that somebody has said in one language. */
export const takesIn = (voice: string, lang: Lang): Promise<readonly Take[]> =>
  within('readonly', (_, takes) => resultOf<Row[]>(takes.getAll(allOf(voice, lang)))).catch(() => []);

export const keepTake = (voice: string, take: Take): Promise<void> =>
  within('readwrite', async (_, takes) => void takes.put({ ...take, voice } satisfies Row));

export const forgetVoice = ({ id }: Voice): Promise<void> =>
  within('readwrite', async (voices, takes) => {
    voices.delete(id);
    takes.delete(allOf(id));
  });

/** The whole voice, to be written into a file. */
export const wholeVoice = ({ id, name }: Voice): Promise<WholeVoice> =>
  within('readonly', async (_, takes) => {
    const rows = await resultOf<Row[]>(takes.getAll(allOf(id)));
    return { name, takes: rows.map(({ line, lang, said, words }) => ({ line, lang, said, words })) };
  });

/** What came in a file is another voice, whatever its name: nobody's sentences are overwritten. */
export async function takeIn({ name, takes: said }: WholeVoice): Promise<Voice> {
  const voice = { id: randomText(12), name };
  await within('readwrite', async (voices, takes) => {
    voices.put(voice);
    for (const take of said) takes.put({ ...take, voice: voice.id } satisfies Row);
  });
  return voice;
}
