import { signal } from '@preact/signals';

/** Whether a table is being made, and for whom; `told`: real cards are, and this device tells their night. */
export const making = signal<'alone' | 'friends' | 'onePhone' | 'told' | null>(null);
