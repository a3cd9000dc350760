import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** How often what is shown is counted anew. */
const beat = 200;

/** Real time, handed on in pieces while it runs; `hidden` is told when nobody sees the page any more, as by a call. */
export function useTime(runs: boolean, passed: (ms: number) => void, hidden: () => void): void {
  const last = useRef<{ pass: typeof passed; hide: typeof hidden }>({ pass: passed, hide: hidden });
  last.current = { pass: passed, hide: hidden };
  useEffect(() => {
    if (!runs) return undefined;
    let then = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      last.current.pass(now - then);
      then = now;
    }, beat);
    const look = (): void => {
      if (document.visibilityState === 'hidden') last.current.hide();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', look);
    };
  }, [runs]);
}

/** A signal that one component owns, and its setter. */
export function useHeld<T>(first: () => T): Signal<T> {
  const started = useRef<T | null>(null);
  started.current ??= first();
  return useSignal(started.current);
}
