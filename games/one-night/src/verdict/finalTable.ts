import type { ArtefactId } from '../artefacts/index.ts';
import type { TurnedId } from '../ids.ts';
import type { MarkId } from '../marks/index.ts';
import type { RoleId } from '../roles/index.ts';

/** What lies before a player when all is turned up, and whom he points at. */
export interface Place {
  readonly card: RoleId;
  readonly mark: MarkId;
  readonly artefact: ArtefactId | null;
  /** The character a Copycat or Doppelgänger card carries. */
  readonly copied: RoleId | null;
  /** What a ghost hunter card has become. */
  readonly turned: TurnedId | null;
  /** Whether the card began the game in the centre. */
  readonly fromCentre: boolean;
  /** The seat pointed at. */
  readonly votes: number | null;
}

export interface VerdictOptions {
  /** The votes any replacement victim needs outside battles, in place of R17's 1 (a Master saved by a Vampire) and 2. */
  readonly replacementMin?: number;
}

/** Everything the end of a game follows from. */
export interface FinalTable {
  readonly players: readonly Place[];
  readonly options: VerdictOptions;
}
