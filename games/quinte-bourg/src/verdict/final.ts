import type { Params, Phrase, Seat } from '@veillee/kernel';
import { type CampId, type ConditionId, campIds, type MarkId } from '../ids.ts';
import { officesBySeat } from '../offices/held.ts';
import type { OfficeId } from '../offices/index.ts';
import type { State } from '../state.ts';

/** Why the village stopped: a condition was met, at most two live, a radiant conversion, time, the master. */
export const stopCauses = ['condition', 'few', 'converted', 'weeks', 'master'] as const;
export type StopCause = (typeof stopCauses)[number];

export interface FinalPlayer {
  readonly isSeth: boolean;
  readonly camps: readonly CampId[];
  readonly conditions: readonly ConditionId[];
  readonly alive: boolean;
  readonly offices: readonly OfficeId[];
  readonly coins: number;
  readonly charmed: boolean;
}
/** All that a verdict is read from. */
export interface Final {
  readonly players: readonly FinalPlayer[];
  readonly martyred: readonly Seat[];
  readonly showWon: Seat | null;
}

/** Whose life the Seths win by, and the Reptilians lose by (§3). */
export const isSeth = (marks: readonly MarkId[] = []): boolean => marks.includes('seth');

const nothing: readonly never[] = [];
/** The village as it stands now; the night's dead, and offices half-way, serve no victory (Q47, Q72). */
export function finalOf(state: State): Final {
  const held = state.mending ? nothing : officesBySeat(state);
  return {
    players: state.players.map(({ marks, camps, conditions, coins, charmed, fate }, seat) => ({
      isSeth: isSeth(marks),
      camps,
      conditions,
      coins,
      alive: fate === 'alive',
      charmed: charmed.length > 0,
      offices: (fate === 'alive' || fate === 'ghost' ? held[seat] : undefined) ?? nothing,
    })),
    martyred: state.martyred,
    showWon: state.showWon,
  };
}

/** The camp that alone decides a player's camp victory (§3). */
export function dominant(camps: readonly CampId[]): CampId {
  const [only] = camps;
  if (only !== undefined && camps.length === 1) return only;
  for (const camp of campIds) if (camps.includes(camp)) return camp;
  throw new Error('nobody is without a camp');
}

export const seatsWhere = (final: Final, holds: (player: FinalPlayer) => boolean): Seat[] =>
  final.players.flatMap((player, seat) => (holds(player) ? [seat] : []));
export function alive({ players }: Final): number {
  let count = 0;
  for (const player of players) if (player.alive) count += 1;
  return count;
}
export const isReptile = ({ camps }: FinalPlayer): boolean => camps.includes('reptilians');

/** How far somebody has come towards a victory, for whoever sees everything: so many of so many, and in words. */
export interface Progress {
  readonly done: number;
  readonly wanted: number;
  readonly words: Phrase;
}

/** So many of so many, said by this phrase. */
export const progress = (done: number, wanted: number, key: string, params: Params = {}): Progress => ({
  done: Math.min(done, wanted),
  wanted,
  words: { key, params: { ...params, done, wanted } },
});
