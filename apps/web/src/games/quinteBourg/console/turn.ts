import type { Signal } from '@preact/signals';

/** Goes on to the next of a list, and after the last to the first. */
export function turn<T>(shown: Signal<T>, list: readonly T[]): void {
  const next = list[(list.indexOf(shown.value) + 1) % list.length];
  if (next !== undefined) shown.value = next;
}
