import { useEffect } from 'preact/hooks';
import { match, tell } from '../line/session.ts';

/** In the dark nothing goes on without everybody: who comes back to a page, or hides it, finds the night waiting. */
export function useDarkPauses(isDark: boolean): void {
  const pause = (): void => {
    if (match.value?.state === 'running' && !match.value.paused) void tell({ t: 'pause', paused: true });
  };
  useEffect(() => {
    if (isDark) pause();
  }, []);
  useEffect(() => {
    if (!isDark) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'hidden') pause();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isDark]);
}
