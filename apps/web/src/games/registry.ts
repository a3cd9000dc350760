import { signal } from '@preact/signals';
import type { Lang } from '@veillee/kernel';
import type { IconName } from '../kit/iconNames.ts';
import type { Face, Options } from './face.ts';

/** The games there are views for; each is fetched when somebody chooses or plays it. */
export interface Listed {
  readonly id: string;
  readonly icon: IconName;
  readonly name: { readonly [L in Lang]: string };
  /** A short game alone among bots, and about how many minutes it takes. */
  readonly alone?: { readonly players: number; readonly minutes: number; readonly options: Options };
  load(): Promise<{ readonly face: Face }>;
}

export const listed: readonly Listed[] = [
  {
    id: 'one-night',
    icon: 'pretty-fangs',
    name: { fr: 'Une nuit', en: 'One Night' },
    alone: {
      players: 4,
      minutes: 3,
      options: { scenario: 'nuit-tombante', pace: { deal: 25, call: 7, markCheck: 7, day: 60, vote: 15 } },
    },
    load: () => import('./oneNight/face.tsx'),
  },
  {
    id: 'blood',
    icon: 'wolf-head',
    name: { fr: 'Blood of the Werewolf', en: 'Blood of the Werewolf' },
    alone: { players: 5, minutes: 5, options: {} },
    load: () => import('./blood/face.tsx'),
  },
  {
    id: 'quinte-bourg',
    icon: 'lizardman',
    name: { fr: 'Quinte-Bourg', en: 'Quinte-Bourg' },
    load: () => import('./quinteBourg/face.tsx'),
  },
];

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
    listed
      .find((one) => one.id === id)
      ?.load()
      .then(
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
