import type { JSX } from 'preact';
import type { Phase } from '../kit/skies.ts';

/** What is said under a beat: its one reason, and what else belongs to it. */
export interface Caption {
  readonly says: string;
  readonly more?: string;
}

/** One beat of the end: what is drawn and said, and when things happen in it. */
export interface Beat {
  readonly id: string;
  readonly title: string;
  /** Whose colours it has; those of the reveal unless given. */
  readonly phase?: Phase;
  /** When each thing in it happens, in milliseconds from its beginning, in order. */
  readonly moments: readonly number[];
  /** How long it stands after the last of them. */
  readonly rests: number;
  /** What is said under it once so many of them have passed; unless given, its picture says it all. */
  caption?(passed: number): Caption;
  /** What is drawn once so many of them have passed. */
  draw(passed: number): JSX.Element;
  /** Its picture holds the headline: the title under it is none. */
  readonly headed?: true;
  /** The verdict is in it: it stands until somebody goes on. */
  readonly ends?: true;
  /** Only where there is room for the whole table; on a phone the verdict is printed at once. */
  readonly wide?: true;
}

/** How long a beat stands at least, unless somebody taps. */
export const beatMs = 2400;
/** How long the verdict stands on a screen that nobody touches, before its reasons are printed. */
export const verdictMs = 24_000;
