import { isRecord } from '@veillee/kernel';

/**
 * A table of Blood with real cards, as far as all see it: who lives, whose turn it is, where the two tokens lie. What
 * the cards are the phone does not know.
 */
export interface Board {
  readonly alive: readonly boolean[];
  /** Before whom each of the two lies; null: in the middle. */
  readonly tokens: readonly (number | null)[];
  readonly turn: number;
  /** The tokens placed this turn, and how many are to be. */
  readonly placed: readonly number[];
  readonly toPlace: 1 | 2;
  /** Who has both before them, and lives or dies. */
  readonly trial: number | null;
  /** Who has just died and gives out the tokens, and those that are still in their hand. */
  readonly handing: number | null;
  readonly inHand: readonly number[];
  readonly over: Ending | null;
}
/** `points`: so few are left that cards decide; else what somebody announced or staked, and was right in. */
export type Ending = 'points' | { readonly by: 'claim' | 'stake'; readonly seat: number };

/** How few end it (B9). */
export interface Bounds {
  readonly endsAt: number;
}

const both = [0, 1] as const;

export const begun = (seats: number, first: number): Board => ({
  alive: Array.from({ length: seats }, () => true),
  tokens: [null, null],
  turn: first,
  placed: [],
  toPlace: 1,
  trial: null,
  handing: null,
  inHand: [],
  over: null,
});

export const survivorsOf = ({ alive }: Board): number => alive.filter(Boolean).length;

/** The next who lives, on the left (B15). */
function nextTo({ alive }: Board, seat: number): number {
  for (let step = 1; step <= alive.length; step += 1) {
    const next = (seat + step) % alive.length;
    if (alive[next]) return next;
  }
  return seat;
}

/** Whether somebody's turn goes on, with nothing to be settled before. */
export const isOpen = ({ trial, handing, over }: Board): boolean =>
  trial === null && handing === null && over === null;
const isFresh = (board: Board): boolean => isOpen(board) && board.placed.length === 0;

/** B3: elsewhere than it lies, before somebody who lives, and once a turn; of two, before two different players. */
export function mayPlace(board: Board, token: number, seat: number): boolean {
  const { alive, tokens, handing, inHand, placed, toPlace } = board;
  const other = tokens[1 - token];
  if (!alive[seat]) return false;
  if (handing !== null) return inHand.includes(token) && (inHand.includes(1 - token) || other !== seat);
  const isApart = toPlace === 1 || !placed.includes(1 - token) || other !== seat;
  return (
    isOpen(board) && !placed.includes(token) && placed.length < toPlace && tokens[token] !== seat && isApart
  );
}

export function place(board: Board, token: number, seat: number): Board {
  if (!mayPlace(board, token, seat)) return board;
  const tokens = board.tokens.map((at, i) => (i === token ? seat : at));
  if (board.handing !== null) {
    const inHand = board.inHand.filter((one) => one !== token);
    const handed = { ...board, tokens, inHand };
    return inHand.length > 0 ? handed : wentOn({ ...handed, handing: null });
  }
  const placed = [...board.placed, token];
  const isTrial = placed.length === board.toPlace && both.every((one) => tokens[one] === seat);
  return { ...board, tokens, placed, trial: isTrial ? seat : null };
}

/** A dead player's own turn is over. */
const wentOn = (board: Board): Board => (board.alive[board.turn] ? board : passed(board));

const passed = (board: Board): Board => ({
  ...board,
  turn: nextTo(board, board.turn),
  placed: [],
  toPlace: 1,
});

export const mayPass = (board: Board): boolean => isOpen(board) && board.placed.length === board.toPlace;
export const pass = (board: Board): Board => (mayPass(board) ? passed(board) : board);

/** Before the accusation: the turn ends at once, or both tokens are to be placed. */
export const mayAct = (board: Board): boolean => isFresh(board) && board.toPlace === 1;
export const cutShort = (board: Board): Board => (mayAct(board) ? passed(board) : board);
export const placeTwo = (board: Board): Board => (mayAct(board) ? { ...board, toPlace: 2 } : board);

/** A card saves: both tokens go back to the middle. */
export const spared = (board: Board): Board =>
  board.trial === null ? board : { ...board, tokens: [null, null], trial: null };

/** The condemned dies, and gives the tokens to two others; a death that ends the game gives out none (B17). */
export function condemned(board: Board, { endsAt }: Bounds): Board {
  const { trial } = board;
  if (trial === null) return board;
  const died = { ...without(board, trial), trial: null };
  if (survivorsOf(died) <= endsAt) return { ...died, over: 'points' };
  return { ...died, handing: trial, inHand: [...both] };
}

const without = (board: Board, seat: number): Board => ({
  ...board,
  alive: board.alive.map((lives, one) => lives && one !== seat),
});

/** Somebody else goes with them, as a twin does: a token before them goes back to the middle (B13). */
export function alsoDies(board: Board, seat: number, { endsAt }: Bounds): Board {
  if (!board.alive[seat] || board.over !== null || seat === board.trial) return board;
  const tokens = board.tokens.map((at) => (at === seat ? null : at));
  const died = { ...without(board, seat), tokens };
  if (survivorsOf(died) <= endsAt) return { ...died, over: 'points', handing: null };
  return isOpen(died) ? wentOn(died) : died;
}

/** Before the accusation somebody announces their camp, or stakes the game on their own card: all is won, or they die. */
export function staked(board: Board, by: 'claim' | 'stake', isRight: boolean, bounds: Bounds): Board {
  if (!mayAct(board)) return board;
  const seat = board.turn;
  return isRight ? { ...board, over: { by, seat } } : alsoDies(board, seat, bounds);
}

/** What was kept, if it is a table of so many; it may have been written by anybody. */
export function boardIn(kept: unknown, seats: number): Board | null {
  if (!isRecord(kept) || !Array.isArray(kept.alive) || kept.alive.length !== seats) return null;
  const isSeat = (one: unknown): boolean => Number.isInteger(one) && Number(one) >= 0 && Number(one) < seats;
  const orNone = (one: unknown): boolean => one === null || isSeat(one);
  const { tokens, placed, inHand } = kept;
  const isTwo = (list: unknown): boolean =>
    Array.isArray(list) && list.every((one) => one === 0 || one === 1);
  const isWhole =
    kept.alive.every((one) => typeof one === 'boolean') &&
    Array.isArray(tokens) &&
    tokens.length === 2 &&
    tokens.every(orNone) &&
    isSeat(kept.turn) &&
    isTwo(placed) &&
    isTwo(inHand) &&
    (kept.toPlace === 1 || kept.toPlace === 2) &&
    orNone(kept.trial) &&
    orNone(kept.handing) &&
    (kept.over === null || kept.over === 'points' || isRecord(kept.over));
  // Every part of it has just been looked at.
  return isWhole ? (kept as unknown as Board) : null;
}
