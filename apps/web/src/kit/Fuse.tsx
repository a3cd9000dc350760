import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { due, match, sight } from '../line/session.ts';
import { words } from '../words/language.ts';
import { classes } from './classes.ts';
import css from './Fuse.module.css';

export const clockFace = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Patience longer than this is no deadline worth watching. */
export const longest = 20 * 60_000;

/** Milliseconds left of the present step, counted anew every half second; null where time plays no part. */
export function useLeft(): number | null {
  const until = due.value;
  const paused = match.value?.paused ?? false;
  const left = useSignal<number | null>(null);
  // Before it is seen: nothing moves aside for it a paint later.
  useLayoutEffect(() => {
    const count = (): void => {
      left.value = until === null ? null : Math.max(0, until - performance.now());
    };
    count();
    if (until === null || paused) return undefined;
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [until, paused, left]);
  return left.value;
}

/** The time of the present step, burning down the same on every screen. */
export function Fuse({ look }: { readonly look?: string | undefined }): JSX.Element | null {
  const left = useLeft();
  const pace = sight.value?.clock?.pace;
  if (left === null || pace === undefined || left > longest) return null;
  const whole = 'lasts' in pace ? pace.lasts : pace.within;
  const share = whole === 0 ? 0 : Math.min(1, left / whole);
  return (
    <div
      class={classes(css.fuse, look)}
      role="timer"
      aria-label={words.value.play.time(clockFace(left))}
      style={{ '--left': share }}
    >
      <i />
    </div>
  );
}
