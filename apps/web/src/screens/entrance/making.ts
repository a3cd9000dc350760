import { signal } from '@preact/signals';

/** Whether a table is being made, and for whom. */
export const making = signal<'alone' | 'friends' | 'onePhone' | null>(null);
