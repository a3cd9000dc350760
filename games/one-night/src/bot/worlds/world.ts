import type { Statement } from '../../day/claims.ts';
import { centreSize } from '../../deck.ts';
import type { Side } from '../../role.ts';
import type { RoleId } from '../../roles/index.ts';
import type { State } from '../../state.ts';
import { finalTable } from '../../story.ts';
import { identify } from '../../verdict/identity.ts';
import type { Identity } from '../../verdict/judged.ts';
import { type Tale, talesOf, truths } from './retell.ts';
import { sideSeen } from './self.ts';

/** One way the night may have gone, played to the morning by the game's own rules: what of it is thought about. */
export class World {
  /** What each player was, did and saw. */
  readonly tales: readonly Tale[];
  /** Whom each thinks to win with. */
  readonly seen: readonly Side[];
  /** Who everybody is by the end: of which kind, and whom each wins with. */
  readonly judged: Identity;
  /** The cards of the centre, as they were dealt. */
  readonly centre: readonly RoleId[];
  #truths: (readonly Statement[] | undefined)[] | undefined;

  constructor(state: State) {
    this.tales = talesOf(state);
    this.centre = state.faces.slice(state.seats, state.seats + centreSize);
    this.seen = this.tales.map(sideSeen);
    const { places, roles, kinds, sides, mode } = identify(finalTable(state).players).judging;
    this.judged = { places, roles, kinds, sides, mode };
  }

  /** All that a player can truthfully tell. */
  truthsOf(seat: number): readonly Statement[] {
    const tale = this.tales[seat];
    return tale === undefined ? [] : truths(tale);
  }

  /** The same, kept for whoever asks again and again. */
  keptTruthsOf(seat: number): readonly Statement[] {
    this.#truths ??= [];
    const found = this.#truths[seat] ?? this.truthsOf(seat);
    this.#truths[seat] = found;
    return found;
  }
}
