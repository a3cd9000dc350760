import type { IconName } from '../../../kit/iconNames.ts';

interface Sign {
  readonly icon: IconName;
  readonly name: string;
}

/** How a player is drawn on the revealed table. */
export interface Stand {
  /** What lies turned up there; face down without it. */
  readonly card?: Sign & { readonly number: string; readonly team: Sign };
  /** What was dealt there, if something else lies there now; or what the card has become. */
  readonly note?: string;
  readonly mark?: Sign;
  readonly artefact?: Sign;
  /** Fingers that have landed there. */
  readonly count: number;
  readonly safe?: boolean;
  readonly dead?: boolean;
  /** Known with the verdict only. */
  readonly wins?: boolean;
}
