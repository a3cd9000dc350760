import { signal } from '@preact/signals';

/** What the screen calls for: which of its calls, and in words. */
export interface Called {
  readonly key: string;
  readonly title: string;
}

/** A sheet that lies over the screen says so when it calls for something else. */
export const called = signal<Called | null>(null);
