import { type ReadonlySignal, signal } from '@preact/signals';
import type { Listing } from '@veillee/gamekit';
import { type GameIcon, gameNamed } from '@veillee/games';
import type { Lang } from '@veillee/kernel';
import type { Face, OnePhone, Options } from './face.ts';

/** The face of each game, by its folder; it is fetched when somebody chooses or plays the game. */
const faces = import.meta.glob<{ readonly face: Face }>('./*/face.ts');

/** A game has the folder of its id, spelt as names are in code: `two-words` has `twoWords/`. */
export const folderOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const loadFace = (id: string): Promise<{ readonly face: Face }> | undefined =>
  faces[`./${folderOf(id)}/face.ts`]?.();

/** What is known of a game before its face is here. */
export function listing(id: string): Listing<GameIcon> {
  const found = gameNamed(id);
  if (found === undefined) throw new Error(`no game is called ${id}`);
  return found;
}

/** What is played at a table, in a few words. */
export const summaryOf = ({ rules, lobby }: Face, options: Options, lang: Lang): string =>
  lobby.summary?.(options, lang) ?? listing(rules.id).name[lang];

/** Parts of games that are fetched when they are wanted. */
interface Shelf<T> {
  /** Undefined until it is here. */
  of(id: string | null | undefined): T | undefined;
  /** The games whose part did not load. */
  readonly missing: ReadonlySignal<ReadonlySet<string>>;
  retry(id: string): void;
}

function shelf<T>(load: (id: string) => Promise<T> | undefined): Shelf<T> {
  const known = signal<{ readonly [id: string]: T }>({});
  const missing = signal<ReadonlySet<string>>(new Set());
  const asked = new Set<string>();
  const fetchIt = (id: string): void => {
    asked.add(id);
    load(id)?.then(
      (part) => {
        known.value = { ...known.value, [id]: part };
      },
      () => {
        missing.value = new Set([...missing.value, id]);
      },
    );
  };
  return {
    missing,
    of(id) {
      if (id === null || id === undefined) return undefined;
      const part = known.value[id];
      if (part === undefined && !asked.has(id)) fetchIt(id);
      return part;
    },
    retry(id) {
      asked.delete(id);
      missing.value = new Set([...missing.value].filter((other) => other !== id));
    },
  };
}

const shown = shelf((id) => loadFace(id)?.then(({ face }) => face));

/** The face of a game; undefined until it is here. */
export const faceOf = shown.of;
/** The games whose views did not load. */
export const unfetched = shown.missing;
export const retryFace = shown.retry;

/** How a game is played on one phone for all, where it is: in its folder too, and fetched only for that. */
const onePhones = import.meta.glob<{ readonly onePhone: OnePhone }>('./*/onePhone/onePhone.tsx');
const onePhoneAt = (id: string) => onePhones[`./${folderOf(id)}/onePhone/onePhone.tsx`];

export const playsOnOnePhone = (id: string): boolean => onePhoneAt(id) !== undefined;
export const onePhoneParts = shelf((id) => onePhoneAt(id)?.().then(({ onePhone }) => onePhone));
