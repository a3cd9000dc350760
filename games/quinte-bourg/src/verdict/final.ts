import type { Seat } from '@veillee/kernel';
import { type CampId, type ConditionId, campIds, type OfficeId, officeIds } from '../ids.ts';
import { isAlive, isGhost, isMarked, playerOf, type State, seatsOf } from '../state.ts';

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

/** The village as it stands now; the night's dead, and offices half-way, serve no victory (Q47, Q72). */
export function finalOf(state: State): Final {
  return {
    players: seatsOf(state).map((seat) => {
      const { camps, conditions, coins, charmed } = playerOf(state, seat);
      const counts = !state.mending && (isAlive(state, seat) || isGhost(state, seat));
      return {
        isSeth: isMarked(state, seat, 'seth'),
        camps,
        conditions,
        coins,
        alive: isAlive(state, seat),
        charmed: charmed.length > 0,
        offices: counts ? officeIds.filter((office) => state.offices[office] === seat) : [],
      };
    }),
    martyred: state.martyred,
    showWon: state.showWon,
  };
}

/** The camp that alone decides a player's camp victory (§3). */
export const dominant = (camps: readonly CampId[]): CampId =>
  campIds.find((camp) => camps.includes(camp)) as CampId;

export const seatsWhere = (final: Final, holds: (player: FinalPlayer) => boolean): Seat[] =>
  final.players.flatMap((player, seat) => (holds(player) ? [seat] : []));
export const alive = (final: Final): number => final.players.filter((player) => player.alive).length;
export const isReptile = ({ camps }: FinalPlayer): boolean => camps.includes('reptilians');
