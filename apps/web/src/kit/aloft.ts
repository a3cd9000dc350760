import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Refusals } from '../line/line.ts';

/** What is said above everything: on the page, or at the top of the sheet that lies over it. */
export type Aloft = FunctionComponent<{
  /** In a sheet: what was refused before it was opened, and is not said again. */
  readonly refusedBefore?: Refusals;
}>;
export const aloft = signal<Aloft | null>(null);

/** The sheets that are open, the topmost last: all else is out of reach. */
export const sheets = signal<readonly object[]>([]);
