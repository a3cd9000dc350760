import type { Seat } from '@veillee/kernel';
import { mandatoryIds, type OfficeId, type OptionalId, officeIds, optionalIds } from '../ids.ts';
import { isGhost, isPresent, present, type State, seemsAlive } from '../state.ts';

export const officesOf = (state: State, seat: Seat): OfficeId[] =>
  officeIds.filter((office) => state.offices[office] === seat);
/** The Scrutineer counts as an office holder (Q65). */
export const hasOffice = (state: State, seat: Seat): boolean => officesOf(state, seat).length > 0;
export const isMandatory = (office: OfficeId): boolean =>
  (mandatoryIds as readonly string[]).includes(office);
export const isOptional = (office: OfficeId): office is OptionalId =>
  (optionalIds as readonly string[]).includes(office);

/**
 * The holder of an office who is there to act: the living, or a ghost where ghosts may hold it. Whoever was killed
 * tonight is asked like a sleeper until dawn.
 */
export function acting(state: State, office: OfficeId): Seat | null {
  const holder = state.offices[office];
  if (holder === null) return null;
  return isPresent(state, holder) || (isGhost(state, holder) && mayBeGhost(office)) ? holder : null;
}

export const mayBeGhost = (office: OfficeId): boolean => office === 'chief' || office === 'senator';

/** Held by the living, save the Chief (a ghost) and possibly the Senator (Q21, Q69). */
export function isLegal(state: State, office: OfficeId, seat: Seat): boolean {
  if (office === 'chief') return isGhost(state, seat);
  return seemsAlive(state, seat) || (office === 'senator' && isGhost(state, seat));
}

/** Living players with nothing to hold. */
export const withoutOffice = (state: State): Seat[] =>
  present(state).filter((seat) => !hasOffice(state, seat));

/** Vacant optional offices that are still in the game (Q74). */
export const openOffices = (state: State): OptionalId[] =>
  state.optional.filter((office) => state.offices[office] === null);

/** A deputy serves, whatever the day (Q73). */
export const hasDeputy = (state: State): boolean =>
  (['randy', 'armish'] as const).some(
    (office) => state.offices[office] !== null && seemsAlive(state, state.offices[office]),
  );
