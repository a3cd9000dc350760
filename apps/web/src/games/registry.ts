import { signal } from '@preact/signals';
import type { Listing } from '@veillee/gamekit';
import { type GameIcon, gameNamed } from '@veillee/games';
import type { Lang } from '@veillee/kernel';
import type { Face, Options } from './face.ts';
import { folderOf } from './folderOf.ts';

/** The face of each game, by its folder; it is fetched when somebody chooses or plays the game. */
const faces = import.meta.glob<{ readonly face: Face }>('./*/face.ts');

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

const known = signal<{ readonly [id: string]: Face }>({});
/** The games whose views did not load. */
export const unfetched = signal<ReadonlySet<string>>(new Set());
const asked = new Set<string>();

/** The face of a game; undefined until it is here. */
export function faceOf(id: string | null | undefined): Face | undefined {
  if (id === null || id === undefined) return undefined;
  const face = known.value[id];
  if (face === undefined && !asked.has(id)) {
    asked.add(id);
    loadFace(id)?.then(
      ({ face }) => {
        known.value = { ...known.value, [id]: face };
      },
      () => {
        unfetched.value = new Set([...unfetched.value, id]);
      },
    );
  }
  return face;
}

export function retryFace(id: string): void {
  asked.delete(id);
  unfetched.value = new Set([...unfetched.value].filter((other) => other !== id));
}
