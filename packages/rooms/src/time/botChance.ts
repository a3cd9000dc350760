import { keyOf, type Rng, stream } from '@veillee/kernel';
import { hex } from '../gate/codes.ts';
import type { RandomBytes } from '../ports.ts';
import type { AnyMatch } from '../room/room.ts';
import type { Range } from '../rules.ts';

/** A stream of numbers from 256 secret bits of its own: what was drawn from it foretells nothing. */
const unforeseen = (random: RandomBytes): Rng => stream(keyOf(hex(random(32))), [0, 0, 0]);

/** The chance of bots: each has its own in each match, and shares it with nobody. */
export class BotChance {
  readonly #random: RandomBytes;
  /** By seat. A match that comes back from the store is another: what was drawn before is not drawn again. */
  readonly #streams = new WeakMap<AnyMatch, Rng[]>();

  constructor(random: RandomBytes) {
    this.#random = random;
  }

  of(match: AnyMatch, seat: number): Rng {
    let seats = this.#streams.get(match);
    if (seats === undefined) {
      seats = [];
      this.#streams.set(match, seats);
    }
    seats[seat] ??= unforeseen(this.#random);
    return seats[seat];
  }

  /** Not to be foreseen: nobody can wait for the moment at which a bot would act. */
  pause(match: AnyMatch, { least, most }: Range): number {
    const noSeat = match.start.seats;
    return least + this.of(match, noSeat).below(most - least + 1);
  }
}
