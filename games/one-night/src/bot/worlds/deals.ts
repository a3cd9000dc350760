import { at, type Rng } from '@veillee/kernel';
import type { Statement } from '../../day/claims.ts';
import { type Called, callOf, callsOf } from '../../night/calls.ts';
import { isSpot, leftOf, mostPlaces, placeOf, rightOf } from '../../places.ts';
import { type RoleId, roleOf } from '../../roles/index.ts';
import { type Known, marksSeen, namedIn, notesOf, roleIn, stepOf, type Told } from './known.ts';
import { densityOf, drawnOf, lotsFor, numberOf, type Pin } from './urn.ts';

/**
 * Deals proposed with known density: what a chair was shown is followed nearly always, who says which card was his is
 * believed by a coin, all else is chance.
 */

/** Where somebody says he saw which card. */
interface Sighting {
  readonly place: number;
  readonly card: RoleId;
}

export interface DealPlan {
  readonly places: number;
  readonly dealt: ReadonlyMap<number, RoleId>;
  /** By place. */
  readonly pins: readonly (readonly Pin[])[];
  /** What a seat says it was dealt, and what it says it saw; by place. */
  readonly said: readonly (RoleId | undefined)[];
  readonly sightings: readonly (readonly Sighting[])[];
  /** The order in which places get their cards: those of whom most is known first. */
  readonly order: readonly number[];
}

/** How often a card that was shown is taken for the one dealt there, and the company of a call for all that there was. */
const firmness = { seen: 0.97, met: 0.99 };
/** How often somebody's word is; also where it is at odds with the cards that others have in this world. */
const trusted = { fits: 0.6, clashes: 0.15 };
export function planDeals(known: Known, places: number): DealPlan {
  const { me, dealt, claims } = known;
  const pins = pinsOf(known);
  const said: (RoleId | undefined)[] = Array.from({ length: places }, () => undefined);
  const sightings: Sighting[][] = Array.from({ length: places }, () => []);
  for (const { seat, said: one } of claims) {
    if (seat === me) continue;
    if (one.do === 'was') said[seat] = one.role[0];
    const sighted = sightingIn(known, one);
    if (sighted !== undefined && sighted.place !== seat) sightings[seat]?.push(sighted);
  }
  const first = [...pins.filter(({ among }) => among.size === 1), ...pins].map(({ place }) => place);
  const speaking = claims.map(({ seat }) => seat);
  const order = new Set([...first, ...speaking, ...Array.from({ length: places }, (_, place) => place)]);
  const mine = new Map<number, RoleId>();
  if (me !== null && dealt !== null) mine.set(me, dealt);
  if (me !== null && dealt !== null) order.delete(me);
  const byPlace = Array.from({ length: places }, (_, place) => pins.filter((pin) => pin.place === place));
  return { places, dealt: mine, pins: byPlace, said, sightings, order: [...order] };
}

/** A card that somebody says he saw, where it may have been dealt. */
function sightingIn(known: Known, said: Statement): Sighting | undefined {
  if (said.do === 'saw-card' || said.do === 'took-card') return { place: said.player[0], card: said.role[0] };
  if (said.do !== 'saw-centre') return undefined;
  const place = placeIn(known, said.card[0]);
  return place < known.deck.length ? { place, card: said.role[0] } : undefined;
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
  plan: DealPlan,
  pack: readonly RoleId[],
  rng: Rng,
): { readonly cards: readonly RoleId[]; readonly log: number } {
  const pool = pack.slice();
  const cards: (RoleId | undefined)[] = nobody.slice(0, plan.places);
  let log = 0;
  for (const [place, card] of plan.dealt) {
    cards[place] = card;
    pool.splice(pool.indexOf(card), 1);
  }
  for (const place of plan.order) {
    const word = plan.said[place];
    const seen = sightedAt(plan, place, cards);
    const trust = word === undefined ? 0 : trustIn(plan, place, word, seen, cards);
    const lots = lotsFor(pool, { pins: at(plan.pins, place), word, trust, seen });
    const picked = drawnOf(lots, rng);
    log += Math.log(numberOf(picked, pool) / pool.length / densityOf(picked, lots));
    cards[place] = picked;
    pool.splice(pool.indexOf(picked), 1);
  }
  return { cards: cards.filter((card) => card !== undefined), log };
}
const nobody: readonly undefined[] = Array.from({ length: mostPlaces }, () => undefined);

/** Somebody's word is believed less where it is at odds with those that are believed already. */
function trustIn(
  plan: DealPlan,
  place: number,
  word: RoleId,
  seen: RoleId | undefined,
  cards: readonly (RoleId | undefined)[],
): number {
  if (seen !== undefined && seen !== word) return trusted.clashes;
  for (const sighted of at(plan.sightings, place)) {
    const there = cards[sighted.place];
    if (there !== undefined && there !== sighted.card) return trusted.clashes;
  }
  return trusted.fits;
}

/** The card that somebody saw there who in this world has the card he says. */
function sightedAt(
  { said, sightings }: DealPlan,
  place: number,
  cards: readonly (RoleId | undefined)[],
): RoleId | undefined {
  for (let seat = 0; seat < said.length; seat += 1) {
    if (said[seat] === undefined || cards[seat] !== said[seat]) continue;
    for (const sighted of at(sightings, seat)) if (sighted.place === place) return sighted.card;
  }
  return undefined;
}
