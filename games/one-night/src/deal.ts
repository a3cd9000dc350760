import { fail, ok, type Refusal, type Result, type Rng, refusal, shuffled } from '@veillee/kernel';
import { centreSize, deckFaults, interned, isFromVampireBox, isRole, outfitOf } from './deck.ts';
import { type ArtefactId, artefactIds, type RoleId, roleIds } from './ids.ts';
import type { Options } from './options.ts';
import { everyone } from './places.ts';
import { type SlotId, type State, slotMarks } from './state.ts';

/** An explicit deal, for teaching, puzzles and tests: the players' cards by seat, then the three of the centre. */
export interface Deal {
  readonly cards: readonly RoleId[];
  /** The order in which the Curator draws. */
  readonly artefacts?: readonly ArtefactId[];
}

const sorted = (things: readonly string[]): string => [...things].sort().join();

/** A sound deal of this deck, or every fault of it. */
export function checkDeal(raw: unknown, options: Options, players: number): Result<Deal, readonly Refusal[]> {
  if (typeof raw !== 'object' || raw === null || !Array.isArray((raw as Deal).cards)) {
    return fail([refusal('deal.malformed')]);
  }
  const { cards, artefacts, ...rest } = raw as { cards: unknown[]; artefacts?: unknown };
  const faults: Refusal[] = Object.keys(rest).map((key) =>
    refusal('options.unknown', { option: `deal.${key}`.slice(0, 60) }),
  );
  if (options.deck === null) faults.push(...drawnFaults(cards, players));
  else if (!cards.every(isRole) || sorted(cards) !== sorted(options.deck))
    faults.push(refusal('deal.otherCards'));
  if (artefacts !== undefined && !isPile(artefacts)) faults.push(refusal('deal.artefacts'));
  return faults.length > 0 ? fail(faults) : ok(raw as Deal);
}

/** Each artefact once. */
const isPile = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.length === artefactIds.length && artefactIds.every((id) => raw.includes(id));

/** Where chance would draw the deck, any draw from the Vampire box is one. */
function drawnFaults(cards: readonly unknown[], players: number): Refusal[] {
  const faults = deckFaults(cards, players, false);
  const foreign = cards.some((card) => isRole(card) && !isFromVampireBox(card));
  return foreign ? [...faults, refusal('deal.otherCards')] : faults;
}

/** Lays the table out (A2). */
export function lay(options: Options, seats: number, chance: (label: string) => Rng, deal?: Deal): State {
  const deck = options.deck ?? drawnDeck(deal?.cards ?? drawn(seats + centreSize, chance('deck')));
  const dealt = deal?.cards ?? shuffled(deck, chance('deal'));
  const { marks, slots, across, artefacts } = outfitOf(deck);
  const faces = across === undefined ? dealt : [...dealt, across];
  const board: { [slot in SlotId]?: number } = {};
  slots.forEach((slot, i) => {
    board[slot] = seats + i;
  });
  const counted = everyone(seats);
  return {
    options,
    seats,
    deck,
    phase: 'deal',
    faces,
    cards: faces.map((_, place) => place),
    copied: faces.map(() => null),
    turned: faces.map(() => null),
    characters: faces.slice(0, seats),
    modelOf: counted.map(() => null),
    tokens: [...counted.map(() => 'clarity' as const), ...slots.map((slot) => slotMarks[slot])],
    marks: marks ? counted.slice() : [],
    board,
    checked: null,
    bite: null,
    acted: counted.map(() => false),
    shield: null,
    faceUp: [],
    pile: artefacts ? pileOf(deal?.artefacts, chance) : [],
    artefacts: counted.map(() => null),
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

/** The Curator draws from the end. */
const pileOf = (given: Deal['artefacts'], chance: (label: string) => Rng): ArtefactId[] =>
  given === undefined ? shuffled(artefactIds, chance('artefacts')) : [...given].reverse();
