import { isOneOf } from '@veillee/kernel';
import { type Kind, type TeamId, teamIds } from '../ids.ts';
import type { MarkId } from '../marks/index.ts';
import type { Side } from '../role.ts';
import type { Character } from './character.ts';
import type { Place } from './finalTable.ts';
import type { Because, Reason, Stage } from './reason.ts';

/** E1: with Vampires and Werewolves at the table it is a battle, `epic` beside villagers, else `monsters`. */
export const modes = ['classic', 'epic', 'monsters'] as const;
export type Mode = (typeof modes)[number];

/** The votes a replacement victim needs where no protection asks for fewer (R17). */
export const usualReplacementMin = 2;

/** The record a verdict fills in, by seat; what a later stage settles is still empty in an earlier one. */
export interface Judged {
  readonly places: readonly Place[];
  /** E0: the artefact's role, else the card's, copied or turned; null for a blank card (G8). */
  readonly roles: readonly (Character | null)[];
  /** E0: who is a Vampire or a Werewolf (G10). */
  readonly kinds: readonly (Kind | null)[];
  /** E0: whom each player wins with (G8, G9). */
  readonly sides: readonly Side[];
  readonly mode: Mode;
  /** E2: fingers pointed at each player. */
  readonly tally: readonly number[];
  /** E3: who can be neither voted out nor shot. */
  readonly safe: readonly boolean[];
  /** E3: the votes a replacement for each needs, by the protection at work (R17). */
  readonly replacementMin: readonly number[];
  /** E4, E5. */
  readonly dead: readonly boolean[];
}

/** Of that record, what hangs on no finger: who everybody is. */
export type Identity = Pick<Judged, 'places' | 'roles' | 'kinds' | 'sides' | 'mode'>;

/** The same record in the hands of the stages that fill it in. */
export interface Judging extends Judged {
  mode: Mode;
  readonly tally: number[];
  readonly safe: boolean[];
  readonly replacementMin: number[];
  readonly dead: boolean[];
  /** Null where only the end is asked for, and nobody will read why. */
  readonly reasons: Reason[] | null;
}

/** Adds a link to the chain of reasons. */
export function addReason(judging: Judging, stage: Stage, { key, rule, params }: Because): void {
  judging.reasons?.push({ stage, rule, key, params });
}

/** The seats of which something holds. */
export function seats(judged: Judged, holds: (player: number) => boolean): number[] {
  const found: number[] = [];
  for (let player = 0; player < judged.places.length; player += 1) if (holds(player)) found.push(player);
  return found;
}

/** Whether he wins with others, be he the only one; if not he is a team of one with a goal of his own. */
export const isTeam = (side: Side | undefined): side is TeamId => isOneOf(teamIds, side);

export const isVampire = (judged: Judged, player: number): boolean => judged.kinds[player] === 'vampire';
export const someVampire = (judged: Judged): boolean => judged.kinds.includes('vampire');
export const someWerewolf = (judged: Judged): boolean => judged.kinds.includes('werewolf');

export const fingersAt = (judged: Judged, player: number): number[] =>
  seats(judged, (other) => judged.places[other]?.votes === player);

export const holders = (judged: Judged, mark: MarkId): number[] =>
  seats(judged, (player) => judged.places[player]?.mark === mark);
export const someHolder = (judged: Judged, mark: MarkId): boolean =>
  judged.places.some((place) => place.mark === mark);
export const someDeadHolder = (judged: Judged, mark: MarkId): boolean =>
  judged.dead.some((dead, player) => dead && judged.places[player]?.mark === mark);

export const someoneElseDied = (judged: Judged, me: number): boolean =>
  judged.dead.some((dead, player) => dead && player !== me);

/** The dead of a kind. */
export const fallen = (judged: Judged, kind: Kind): number[] =>
  seats(judged, (player) => judged.dead[player] === true && judged.kinds[player] === kind);

/** The dead whose goal, still their own, keeps classic monsters from winning (R10, R27). */
export const deniers = (judged: Judged): number[] =>
  seats(judged, (player) => {
    const role = judged.roles[player];
    return (
      judged.dead[player] === true && role?.end?.deniesMonsters === true && judged.sides[player] === role.team
    );
  });
