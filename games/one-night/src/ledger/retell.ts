import type { Params } from '@veillee/kernel';
import { at } from '@veillee/kernel';
import { centreSize } from '../deck.ts';
import { everyone } from '../places.ts';
import type { LedgerKey } from '../text/fr/ledger.ts';
import { type Clash, clashesOf } from './clashes.ts';
import { type Entry, type Manner, type Replayed, replayTold } from './replayTold.ts';
import type { Teller, ToldNight } from './told.ts';
import { dealsOf, Ways } from './ways.ts';

export type { Clash } from './clashes.ts';
export type { Entry } from './replayTold.ts';
export type { AskedThen, Found, Look, Teller, ToldNight } from './told.ts';

/** A told night, played by the rules in the way that fits it best. */
export interface Retold extends Replayed {
  /** What cannot be true, however the rest is read; nothing: it may have been so. */
  readonly clashes: readonly Clash[];
  /** False: too much is forgotten for every way to be tried, and the contradictions prove nothing. */
  readonly isComplete: boolean;
}

/** More nights than these would keep a phone busy for longer than anybody waits. */
const most = 2500;

/**
 * Plays what people say they did by the game's own rules. Nobody says which card lay where in the centre, and some
 * things nobody remembers: of all nights that may have been one without a contradiction is told, else the one with the
 * fewest. Undefined: the cards said to be dealt are not of this deck.
 */
export function retell(night: ToldNight): Retold | undefined {
  const { sound, isComplete } = soundNight(night);
  return sound ?? leastWrong(night, isComplete);
}

/** Every night that may have been, played in this manner; it ends when too many were tried. */
function* nightsOf(night: ToldNight, manner: Manner): Generator<Replayed, boolean> {
  const told = everyone(night.deck.length - centreSize).map((seat) => night.teller.dealt(seat) ?? null);
  let tried = 0;
  for (const cards of dealsOf(night.deck, told)) {
    const ways = new Ways();
    do {
      if (tried >= most) return false;
      tried += 1;
      yield replayTold(night, cards, ways, manner);
    } while (ways.next());
  }
  return true;
}

interface Search {
  readonly sound: Retold | undefined;
  /** Every night that may have been was tried. */
  readonly isComplete: boolean;
}

/** One that was told to its end without a contradiction, else one that waits for more: what is forgotten asks for nothing. */
function soundNight(night: ToldNight): Search {
  const nights = nightsOf(night, 'strictly');
  const isCertain = everyone(night.deck.length - centreSize).every(
    (seat) => night.teller.dealt(seat) !== null,
  );
  let waiting: Replayed | undefined;
  for (;;) {
    const { value, done } = nights.next();
    if (done)
      return {
        sound: waiting && { ...waiting, clashes: [], isComplete: value },
        isComplete: value,
      };
    if (value.isBroken) continue;
    // Nothing is forgotten yet: whatever lies in the centre, the same is asked.
    if (value.isOpen && isCertain && !value.isGuessed)
      return { sound: { ...value, clashes: [], isComplete: true }, isComplete: true };
    if (value.isOpen) waiting ??= value;
    else if (clashesOf(night, value).length === 0)
      return { sound: { ...value, clashes: [], isComplete: true }, isComplete: true };
  }
}

/**
 * The night with the fewest contradictions of those that were told to their end; before there is any, the one that has
 * come furthest, so that nobody is asked about another with each answer.
 */
function leastWrong(night: ToldNight, isComplete: boolean): Retold | undefined {
  let best: Retold | undefined;
  for (const played of nightsOf(night, 'to the end')) {
    const clashes = clashesOf(night, played);
    if (best === undefined || isBetter(played, clashes, best)) best = { ...played, clashes, isComplete };
  }
  return best;
}

function isBetter(played: Replayed, clashes: readonly Clash[], best: Retold): boolean {
  if (played.isOpen !== best.isOpen) return best.isOpen;
  if (played.isOpen) return played.entries.length > best.entries.length;
  return clashes.length < best.clashes.length;
}

/** One thing that somebody may have told wrongly, after which all the rest may be true. */
export interface Slip {
  readonly key: LedgerKey;
  readonly params: Params;
}

/** Each thing that alone would have to be told wrongly. */
export function slipsOf(night: ToldNight, { entries }: Retold): readonly Slip[] {
  const { teller } = night;
  const holds = (changed: Partial<ToldNight>): boolean => {
    const { sound } = soundNight({ ...night, ...changed });
    return sound?.isOpen === false;
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
