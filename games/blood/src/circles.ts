import type { Circle } from '@veillee/kernel';

/** Everybody talks, the dead too. Camps may be spoken of, the number of another's character may not. */
export const circles = (): readonly Circle[] => table;
const table: readonly Circle[] = [{ id: 'table', speak: 'all', hear: 'all' }];
