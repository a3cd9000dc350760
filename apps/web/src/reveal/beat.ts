import type { IconName } from '../kit/iconNames.ts';

/** One beat of the end: what is said, what flies across the table, and how everybody stands in it. */
export interface Beat {
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
  /** Strokes from seat to seat. */
  readonly flights?: readonly Flight[];
  stand(seat: number): Stand;
}

export interface Flight {
  readonly from: number;
  readonly to: number;
}

/** How a player is drawn in a beat. */
export interface Stand {
  /** What lies turned up in the place of the initial, with its name. */
  readonly card?: IconName;
  readonly label?: string;
  /** On the card's corner, with its name. */
  readonly mark?: { readonly icon: IconName; readonly name: string };
  /** Fingers pointed there. */
  readonly count?: number;
  readonly safe?: boolean;
  readonly dead?: boolean;
}
