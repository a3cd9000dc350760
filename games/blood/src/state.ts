import { at, type Seat } from '@veillee/kernel';
import type { CharacterId, TokenId } from './ids.ts';
import type { KeptThisTurn, MutationId } from './mutations/index.ts';
import type { Options } from './options.ts';

export interface Player {
  readonly card: CharacterId;
  /** The number of the mutation dealt, 1 to 10. */
  readonly mutation: number;
  played: boolean;
  alive: boolean;
  /** By Betray: the one way a character is seen by all before the end. */
  revealed: boolean;
}

export type Place = Seat | 'middle';

export interface Token {
  readonly id: TokenId;
  /** The card it lies on moves with it. */
  readonly card: CharacterId;
  at: Place;
  /** Who has looked at its card: what they saw stays true, as the card never changes. */
  readonly seenBy: Seat[];
}

/** `opening`: the pause; `open`: an accusation is awaited; `accused`: it was made; `over`: no more to do in it. */
export type Stage = 'opening' | 'open' | 'accused' | 'over';

export interface Turn extends KeptThisTurn {
  player: Seat;
  number: number;
  stage: Stage;
  /** The tokens looked at this turn: only a first look is told to all. */
  looked: TokenId[];
}

/** Who is waited for in a death, and for what. */
export interface Pending {
  readonly player: Seat;
  readonly what: 'trial' | 'twin' | 'tokens';
}

/** How the game ended: at last by a card on which it was staked; `claimed` is who brought the count about by a wrong claim. */
export type Ending =
  | { readonly by: 'points'; readonly claimed: Seat | null }
  | { readonly by: 'claim'; readonly player: Seat }
  | { readonly by: MutationId; readonly player: Seat };

export interface State {
  readonly options: Options;
  readonly players: readonly Player[];
  readonly tokens: readonly Token[];
  readonly wilderness: readonly CharacterId[];
  /** Mutations out of play. */
  readonly unused: readonly number[];
  readonly turn: Turn;
  pending: Pending | null;
  /** Who made a wrong claim. */
  claimed: Seat | null;
  ending: Ending | null;
}

export const playerAt = (state: State, seat: Seat): Player => at(state.players, seat);
export const isAlive = (state: State, seat: Seat): boolean => playerAt(state, seat).alive;

type Living = { readonly players: readonly { readonly alive: boolean }[] };

export function living({ players }: Living): Seat[] {
  const seats: Seat[] = [];
  let seat = 0;
  for (const { alive } of players) {
    if (alive) seats.push(seat);
    seat += 1;
  }
  return seats;
}

/** How many are alive, without a list of them: it is asked at every step. */
export function countLiving({ players }: Living): number {
  let count = 0;
  for (const { alive } of players) if (alive) count += 1;
  return count;
}

export const cardsOf = (state: State, seats: readonly Seat[]): CharacterId[] =>
  seats.map((seat) => playerAt(state, seat).card);

export function tokenOf({ tokens }: State, id: TokenId): Token {
  const found = tokens.find((token) => token.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}
export const tokensBefore = (state: State, seat: Seat): Token[] =>
  state.tokens.filter((token) => token.at === seat);
export const hasBothTokens = (state: State, seat: Seat): boolean =>
  state.tokens.every((token) => token.at === seat);
/** The living player before whom both tokens lie. */
export function accusedIn(state: State): Seat | undefined {
  const at = state.tokens[0]?.at;
  return typeof at === 'number' && isAlive(state, at) && hasBothTokens(state, at) ? at : undefined;
}

/** The accusation is still to come; the opening pause counts. */
export const hasNotAccused = (state: State): boolean =>
  state.pending === null && (state.turn.stage === 'opening' || state.turn.stage === 'open');

/** The pause is over and the accusation is this player's to make (B23). */
export const mayAct = (state: State, seat: Seat): boolean =>
  state.pending === null && state.turn.stage === 'open' && state.turn.player === seat;

/** The next living player on the left of the one whose turn it was, dead or alive (B15). */
export function nextPlayer(state: State): Seat {
  const { length } = state.players;
  for (let i = 1; i < length; i += 1) {
    const seat = (state.turn.player + i) % length;
    if (isAlive(state, seat)) return seat;
  }
  return state.turn.player;
}
