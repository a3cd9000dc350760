import { loudness } from './levels.ts';

/** One tremor for a call, two for the light: the same on every phone, whoever is called. */
const tremors = { call: [220], light: [220, 140, 220] } as const;

export function buzz(kind: keyof typeof tremors): void {
  if (loudness('buzz') === 0 || typeof navigator.vibrate !== 'function') return;
  navigator.vibrate([...tremors[kind]]);
}

export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** A tremor of so many milliseconds, the same whoever is called. */
export function rumble(ms: number): void {
  if (loudness('buzz') > 0 && canBuzz()) navigator.vibrate(ms);
}
