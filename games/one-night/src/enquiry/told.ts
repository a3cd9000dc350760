import type { ArtefactId } from '../artefacts/index.ts';
import { outfitOf } from '../deck.ts';
import { type TurnedId, turnedIds } from '../ids.ts';
import { firstMark, markIn, type SlotId } from '../marks/index.ts';
import { type RoleId, roleOf } from '../roles/index.ts';
import type { FinalTable, Place, VerdictOptions } from '../verdict/finalTable.ts';

/** What a card has become, or where it comes from: none of it is on its face. */
export interface Past {
  readonly copied: RoleId | null;
  readonly turned: TurnedId | null;
  readonly fromCentre: boolean;
}
export interface Laid {
  readonly seat: number;
  readonly id: ArtefactId;
}

/** What was told so far of a final table with real cards; what is undefined was not told yet. */
export interface Told {
  readonly deck: readonly RoleId[];
  readonly options: VerdictOptions;
  /** By player: whom they point at; null: nobody. */
  readonly votes: readonly (number | null | undefined)[];
  readonly cards: readonly (RoleId | undefined)[];
  readonly pasts: readonly (Past | undefined)[];
  /** By the mark's place on the board: who has it; null: it lies there. Who has none of them has Clarity. */
  readonly marks: { readonly [slot in SlotId]?: number | null };
  /** The artefact that was laid; null: none was. */
  readonly artefact: Laid | null | undefined;
}

/** One thing that can be told. */
export type Unknown =
  | { readonly of: 'votes' | 'cards' | 'pasts'; readonly seat: number }
  | { readonly of: 'marks'; readonly slot: SlotId }
  | { readonly of: 'artefact' };

/** A final table that may be the one told of: nothing is left open. */
export interface Whole {
  readonly votes: readonly (number | null)[];
  readonly cards: readonly RoleId[];
  /** The cards before nobody. */
  readonly apart: readonly RoleId[];
  readonly pasts: readonly Past[];
  readonly marks: ReadonlyMap<SlotId, number | null>;
  readonly artefact: Laid | null;
}

export const nothingTold = (deck: readonly RoleId[], options: VerdictOptions = {}): Told => {
  const players = deck.length - 3;
  const open = Array.from({ length: players }, () => undefined);
  const { artefacts } = outfitOf(deck);
  return {
    deck,
    options,
    votes: open,
    cards: open,
    pasts: open,
    marks: {},
    artefact: artefacts ? undefined : null,
  };
};

export const playersOf = ({ votes }: Told): number => votes.length;

/** The marks that may be before somebody: Clarity says nothing, wherever it is. */
export const slotsOf = (deck: readonly RoleId[]): readonly SlotId[] =>
  outfitOf(deck).slots.filter((slot) => markIn(slot) !== firstMark);

/** All the cards of a table, the one across among them. */
export const cardsOf = (deck: readonly RoleId[]): readonly RoleId[] => {
  const { across } = outfitOf(deck);
  return across === undefined ? deck : [...deck, across];
};

export const plainPast: Past = { copied: null, turned: null, fromCentre: false };
const drawn: Past = { ...plainPast, fromCentre: true };

/** All that may lie behind a card's face with this deck. */
export function pastsOf(card: RoleId, deck: readonly RoleId[]): readonly Past[] {
  const turnedFrom = (past: Past, id: RoleId): readonly Past[] =>
    roleOf(id).end?.turns === true ? [past, ...turnedIds.map((turned) => ({ ...past, turned }))] : [past];
  if (roleOf(card).end?.copies === undefined) return [...turnedFrom(plainPast, card), drawn];
  const others = new Set(cardsOf(deck).filter((id) => id !== card));
  return [...others].flatMap((copied) => turnedFrom({ ...plainPast, copied }, copied)).concat(drawn);
}

/** As the verdict reads it. */
export function finalOf(whole: Whole, options: VerdictOptions): FinalTable {
  const held = new Map([...whole.marks].map(([slot, seat]) => [seat, markIn(slot)]));
  const players = whole.cards.map(
    (card, seat): Place => ({
      card,
      ...(whole.pasts[seat] ?? plainPast),
      mark: held.get(seat) ?? firstMark,
      artefact: whole.artefact?.seat === seat ? whole.artefact.id : null,
      votes: whole.votes[seat] ?? null,
    }),
  );
  return { players, options };
}
