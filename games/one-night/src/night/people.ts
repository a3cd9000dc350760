import type { Kind, RoleId } from '../ids.ts';
import { everyone } from '../places.ts';
import { type Role, roleOf } from '../role.ts';
import { isFeared, type State } from '../state.ts';

/** Who is what in the dark: by the character dealt or copied, whatever card or mark lies there now (R69). */

const characterOf = (state: State, seat: number): Role => roleOf(state.characters[seat] as RoleId);

export const isCharacter = (state: State, seat: number, role: RoleId): boolean =>
  state.characters[seat] === role;

export const isOfKind = (state: State, seat: number, kind: Kind): boolean =>
  characterOf(state, seat).kind === kind;

export const seatsOfKind = (state: State, kind: Kind): readonly number[] =>
  everyone(state.seats).filter((seat) => isOfKind(state, seat, kind));

/** A Werewolf who keeps his eyes shut and shows a thumb. */
const dozes = (state: State, seat: number): boolean => characterOf(state, seat).dozes === true;

/** The Werewolves who open their eyes when the pack is called. */
export const wakesWithPack = (state: State, seat: number): boolean =>
  isOfKind(state, seat, 'werewolf') && !dozes(state, seat);

/** The thumbs the pack sees: a feared dreamer shows none (R34). */
export const packThumbs = (state: State): readonly number[] =>
  seatsOfKind(state, 'werewolf').filter((seat) => dozes(state, seat) && !isFeared(state, seat));

/** The Werewolves that `me` knows of: those seen when the pack was called, or the one whose card was copied (R36, R78). */
export function wolvesKnownTo(state: State, me: number): readonly number[] {
  const model = state.modelOf[me] ?? null;
  if (model !== null) return [model];
  const seen = everyone(state.seats).filter((seat) => wakesWithPack(state, seat) && !isFeared(state, seat));
  return [...seen, ...packThumbs(state)];
}
