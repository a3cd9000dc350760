import { at, type Params } from '@veillee/kernel';
import type { ArtefactId } from './artefacts/index.ts';
import type { Statement } from './day/claims.ts';
import type { TurnedId } from './ids.ts';
import { firstMark, type MarkId, marksThat, type SlotId } from './marks/index.ts';
import type { Options } from './options.ts';
import type { Spot } from './places.ts';
import type { KeptByRoles, RoleId } from './roles/index.ts';
import type { DeedId } from './text/keys.ts';

export type Phase = 'deal' | 'dusk' | 'mark-check' | 'night' | 'day' | 'vote' | 'end';

interface Done<Did extends DeedId, About extends Params = Params> {
  readonly call: string;
  readonly by: number;
  readonly did: Did;
  readonly params: About;
}
/** What moves a card or a mark: the journeys are read from it. */
type Moving =
  | Done<'swappedCards', { readonly places: readonly [Spot, Spot] }>
  | Done<'shiftedCards', { readonly seats: readonly number[]; readonly way: 'left' | 'right' }>
  | Done<'swappedMarks', { readonly seats: readonly [number, number] }>
  | Done<'gaveMark', { readonly seat: number; readonly mark: MarkId; readonly slot: SlotId }>;
export type OtherDeed = Done<Exclude<DeedId, Moving['did']>>;
/** Something that was done in the dark, for the story told after the end. */
export type Deed = Moving | OtherDeed;

/** Something a player said in public, true or not. */
export interface Claim {
  readonly number: number;
  readonly seat: number;
  readonly at: number | null;
  readonly said: Statement;
}

/**
 * Places are the seats 0…n−1, then the centre. Card k is the one dealt to place k, mark k (k < n) the Clarity
 * dealt to seat k, so that a card's or mark's number tells where it began.
 */
export interface State extends KeptByRoles {
  readonly options: Options;
  readonly seats: number;
  /** The public list of characters in play. */
  readonly deck: readonly RoleId[];
  phase: Phase;
  /** The printed face of each card. */
  readonly faces: readonly RoleId[];
  /** The card lying at each place. */
  readonly cards: number[];
  /** What a dealt Copycat or Doppelgänger card carries, what a ghost hunter's has become; by card (R41, R70). */
  readonly copied: (RoleId | null)[];
  readonly turned: (TurnedId | null)[];
  /** The character each player is called as: dealt or copied, whatever lies before him later (G1, R69). */
  readonly characters: RoleId[];
  /** Whose card a Doppelgänger looked at. */
  readonly modelOf: (number | null)[];
  /** The face of each mark; the mark before each seat (none in a game without marks, R65); those on the board. */
  readonly tokens: readonly MarkId[];
  readonly marks: number[];
  readonly board: { [slot in SlotId]?: number };
  /** The marks seen at the mark check: they rule the whole night (R33). */
  checked: readonly MarkId[] | null;
  /** Who looked at or moved a card or mark as his character's action (R40). */
  readonly acted: boolean[];
  shield: number | null;
  readonly faceUp: number[];
  /** Artefacts still face down in the pile, in chance order; and those that were laid. */
  readonly pile: ArtefactId[];
  readonly artefacts: (ArtefactId | null)[];
  /** Whose eyes are open in the present call. */
  awake: readonly number[];
  readonly claims: Claim[];
  claimed: number;
  votes: readonly (number | null)[] | null;
  readonly story: Deed[];
}

export const faceAt = (state: State, place: number): RoleId => at(state.faces, at(state.cards, place));
/** In a game without marks everybody counts as having the first one. */
export const markOf = (state: State, seat: number): MarkId =>
  state.tokens[state.marks[seat] ?? -1] ?? firstMark;
export const hasMarks = (state: State): boolean => state.marks.length > 0;
/** Fear counts as it was at the mark check; at dusk nobody is feared yet (G6, R33). */
export function isFeared({ checked }: State, seat: number): boolean {
  const mark = checked?.[seat];
  return mark !== undefined && feared.includes(mark);
}
const feared = marksThat(({ keepsAsleep }) => keepsAsleep);
