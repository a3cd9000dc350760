import { signal } from '@preact/signals';

/**
 * What is prepared on this device: a table, and for whom; `told`: real cards are on the table, and this device tells
 * their night; `whoWon`: it says how they ended.
 */
export const making = signal<'alone' | 'friends' | 'onePhone' | 'told' | 'whoWon' | null>(null);
