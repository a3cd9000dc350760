import { signal } from '@preact/signals';

/** What the screen calls for, in words: a sheet that lies over it says so when that changes. */
export const called = signal<string | null>(null);
