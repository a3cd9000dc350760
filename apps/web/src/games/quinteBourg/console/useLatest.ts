import { useCallback, useRef } from 'preact/hooks';

/** The same function at every drawing, which does what the latest one does. */
export function useLatest<Args extends readonly unknown[]>(
  does: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(does);
  latest.current = does;
  return useCallback((...args: Args) => latest.current(...args), []);
}
