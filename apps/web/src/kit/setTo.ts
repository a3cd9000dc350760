import type { Signal } from '@preact/signals';

/** A press that sets a signal. */
export const setTo =
  <T>(of: Signal<T>, value: T) =>
  (): void => {
    of.value = value;
  };

/** What a control hands its new value to. */
export const into =
  <T>(of: Signal<T>) =>
  (value: T): void => {
    of.value = value;
  };
