import type { Statement } from '../../day/claims.ts';
import { centreSize } from '../../deck.ts';
import type { Side } from '../../role.ts';
import type { RoleId } from '../../roles/index.ts';
import type { State } from '../../state.ts';
import { finalTable } from '../../story.ts';
import { identify } from '../../verdict/identity.ts';
import type { Judged } from '../../verdict/judged.ts';
import { type Tale, talesOf, truths } from './retell.ts';
import { sideSeen } from './self.ts';

/** One way the night may have gone, played to the morning by the game's own rules: what of it is thought about. */
export class World {
  /** What each player was, did and saw. */
  readonly tales: readonly Tale[];
  /** Whom each thinks to win with. */
  readonly seen: readonly Side[];
  /** Who everybody is by the end: of which kind, and whom each wins with. */
  readonly judged: Judged;
  /** The cards of the centre, as they were dealt. */
  readonly centre: readonly RoleId[];
  readonly #truths: (readonly Statement[] | undefined)[] = [];

  constructor(state: State) {
    this.tales = talesOf(state);
    this.centre = state.faces.slice(state.seats, state.seats + centreSize);
    this.seen = this.tales.map(sideSeen);
    this.judged = identify(finalTable(state).players).judging;
  }

  /** All that a player can truthfully tell. */
  truthsOf(seat: number): readonly Statement[] {
    const tale = this.tales[seat];
    const found = this.#truths[seat] ?? (tale === undefined ? [] : truths(tale));
    this.#truths[seat] = found;
    return found;
  }
}
