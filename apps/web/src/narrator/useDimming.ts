import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** So long the screen is bright, until hands have left it. */
const until = 12_000;

/** The light goes down by itself, once, and stays as somebody set it: never by what is called (31b). */
export function useDimming(runs: boolean): { readonly isDim: boolean; turn(): void } {
  const chosen = useSignal<boolean | null>(null);
  const gone = useSignal(false);
  useEffect(() => {
    if (!runs || gone.value) return undefined;
    const timer = setTimeout(() => {
      gone.value = true;
    }, until);
    return () => clearTimeout(timer);
  }, [runs]);
  const isDim = chosen.value ?? gone.value;
  return {
    isDim,
    turn() {
      chosen.value = !isDim;
    },
  };
}
