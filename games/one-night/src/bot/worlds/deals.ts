import { happens } from '@veillee/bots';
import { at, type Rng } from '@veillee/kernel';
import { type Called, callOf, callsOf } from '../../night/calls.ts';
import { isSpot, leftOf, placeOf, rightOf } from '../../places.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import { type Known, marksSeen, namedIn, notesOf, roleIn, stepOf, type Told } from './known.ts';

/**
 * Deals proposed with known density: what a chair was shown is followed nearly always, who says which card was his is
 * believed by a coin, all else is chance.
 */

/** Where a card can have lain that was dealt, by what was shown; the likelier the firmer. */
interface Pin {
  readonly place: number;
  readonly among: ReadonlySet<RoleId>;
  /** How often it is followed: it can only be belied by what was moved or held back before. */
  readonly firm: number;
}

export interface DealPlan {
  readonly places: number;
  readonly dealt: ReadonlyMap<number, RoleId>;
  /** By place. */
  readonly pins: readonly (readonly Pin[])[];
  /** What a seat says it was dealt. */
  readonly said: ReadonlyMap<number, RoleId>;
  /** The order in which places get their cards: those of whom most is known first. */
  readonly order: readonly number[];
}

/** How often a card that was shown is taken for the one dealt there, and the company of a call for all that there was. */
const firmness = { seen: 0.97, met: 0.99 };
/** How often somebody's word is. */
const trusted = 0.6;

export function planDeals(known: Known, places: number): DealPlan {
  const { me, dealt, claims } = known;
  const pins = pinsOf(known);
  const said = new Map<number, RoleId>();
  for (const { seat, said: one } of claims) if (one.do === 'was' && seat !== me) said.set(seat, one.role[0]);
  const first = [...pins.filter(({ among }) => among.size === 1), ...pins].map(({ place }) => place);
  const order = new Set([...first, ...said.keys(), ...Array.from({ length: places }, (_, place) => place)]);
  const mine = new Map<number, RoleId>();
  if (me !== null && dealt !== null) {
    mine.set(me, dealt);
    order.delete(me);
  }
  const byPlace = Array.from({ length: places }, (_, place) => pins.filter((pin) => pin.place === place));
  return { places, dealt: mine, pins: byPlace, said, order: [...order] };
}

/** What a chair's notes say of the deal: faces it saw, and who opened their eyes. */
function pinsOf(known: Known): Pin[] {
  const pins: Pin[] = [];
  const origin = Array.from({ length: known.deck.length + 1 }, (_, place) => place);
  for (const { key, params, step } of notesOf(known)) {
    const spot = key === 'day.faceUp' ? params.seat : params.place;
    const card = roleIn(params.card);
    if (card !== undefined && (typeof spot === 'number' || typeof spot === 'string'))
      pins.push({ place: at(origin, placeIn(known, spot)), among: new Set([card]), firm: firmness.seen });
    if (key === 'you.swappedCards') {
      const [a, b] = namedIn(params.places).map((place) => placeIn(known, place));
      if (a !== undefined && b !== undefined) [origin[a], origin[b]] = [at(origin, b), at(origin, a)];
    }
    pins.push(...meetings(known, step, params), ...touch(known, step, params));
  }
  // What lies across the centre was not dealt from the deck.
  return pins.filter(({ place }) => place !== known.me && place < known.deck.length);
}

/** Whoever did something to this chair from one side sits there. */
function touch({ me, seats, steps, deck }: Known, number: number, { side }: Told['params']): Pin[] {
  const step = at(steps, number);
  if (me === null || step.type !== 'call' || (side !== 'left' && side !== 'right')) return [];
  const among = new Set([...callOf(step.call).wakers, ...deck.filter(isCopier)]);
  return [{ place: side === 'left' ? leftOf(me, seats) : rightOf(me, seats), among, firm: firmness.met }];
}

const isCopier = (id: RoleId): boolean => roleOf(id).end?.copies !== undefined;

const placeIn = ({ seats }: Known, spot: number | string): number =>
  isSpot(spot) ? placeOf({ seats }, spot) : 0;

/** Those shown are of the sort that is shown in this call, or have copied it; the others are not. */
function meetings(
  known: Known,
  number: number,
  { seats, thumbs = [] }: { readonly [name: string]: unknown },
): Pin[] {
  const step = stepOf(known, number);
  if (step.type !== 'call' || !Array.isArray(seats) || !Array.isArray(thumbs)) return [];
  const { shown } = callOf(step.call);
  if (shown.length === 0) return [];
  const company: readonly unknown[] = [...seats, ...thumbs];
  const others = known.deck.filter((id) => !shown.includes(id));
  const copiers = known.deck.filter(isCopier);
  return Array.from({ length: known.seats }, (_, seat) => ({
    place: seat,
    among: new Set(company.includes(seat) ? [...shown, ...copiers] : others),
    firm: firmness.met,
  }));
}

/**
 * The cards of which some player must have had one, for each mark that was seen and for each call in which somebody
 * else did something to this chair.
 */
export function layingSets(known: Known): readonly ReadonlySet<RoleId>[] {
  const copiers = known.deck.filter(isCopier);
  const seen = new Set(marksSeen(known).map(({ mark }) => mark));
  const found = new Set<Called>();
  const all = callsOf(known.deck);
  const sets = [...seen].map((mark) => all.filter(({ lays }) => lays.includes(mark)));
  for (const { step } of notesOf(known)) {
    const now = stepOf(known, step);
    if (now.type === 'call' && callOf(now.call).wokenBy === undefined) found.add(callOf(now.call));
  }
  for (const call of found) sets.push([call]);
  return sets.map((laying) => new Set([...copiers, ...laying.flatMap(({ wakers }) => wakers)]));
}

/** A deal, and how much more likely it is than it is proposed (as a logarithm). */
export function proposeDeal(
  { places, dealt, pins, said, order }: DealPlan,
  pack: readonly RoleId[],
  rng: Rng,
): { readonly cards: readonly RoleId[]; readonly log: number } {
  const pool = pack.slice();
  const cards = pack.slice(0, places);
  let log = 0;
  for (const [place, card] of dealt) {
    cards[place] = card;
    pool.splice(pool.indexOf(card), 1);
  }
  for (const place of order) {
    const here = at(pins, place);
    const open = among(here, pool);
    const firm = open.length === pool.length ? 0 : firmest(here);
    const word = said.get(place);
    const believed = word !== undefined && open.includes(word) ? trusted : 0;
    const from = happens(firm, rng) ? open : pool;
    const picked =
      believed > 0 && word !== undefined && happens(believed, rng) ? word : at(from, rng.below(from.length));
    const loose = numberOf(picked, pool) / pool.length;
    const drawn = firm * (numberOf(picked, open) / open.length) + (1 - firm) * loose;
    const density = (picked === word ? believed : 0) + (1 - believed) * drawn;
    log += Math.log(loose / density);
    cards[place] = picked;
    pool.splice(pool.indexOf(picked), 1);
  }
  return { cards, log };
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

function numberOf(card: RoleId, cards: readonly RoleId[]): number {
  let count = 0;
  for (const one of cards) if (one === card) count += 1;
  return count;
}
