import { type Asking, heardIn } from '@veillee/gamekit';
import type { AnswerTo, Form, Reply, Seat } from '@veillee/kernel';
import { occupants } from '../circle.ts';
import { isTaken, placesOf } from '../places.ts';
import { Scene } from '../power.ts';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';

/** One player called in a line of the night with one card. */
export class NightScene extends Scene {
  readonly #replies: readonly Reply[];

  constructor(state: State, me: Seat, card: string, replies: readonly Reply[], table: Play | null) {
    super(state, me, card, table);
    this.#replies = replies;
  }

  /** What this player answered earlier in this line with this card. */
  heard<F extends Form>({ verb }: Asking<NightScene, F>): AnswerTo<F> | undefined {
    return heardIn<F>(this.#replies, `${this.card}.${verb}`, this.me);
  }

  /** Asleep or otherwise taken, so that nobody can bring them together with another (Q55). */
  isTaken(seat: Seat): boolean {
    return isTaken(this.state, seat);
  }

  /** Who spends the night in a house, as things stand. */
  inside(house: Seat): Seat[] {
    return occupants(placesOf(this.state), house);
  }
}
