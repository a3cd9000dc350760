import {
  anything,
  field,
  list,
  optional,
  type Read,
  read,
  record,
  refusingIn,
  saying,
  that,
} from '@veillee/gamekit';
import { type Refusal, type Result, type Rng, refusal, shuffled } from '@veillee/kernel';
import { type ArtefactId, artefactIds } from './artefacts/index.ts';
import { centreSize, deckFaults, interned, isFromVampireBox, outfitOf } from './deck.ts';
import { firstMark, type SlotId } from './marks/index.ts';
import type { Options } from './options.ts';
import { everyone, mostPlaces } from './places.ts';
import { isRole, keptAtFirst, type RoleId, roleIds } from './roles/index.ts';
import type { State } from './state.ts';
import type { OptionKey } from './text/fr/options.ts';

const says = refusingIn<OptionKey>();

/** An explicit deal, for teaching, puzzles and tests: the players' cards by seat, then the three of the centre. */
const deal = record(
  {
    cards: list(anything, says('deal.malformed')),
    /** The order in which the Curator draws. */
    artefacts: optional(that(isPile, artefactIds, says('deal.artefacts'))),
  },
  {
    malformed: says('deal.malformed'),
    unknown: says('options.unknown', { option: (at) => `deal.${field(at)}` }),
  },
);
export interface Deal extends Omit<Read<typeof deal>, 'cards'> {
  readonly cards: readonly RoleId[];
}

const sorted = (things: readonly string[]): string => [...things].sort().join();

/** A sound deal of this deck, or every fault of it. */
export const checkDeal = (
  raw: unknown,
  options: Options,
  players: number,
): Result<Deal, readonly Refusal[]> =>
  read(deal, raw, ({ cards: given, ...rest }, at) => {
    const cards = given.filter(isRole);
    if (!at.isSound('cards')) return { cards, ...rest };
    if (options.deck === null)
      for (const fault of drawnFaults(given, players)) at.blame(saying(fault), 'cards');
    else if (cards.length < given.length || sorted(cards) !== sorted(options.deck))
      at.blame(says('deal.otherCards'), 'cards');
    return { cards, ...rest };
  });

/** Each artefact once. */
function isPile(raw: unknown): raw is readonly ArtefactId[] {
  return (
    Array.isArray(raw) && raw.length === artefactIds.length && artefactIds.every((id) => raw.includes(id))
  );
}

/** Where chance would draw the deck, any draw from the Vampire box is one. */
function drawnFaults(cards: readonly unknown[], players: number): Refusal[] {
  const faults = deckFaults(cards, players, false);
  const foreign = cards.some((card) => isRole(card) && !isFromVampireBox(card));
  return foreign ? [...faults, refusal('deal.otherCards')] : faults;
}

/** Copied from, as whole nights are laid out for a thought. */
const nothings: readonly null[] = Array.from({ length: mostPlaces }, () => null);
const noes: readonly false[] = nothings.map(() => false);

/** Lays the table out (A2). */
export function lay(options: Options, seats: number, chance: (label: string) => Rng, deal?: Deal): State {
  const deck = options.deck ?? drawnDeck(deal?.cards ?? drawn(seats + centreSize, chance('deck')));
  const dealt = deal?.cards ?? shuffled(deck, chance('deal'));
  const { marks, slots, tokens, across, artefacts } = outfitOf(deck);
  const faces = across === undefined ? dealt : [...dealt, across];
  const board: { [slot in SlotId]?: number } = {};
  slots.forEach((slot, i) => {
    board[slot] = seats + i;
  });
  const counted = everyone(seats);
  const places = everyone(faces.length);
  return {
    ...keptAtFirst(),
    options,
    seats,
    deck,
    phase: 'deal',
    faces,
    cards: places.slice(),
    copied: nothings.slice(0, faces.length),
    turned: nothings.slice(0, faces.length),
    characters: faces.slice(0, seats),
    modelOf: nothings.slice(0, seats),
    tokens: [...counted.map(() => firstMark), ...tokens],
    marks: marks ? counted.slice() : [],
    board,
    checked: null,
    acted: noes.slice(0, seats),
    shield: null,
    faceUp: [],
    pile: artefacts ? pileOf(deal?.artefacts, chance) : [],
    artefacts: nothings.slice(0, seats),
    awake: [],
    claims: [],
    claimed: 0,
    votes: null,
    story: [],
  };
}

const vampireBox = (): readonly RoleId[] => roleIds.filter(isFromVampireBox);

/** The public list of a drawn deck, in box order: in the order dealt it would give the deal away. */
const drawnDeck = (cards: readonly RoleId[]): readonly RoleId[] =>
  interned(vampireBox().filter((id) => cards.includes(id)));

/** Anarchie: so many cards of the fifteen (F-6). */
const drawn = (count: number, rng: Rng): RoleId[] => shuffled(vampireBox(), rng).slice(0, count);
/** A public list by chance, for so many players. */
export const deckByChance = (players: number, rng: Rng): readonly RoleId[] =>
  drawnDeck(drawn(players + centreSize, rng));

/** The Curator draws from the end. */
const pileOf = (given: Deal['artefacts'], chance: (label: string) => Rng): ArtefactId[] =>
  given === undefined ? shuffled(artefactIds, chance('artefacts')) : [...given].reverse();
