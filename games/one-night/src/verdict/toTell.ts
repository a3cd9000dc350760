import { copiesOf, isFromVampireBox, outfitOf } from '../deck.ts';
import { type TurnedId, turnedIds } from '../ids.ts';
import { firstMark, type MarkId, markIn } from '../marks/index.ts';
import { type RoleId, roleIds, roles } from '../roles/index.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import type { FinalTable } from './finalTable.ts';
import { those } from './paper.ts';

/** What has to be told of a final table, where the deck is known or any card of the boxes may lie there. */
export type KnownDeck = readonly RoleId[] | null;

const acrosses: readonly RoleId[] = roleIds.flatMap((id) => roles[id].across ?? []);
const fetchers = those(({ fetches }) => fetches);
const curators = those(({ laysArtefacts }) => laysArtefacts);

type Stock = { readonly [card in RoleId]?: number };

/** The cards that may lie before players, each as often as it is there. */
function stockOf(deck: KnownDeck): Stock {
  const stock: { [card in RoleId]?: number } = {};
  const add = (card: RoleId, count: number): void => {
    stock[card] = (stock[card] ?? 0) + count;
  };
  for (const card of deck ?? roleIds) add(card, deck === null ? copiesOf(card) : 1);
  const across = deck === null ? undefined : outfitOf(deck).across;
  for (const card of deck === null ? new Set(acrosses) : across === undefined ? [] : [across]) add(card, 1);
  return stock;
}

/** Found once for a deck: it is asked again at every touch. */
export function cardsToTell(deck: KnownDeck): Stock {
  const known = stocks.get(deck ?? roleIds) ?? stockOf(deck);
  stocks.set(deck ?? roleIds, known);
  return known;
}
const stocks = new WeakMap<readonly RoleId[], Stock>();

function cardsIn(deck: KnownDeck): readonly RoleId[] {
  const stock = cardsToTell(deck);
  return roleIds.filter((id) => stock[id] !== undefined);
}

export const doesCopy = (card: RoleId): boolean => roles[card].end?.copies !== undefined;
/** Whom this card may carry: not one like itself where there is no other. */
export const copiesToTell = (card: RoleId, deck: KnownDeck): readonly RoleId[] =>
  cardsIn(deck).filter((id) => id !== card && !doesCopy(id));

/** What a ghost hunter may have become. */
export function turnsToTell(deck: KnownDeck): readonly TurnedId[] {
  const omens = new Set(cardsIn(deck).map((id) => roles[id].omen ?? roles[id].kind));
  return turnedIds.filter((id) => omens.has(id));
}
export const doesTurn = (card: RoleId): boolean => roles[card].end?.turns === true;

/** Whether a card may have come from the centre. */
export const mayBeFetched = (deck: KnownDeck): boolean => cardsIn(deck).some((id) => fetchers.has(id));
/** Begun in the centre it is another than dealt: so that is asked of it. */
export const isBlankFromCentre = (card: RoleId): boolean =>
  !doesCopy(card) && roles[card].end?.blankFromCentre !== undefined;

/** The marks on the board that say something, each as often as it lies there. */
export const marksToTell = (deck: KnownDeck): readonly MarkId[] =>
  deck !== null && !deck.some(isFromVampireBox)
    ? []
    : [...new Set(cardsIn(deck).flatMap((id) => roles[id].slots ?? []))]
        .map(markIn)
        .filter((mark) => mark !== firstMark);

export const mayHaveArtefacts = (deck: KnownDeck): boolean => cardsIn(deck).some((id) => curators.has(id));

/** Of so many seats every choice of at most so many. */
function* someOf(seats: readonly number[], most: number): Generator<readonly number[]> {
  yield [];
  if (most === 0) return;
  for (const [i, seat] of seats.entries())
    for (const rest of someOf(seats.slice(i + 1), most - 1)) yield [seat, ...rest];
}

/**
 * What is doubtful whatever came from the centre: people are asked that only of the few cards for which it matters, so
 * of all others the reading that explains most is taken.
 */
export function doubtsAtBest(table: FinalTable, deck: KnownDeck): readonly Doubt[] {
  let best: readonly Doubt[] = doubtsOf(table);
  if (best.length === 0 || !mayBeFetched(deck)) return best;
  const untold = table.players.flatMap(({ card }, seat) =>
    doesCopy(card) || isBlankFromCentre(card) ? [] : [seat],
  );
  for (const fetched of someOf(untold, fetchers.size)) {
    const players = table.players.map((place, seat) =>
      fetched.includes(seat) ? { ...place, fromCentre: true } : place,
    );
    const doubts = doubtsOf({ ...table, players });
    if (doubts.length < best.length) best = doubts;
    if (best.length === 0) break;
  }
  return best;
}
