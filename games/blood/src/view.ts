import type { Seat } from '@veillee/kernel';
import { claimsAt, endsAt } from './end.ts';
import type { CharacterId, TokenId } from './ids.ts';
import { type MutationId, mutationOf } from './mutations/index.ts';
import type { Options } from './options.ts';
import {
  countLiving,
  type Ending,
  type Pending,
  type Place,
  type Player,
  type State,
  type Turn,
} from './state.ts';

export interface PlayerView {
  readonly alive: boolean;
  /** Shown to all by Betray. */
  readonly revealed: boolean;
  /** The mutation this player has played. */
  readonly played?: MutationId;
}

export interface TokenView {
  readonly id: TokenId;
  readonly at: Place;
}

export interface View {
  readonly players: readonly PlayerView[];
  readonly tokens: readonly TokenView[];
  /** By seat, the characters this chair sees. */
  readonly cards: readonly (CharacterId | null)[];
  /** By seat, the mutations dealt: one's own, and to a human master all. Never shown unused, not even at the end. */
  readonly hands?: readonly (MutationId | null)[];
  /** By token, its card as this chair has seen it. */
  readonly looked: readonly (CharacterId | null)[];
  /** How many cards lie there; which characters, only at the end. */
  readonly wilderness: {
    readonly characters: number;
    readonly mutations: number;
    readonly cards?: readonly CharacterId[];
  };
  readonly turn: Omit<Turn, 'looked'>;
  readonly pending: Pending | null;
  readonly survivors: number;
  /** The game ends at so many survivors, and a claim is for so many. */
  readonly endsAt: number;
  readonly claimsAt: number;
  readonly twins: Options['twins'];
  readonly ending: Ending | null;
}

/** The table sees no character before the end, save by Betray (B14). */
export function scene(state: State): View {
  const { turn, options, players, tokens, ending } = state;
  const { looked: _, ...turnSeen } = turn;
  const open = ending !== null;
  return {
    players: players.map(seePlayer),
    tokens: tokens.map(({ id, at }) => ({ id, at })),
    cards: players.map(({ card, revealed }) => (open || revealed ? card : null)),
    looked: tokens.map(({ card }) => (open ? card : null)),
    wilderness: wilderness(state, open),
    turn: turnSeen,
    pending: state.pending,
    survivors: countLiving(state),
    endsAt: endsAt(options.threshold, players.length),
    claimsAt: claimsAt(options.threshold, players.length),
    twins: options.twins,
    ending,
  };
}

/** A seat sees every character but its own; a human master sees all. */
export function sees(state: State, chair: Seat | 'master'): Partial<View> {
  const { players, tokens, ending } = state;
  if (chair === 'master') {
    return {
      cards: players.map(({ card }) => card),
      hands: players.map(({ mutation }) => mutationOf(mutation)),
      looked: tokens.map(({ card }) => card),
      wilderness: wilderness(state, true),
    };
  }
  const hands = players.map(({ mutation }, seat) => (seat === chair ? mutationOf(mutation) : null));
  if (ending !== null) return { hands };
  return {
    cards: players.map(({ card, revealed }, seat) => (seat === chair && !revealed ? null : card)),
    hands,
    looked: tokens.map(({ card, seenBy }) => (seenBy.includes(chair) ? card : null)),
  };
}

/** What a seat sees of its own hangs on who was revealed, who looked under which token, and the end. */
export function stamp({ players, tokens, ending }: State): number {
  let bits = ending === null ? 0 : 1;
  for (const { revealed } of players) bits = bits * 2 + (revealed ? 1 : 0);
  for (const { seenBy } of tokens) {
    let eyes = 0;
    for (const seat of seenBy) eyes += 2 ** seat;
    bits = bits * 2 ** players.length + eyes;
  }
  return bits;
}

function seePlayer({ alive, revealed, played, mutation }: Player): PlayerView {
  return played ? { alive, revealed, played: mutationOf(mutation) } : { alive, revealed };
}

const wilderness = ({ wilderness, unused }: State, open: boolean): View['wilderness'] => ({
  characters: wilderness.length,
  mutations: unused.length,
  ...(open ? { cards: wilderness } : {}),
});
