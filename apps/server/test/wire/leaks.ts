import type { Input } from '@veillee/kernel';
import { House, type HouseParts } from '../../src/house.ts';
import { isSecret } from '../../src/rooms/timing.ts';
import type { Live } from '../../src/wire/live.ts';

type Command = () => readonly [number, string] | undefined;

/** Houses that keep secrets badly, each in a way of its own. */

/** All are told whenever anybody does anything. */
class TellsAtOnce extends House {
  override play(live: Live, input: Input, c: Command) {
    const refused = super.play(live, input, c);
    if (refused === undefined) live.beat = true;
    return refused;
  }
}

/** A secret phase is over as soon as nobody is waited for. */
class EndsEarly extends House {
  override play(live: Live, input: Input, c: Command) {
    const refused = super.play(live, input, c);
    const { match, data } = live.room;
    const asked = match?.top?.open?.asked.length ?? 0;
    const step = data.sitting?.timing.step ?? null;
    if (
      refused === undefined &&
      !('elapsed' in input) &&
      isSecret(live.room) &&
      asked === 0 &&
      step !== null
    ) {
      super.play(live, { elapsed: step }, () => undefined);
    }
    return refused;
  }
}

/** Those who do not act get the next beat late. */
class Dawdles extends House {
  override play(live: Live, input: Input, c: Command) {
    const refused = super.play(live, input, c);
    const timing = live.room.data.sitting?.timing;
    if (refused === undefined && 'answer' in input && isSecret(live.room) && timing && timing.due !== null) {
      timing.due += 40;
    }
    return refused;
  }
}

/** The room shows how long its log is. */
class ShowsTheLog extends House {
  override play(live: Live, input: Input, c: Command) {
    const refused = super.play(live, input, c);
    live.room.data.chairs = 10 + live.room.seq;
    live.roomIsStale = true;
    return refused;
  }
}

/** Talk of the house: somebody has acted. */
class Gossips extends House {
  override play(live: Live, input: Input, c: Command) {
    const refused = super.play(live, input, c);
    if (refused === undefined && 'answer' in input) this.hand(live).note('note.ended');
    return refused;
  }
}

const house = (Leaky: new (parts: HouseParts) => House) => (parts: HouseParts) => new Leaky(parts);

export const leakyHouses: readonly (readonly [what: string, build: (parts: HouseParts) => House])[] = [
  ['a frame for everybody’s every act', house(TellsAtOnce)],
  ['a secret phase that ends early', house(EndsEarly)],
  ['a moment that comes later when somebody acts', house(Dawdles)],
  ['the length of the log', house(ShowsTheLog)],
  ['a word about a hidden act', house(Gossips)],
];
