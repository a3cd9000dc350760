import { signal } from '@preact/signals';

/** The story whose verdict stands on the screen: before that nothing aloud may give it away. */
export const judged = signal<string | null>(null);
