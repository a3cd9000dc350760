import type { Chair, Seat } from '@veillee/kernel';
import { claimsAt, endsAt } from './end.ts';
import { type CharacterId, type MutationId, mutationOf, type TokenId } from './ids.ts';
import type { Options } from './options.ts';
import {
  type Ending,
  living,
  type Pending,
  type Place,
  type Player,
  type State,
  type Token,
  type Turn,
} from './state.ts';

export interface PlayerView {
  readonly alive: boolean;
  /** Where this chair may see it. */
  readonly card?: CharacterId;
  /** Shown to all by Betray. */
  readonly revealed: boolean;
  /** The mutation this player has played. */
  readonly played?: MutationId;
  /** The mutation this player was dealt: shown to its owner, and to a human master. */
  readonly mutation?: MutationId;
}

export interface TokenView {
  readonly id: TokenId;
  readonly at: Place;
  /** As this chair has seen it. */
  readonly card?: CharacterId;
}

export interface View {
  readonly players: readonly PlayerView[];
  readonly tokens: readonly TokenView[];
  /** How many cards lie there; which characters, only at the end. */
  readonly wilderness: {
    readonly characters: number;
    readonly mutations: number;
    readonly cards?: readonly CharacterId[];
  };
  readonly turn: Pick<Turn, 'player' | 'number' | 'stage' | 'attention'>;
  readonly pending: Pending | null;
  readonly survivors: number;
  /** The game ends at so many survivors, and a claim is for so many. */
  readonly endsAt: number;
  readonly claimsAt: number;
  readonly twins: Options['twins'];
  readonly ending: Ending | null;
}

/** A seat sees every character but its own; the table none before the end, save by Betray (B14). */
export function view(state: State, chair: Chair): View {
  const { turn, options, players } = state;
  const open = state.ending !== null || chair === 'master';
  const { player, number, stage, attention } = turn;
  return {
    players: players.map((shown, seat) => seePlayer(shown, seat, chair, open)),
    tokens: state.tokens.map((token) => seeToken(token, chair, open)),
    wilderness: {
      characters: state.wilderness.length,
      mutations: state.unused.length,
      ...(open ? { cards: state.wilderness } : {}),
    },
    turn: { player, number, stage, attention },
    pending: state.pending,
    survivors: living(state).length,
    endsAt: endsAt(options.threshold, players.length),
    claimsAt: claimsAt(options.threshold, players.length),
    twins: options.twins,
    ending: state.ending,
  };
}

function seePlayer(player: Player, seat: Seat, chair: Chair, open: boolean): PlayerView {
  const { alive, card, revealed, played } = player;
  const facing = typeof chair === 'number' && chair !== seat;
  const mutation = mutationOf(player.mutation);
  const seen: { -readonly [part in keyof PlayerView]: PlayerView[part] } = { alive, revealed };
  if (open || facing || revealed) seen.card = card;
  if (played) seen.played = mutation;
  // Never shown unused, not even at the end.
  if (chair === seat || chair === 'master') seen.mutation = mutation;
  return seen;
}

function seeToken({ id, at, card, seenBy }: Token, chair: Chair, open: boolean): TokenView {
  const seen = open || (typeof chair === 'number' && seenBy.includes(chair));
  return seen ? { id, at, card } : { id, at };
}
