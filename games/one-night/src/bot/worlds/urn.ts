import { fraction } from '@veillee/bots';
import { at, type Rng } from '@veillee/kernel';
import { type RoleId, roleOf } from '../../roles/index.ts';

/** Where a card can have lain that was dealt, by what was shown; the likelier the firmer. */
export interface Pin {
  readonly place: number;
  readonly among: ReadonlySet<RoleId>;
  /** How often it is followed: it can only be belied by what was moved or held back before. */
  readonly firm: number;
}

/** How often whoever is not believed is taken for one who has a reason to lie. */
const suspected = 0.8;
/** How often a card lies where one who is believed says he saw it. */
const sighted = 0.8;

/** What is thought of the card of one place. */
export interface Hearing {
  readonly pins: readonly Pin[];
  /** What its holder says it was, and how often he is believed. */
  readonly word: RoleId | undefined;
  readonly trust: number;
  /** What somebody who is believed saw there. */
  readonly seen: RoleId | undefined;
}

/** Some cards of which one is drawn so often. */
export interface Lot {
  readonly cards: readonly RoleId[];
  readonly share: number;
}

/** Of those left, the cards that one place may get: by what is known, by who is believed, by who has a reason to lie. */
export function lotsFor(pool: readonly RoleId[], { pins, word, trust, seen }: Hearing): readonly Lot[] {
  const lots: Lot[] = [];
  let left = 1;
  const put = (cards: readonly RoleId[], share: number): void => {
    if (cards.length === 0) return;
    lots.push({ cards, share: left * share });
    left *= 1 - share;
  };
  let open = among(pins, pool);
  if (open.length < pool.length) put(pool, 1 - firmest(pins));
  if (word !== undefined && open.includes(word)) {
    const rest = open.filter((card) => card !== word);
    put([word], rest.length === 0 ? 1 : trust);
    open = rest;
  }
  if (seen !== undefined && open.includes(seen)) put([seen], sighted);
  if (word !== undefined) put(open.filter(hasToLie), suspected);
  put(open, 1);
  return lots;
}

const hasToLie = (id: RoleId): boolean => roleOf(id).team !== 'village';

export function drawnOf(lots: readonly Lot[], rng: Rng): RoleId {
  let left = fraction(rng);
  let nth = 0;
  while (nth < lots.length - 1 && left >= at(lots, nth).share) {
    left -= at(lots, nth).share;
    nth += 1;
  }
  const { cards } = at(lots, nth);
  return at(cards, rng.below(cards.length));
}

/** How often this card is drawn. */
export function densityOf(picked: RoleId, lots: readonly Lot[]): number {
  let density = 0;
  for (const { cards, share } of lots) density += (share * numberOf(picked, cards)) / cards.length;
  return density;
}

/** The cards of the pool that a place may have got. */
function among(pins: readonly Pin[], pool: readonly RoleId[]): readonly RoleId[] {
  let open = pool;
  for (const pin of pins) {
    const left = open.filter((card) => pin.among.has(card));
    if (left.length > 0) open = left;
  }
  return open;
}

function firmest(pins: readonly Pin[]): number {
  let least = 1;
  for (const { firm } of pins) least = Math.min(least, firm);
  return least;
}

export function numberOf(card: RoleId, cards: readonly RoleId[]): number {
  let count = 0;
  for (const one of cards) if (one === card) count += 1;
  return count;
}
