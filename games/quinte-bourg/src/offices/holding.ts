import type { Seat } from '@veillee/kernel';
import { isGhost, isPresent, present, type State, seemsAlive } from '../state.ts';
import { hasOffice } from './held.ts';
import { type OfficeId, type OptionalId, officeIds, offices } from './index.ts';

/**
 * The holder of an office who is there to act: the living, or a ghost where ghosts may hold it. Whoever was killed
 * tonight is asked like a sleeper until dawn.
 */
export function acting(state: State, office: OfficeId): Seat | null {
  const holder = state.offices[office];
  if (holder === null) return null;
  return isPresent(state, holder) || (isGhost(state, holder) && mayBeGhost(office)) ? holder : null;
}

export const mayBeGhost = (office: OfficeId): boolean => offices[office].ghosts !== undefined;
export const mayLive = (office: OfficeId): boolean => offices[office].ghosts !== 'only';

/** Held besides another office: it passes on by itself. */
export const isHeldBesides = (office: OfficeId): boolean => offices[office].passOn !== undefined;

/** Held by the living, save the Chief (a ghost) and possibly the Senator (Q21, Q69). */
export const isLegal = (state: State, office: OfficeId, seat: Seat): boolean =>
  (seemsAlive(state, seat) && mayLive(office)) || (isGhost(state, seat) && mayBeGhost(office));

/** Living players with nothing to hold. */
export const withoutOffice = (state: State): Seat[] =>
  present(state).filter((seat) => !hasOffice(state, seat));

/** Vacant optional offices that are still in the game (Q74). */
export const openOffices = (state: State): OptionalId[] =>
  state.optional.filter((office) => state.offices[office] === null);

/** A deputy serves, whatever the day (Q73). */
export const hasDeputy = (state: State): boolean =>
  officeIds.some((office) => {
    const holder = offices[office].deputy === true ? state.offices[office] : null;
    return holder !== null && seemsAlive(state, holder);
  });
