import { happens } from '@veillee/bots';
import { at, type Rng } from '@veillee/kernel';
import { markIn } from '../../marks/index.ts';
import { type Called, callOf, callsOf } from '../../night/calls.ts';
import { isSpot, placeOf } from '../../places.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import { type Known, marksSeen, namedIn, notesOf, roleIn, stepOf } from './known.ts';

/**
 * Deals proposed with known density: what a chair was shown is followed nearly always, who says which card was his is
 * believed by a coin, all else is chance.
 */

/** Where a card can have lain that was dealt, by what was shown; the likelier the firmer. */
interface Pin {
  readonly place: number;
  readonly among: ReadonlySet<RoleId>;
}

export interface DealPlan {
  readonly places: number;
  readonly dealt: ReadonlyMap<number, RoleId>;
  readonly pins: readonly Pin[];
  /** What a seat says it was dealt. */
  readonly said: ReadonlyMap<number, RoleId>;
  /** The order in which places get their cards: those of whom most is known first. */
  readonly order: readonly number[];
}

/** How often a pin and a word are followed; what is shown can only be belied by what was moved before. */
const firm = 0.97;
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
  return { places, dealt: mine, pins, said, order: [...order] };
}

/** What a chair's notes say of the deal: faces it saw, and who opened their eyes. */
function pinsOf(known: Known): Pin[] {
  const pins: Pin[] = [];
  const origin = Array.from({ length: known.deck.length + 1 }, (_, place) => place);
  for (const { key, params, step } of notesOf(known)) {
    const spot = key === 'day.faceUp' ? params.seat : params.place;
    const card = roleIn(params.card);
    if (card !== undefined && (typeof spot === 'number' || typeof spot === 'string'))
      pins.push({ place: at(origin, placeIn(known, spot)), among: new Set([card]) });
    if (key === 'you.swappedCards') {
      const [a, b] = namedIn(params.places).map((place) => placeIn(known, place));
      if (a !== undefined && b !== undefined) [origin[a], origin[b]] = [at(origin, b), at(origin, a)];
    }
    pins.push(...meetings(known, step, params));
  }
  // What lies across the centre was not dealt from the deck.
  return pins.filter(({ place }) => place !== known.me && place < known.deck.length);
}

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
  const seen: readonly unknown[] = [...seats, ...thumbs];
  const others = known.deck.filter((id) => !shown.includes(id));
  const copiers = known.deck.filter((id) => roleOf(id).end?.copies !== undefined);
  return Array.from({ length: known.seats }, (_, seat) => ({
    place: seat,
    among: new Set(seen.includes(seat) ? [...shown, ...copiers] : others),
  }));
}

/**
 * The cards of which some player must have had one, for each mark that was seen and for each call in which somebody
 * else did something to this chair.
 */
export function layingSets(known: Known): readonly ReadonlySet<RoleId>[] {
  const copiers = known.deck.filter((id) => roleOf(id).end?.copies !== undefined);
  const seen = new Set(marksSeen(known).map(({ mark }) => mark));
  const found = new Set<Called>();
  const all = callsOf(known.deck);
  const sets = [...seen].map((mark) =>
    all.filter(({ owner }) => (roleOf(owner).slots ?? []).some((slot) => markIn(slot) === mark)),
  );
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
  const cards: RoleId[] = [];
  let log = 0;
  for (const [place, card] of dealt) {
    cards[place] = card;
    pool.splice(pool.indexOf(card), 1);
  }
  for (const place of order) {
    const open = among(pins, place, pool);
    const word = said.get(place);
    const believed = word !== undefined && open.includes(word) ? trusted : 0;
    const picked =
      believed > 0 && word !== undefined && happens(believed, rng) ? word : anyOf(open, pool, rng);
    const density = believed * (picked === word ? 1 : 0) + (1 - believed) * densityOf(picked, open, pool);
    log += Math.log(numberOf(picked, pool) / pool.length) - Math.log(density);
    cards[place] = picked;
    pool.splice(pool.indexOf(picked), 1);
  }
  return { cards: cards.slice(0, places), log };
}

/** The cards of the pool that a place may have got. */
function among(pins: readonly Pin[], place: number, pool: readonly RoleId[]): readonly RoleId[] {
  let open = pool;
  for (const pin of pins) {
    if (pin.place !== place) continue;
    const left = open.filter((card) => pin.among.has(card));
    if (left.length > 0) open = left;
  }
  return open;
}

const anyOf = (open: readonly RoleId[], pool: readonly RoleId[], rng: Rng): RoleId =>
  open.length === pool.length || happens(firm, rng)
    ? at(open, rng.below(open.length))
    : at(pool, rng.below(pool.length));

function densityOf(card: RoleId, open: readonly RoleId[], pool: readonly RoleId[]): number {
  const loose = numberOf(card, pool) / pool.length;
  return open.length === pool.length
    ? loose
    : firm * (numberOf(card, open) / open.length) + (1 - firm) * loose;
}

function numberOf(card: RoleId, cards: readonly RoleId[]): number {
  let count = 0;
  for (const one of cards) if (one === card) count += 1;
  return count;
}
