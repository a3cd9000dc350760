import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Beat, beatMs, verdictMs } from './beat.ts';

/** Who wants no motion sees how each beat ends, and goes on by touch. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a beat stands; for ever where it ends with the verdict and somebody is there to go on. */
function lengthOf({ moments, rests, ends }: Beat, isWatched: boolean): number | null {
  if (ends && !isWatched) return null;
  return Math.max(beatMs, (moments.at(-1) ?? 0) + (ends ? verdictMs : rests));
}

/** How many moments of a beat have passed; when it has stood long enough, it goes on by itself. */
export function usePassed(beat: Beat, isWatched: boolean, goOn: () => void): number {
  const still = wantsStillness();
  const passed = useSignal(still ? beat.moments.length : 0);
  useEffect(() => {
    if (still) return undefined;
    const timers = beat.moments.map((at, i) =>
      setTimeout(() => {
        passed.value = i + 1;
      }, at),
    );
    const length = lengthOf(beat, isWatched);
    if (length !== null) timers.push(setTimeout(goOn, length));
    return () => timers.forEach(clearTimeout);
  }, []);
  return passed.value;
}
