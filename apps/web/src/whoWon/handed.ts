import { signal } from '@preact/signals';
import type { Table } from './kept.ts';

/** A table whose evening has just been told here: its deck need not be told again. */
export const handed = signal<Table | null>(null);
