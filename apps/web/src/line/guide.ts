import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { store } from './keep.ts';

/** Hints that are given once on a device, until one has had enough of them; and again when they are called for. */
export interface Guide<H extends string> {
  /** Some have not been given. */
  readonly isOn: ReadonlySignal<boolean>;
  isPassed(hint: H): boolean;
  pass(hint: H): void;
  stop(): void;
  start(): void;
}

export function guideOf<H extends string>(key: string, hints: readonly H[]): Guide<H> {
  const known: readonly string[] = hints;
  const passed = signal((store.get(key) ?? '').split(' ').filter((word) => known.includes(word)));
  const keep = (next: readonly string[]): void => {
    passed.value = [...next];
    store.set(key, next.join(' '));
  };
  return {
    isOn: computed(() => passed.value.length < hints.length),
    isPassed: (hint) => passed.value.includes(hint),
    pass(hint) {
      if (!passed.value.includes(hint)) keep([...passed.value, hint]);
    },
    stop: () => keep(hints),
    start: () => keep([]),
  };
}
