import type { Params } from '@veillee/kernel';
import { at } from '@veillee/kernel';
import { centreSize } from '../deck.ts';
import { everyone } from '../places.ts';
import type { LedgerKey } from '../text/fr/ledger.ts';
import { type Clash, clashesOf } from './clashes.ts';
import { type Entry, type Replayed, replayTold } from './replayTold.ts';
import type { Teller, ToldNight } from './told.ts';
import { dealsOf, Ways } from './ways.ts';

export type { Clash } from './clashes.ts';
export type { Entry } from './replayTold.ts';
export type { AskedThen, Found, Look, Teller, ToldNight } from './told.ts';

/** A told night, played by the rules in the way that fits it best. */
export interface Retold extends Replayed {
  /** What cannot be true, however the rest is read; nothing: it may have been so. */
  readonly clashes: readonly Clash[];
  /** False: too much is forgotten for every way to be tried. */
  readonly isComplete: boolean;
}

/** More nights than these would keep a phone busy for longer than anybody waits. */
const most = 2500;

/**
 * Plays what people say they did by the game's own rules. Nobody says which card lay where in the centre, and some
 * things nobody remembers: of all nights that may have been the one with the fewest contradictions is told.
 * Undefined: the cards said to be dealt are not of this deck.
 */
export function retell(night: ToldNight): Retold | undefined {
  const told = everyone(night.deck.length - centreSize).map((seat) => night.teller.dealt(seat) ?? null);
  const isCertain = told.every((card) => card !== null);
  let best: Retold | undefined;
  let tried = 0;
  for (const cards of dealsOf(night.deck, told)) {
    const ways = new Ways();
    do {
      tried += 1;
      const played = replayTold(night, cards, ways);
      const clashes = clashesOf(night, played);
      if (best === undefined || isBetter(played, clashes, best))
        best = { ...played, clashes, isComplete: true };
      if (clashes.length === 0 && (!played.isOpen || (isCertain && !ways.isUsed))) return best;
      if (tried >= most) return best && { ...best, isComplete: false };
    } while (ways.next());
  }
  return best;
}

/** One that was told to its end comes before one that waits for more, so that what is forgotten asks for nothing. */
const isBetter = (played: Replayed, clashes: readonly Clash[], { clashes: least, isOpen }: Retold): boolean =>
  clashes.length < least.length || (clashes.length === least.length && isOpen && !played.isOpen);

/** One thing that somebody may have told wrongly, after which all the rest may be true. */
export interface Slip {
  readonly key: LedgerKey;
  readonly params: Params;
}

/** Each thing that alone would have to be told wrongly. */
export function slipsOf(night: ToldNight, { entries }: Retold): readonly Slip[] {
  const { teller } = night;
  const holds = (changed: Partial<ToldNight>): boolean => {
    const other = retell({ ...night, ...changed });
    return other !== undefined && !other.isOpen && other.clashes.length === 0;
  };
  const without = (part: Partial<Teller>): boolean => holds({ teller: { ...teller, ...part } });
  const seats = everyone(night.deck.length - centreSize);
  return [
    ...seats.flatMap((player): Slip[] =>
      teller.dealt(player) !== null &&
      without({ dealt: (seat) => (seat === player ? null : teller.dealt(seat)) })
        ? [{ key: 'ledger.slip.dealt', params: { player } }]
        : [],
    ),
    ...entries.flatMap((entry) => slipIn(entry, teller, without)),
    ...seats.flatMap((player): Slip[] =>
      holds({ found: night.found.map((one, seat) => (seat === player ? {} : one)) })
        ? [{ key: 'ledger.slip.found', params: { player } }]
        : [],
    ),
  ];
}

function slipIn(entry: Entry, teller: Teller, without: (part: Partial<Teller>) => boolean): readonly Slip[] {
  if (entry.is === 'did') {
    const { id, call, seats } = entry.asked;
    const isIt = without({ did: (asked) => (asked.id === id ? null : teller.did(asked)) });
    return isIt ? [{ key: 'ledger.slip.did', params: { by: at(seats, 0), call } }] : [];
  }
  const { id, call, by } = entry.look;
  const isIt = without({ saw: (look) => (look.id === id ? null : teller.saw(look)) });
  return isIt ? [{ key: 'ledger.slip.saw', params: { by, call } }] : [];
}
