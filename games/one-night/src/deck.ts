import { type Refusal, refusal } from '@veillee/kernel';
import { type MarkId, markIn, type SlotId } from './marks/index.ts';
import { isRole, type RoleId, roleOf } from './roles/index.ts';

/** Which cards may be played together (R55, R80). */

export const centreSize = 3;
/** What a wrong id is called in a refusal: it may be anything. */
export const asNamed = (id: unknown): string => (typeof id === 'string' ? id.slice(0, 60) : '?');
/** How many cards of a character there are. */
export const copiesOf = (id: RoleId): number => roleOf(id).cards ?? 1;
export const isFromVampireBox = (id: RoleId): boolean => roleOf(id).box === 'vampire';

/** Every fault of a freely chosen deck. */
export function deckFaults(deck: readonly unknown[], players: number, extras: boolean): Refusal[] {
  const faults: Refusal[] = [];
  const need = players + centreSize;
  if (deck.length !== need) faults.push(refusal('deck.size', { need, have: deck.length, players }));
  const unknown = deck.filter((id) => !isRole(id));
  for (const id of new Set(unknown)) faults.push(refusal('deck.unknown', { id: asNamed(id) }));
  const cards = deck.filter(isRole);
  const count = (id: RoleId): number => cards.filter((card) => card === id).length;
  for (const id of new Set(cards)) {
    const max = copiesOf(id);
    if (count(id) > max) faults.push(refusal('deck.tooMany', { card: id, max, have: count(id) }));
    if (roleOf(id).box === 'bonus' && !extras) faults.push(refusal('deck.extra', { card: id }));
    if (roleOf(id).allOrNone && count(id) < max) faults.push(refusal('deck.alone', { card: id, need: max }));
    if (roleOf(id).notWithVampires && cards.some(isFromVampireBox))
      faults.push(refusal('deck.apart', { card: id }));
  }
  return faults;
}

/** The same list for the same cards, so that what follows from a deck is found out once. */
export function interned(deck: readonly RoleId[]): readonly RoleId[] {
  const key = deck.join();
  const known = decks.get(key);
  if (known !== undefined) return known;
  if (decks.size >= mostDecks) decks.clear();
  decks.set(key, deck);
  return deck;
}
const decks = new Map<string, readonly RoleId[]>();
/** More than chance can draw for one number of players (F-6), and few enough to keep. */
const mostDecks = 10_000;

/** What a deck brings to the table. */
export interface Outfit {
  /** Whether marks, dusk and mark check are played (R65). */
  readonly marks: boolean;
  /** The board's places for marks (A2). */
  readonly slots: readonly SlotId[];
  /** The marks lying there. */
  readonly tokens: readonly MarkId[];
  /** The card laid across the centre on top of the deck, if one of its characters wants it (R37, R74). */
  readonly across: RoleId | undefined;
  /** Whether the pile of artefacts is laid out (A2). */
  readonly artefacts: boolean;
}

/** Found once for a deck: thousands of matches are dealt from the same. */
export function outfitOf(deck: readonly RoleId[]): Outfit {
  const known = outfits.get(deck);
  if (known !== undefined) return known;
  const cards = deck.map(roleOf);
  const marks = deck.some(isFromVampireBox);
  const slots = marks ? [...new Set(cards.flatMap(({ slots = [] }) => slots))] : [];
  const outfit = {
    marks,
    slots,
    tokens: slots.map(markIn),
    across: cards.find(({ across }) => across !== undefined)?.across,
    artefacts: cards.some(({ laysArtefacts }) => laysArtefacts),
  };
  outfits.set(deck, outfit);
  return outfit;
}
const outfits = new WeakMap<readonly RoleId[], Outfit>();
