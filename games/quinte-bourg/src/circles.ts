import type { Circle, Seat } from '@veillee/kernel';
import { couple } from './night/lovers.ts';
import { conferring } from './night/reptilians.ts';
import { isGhost, playerOf, type State, seatsOf, spirits } from './state.ts';

/** Who may speak and hear now: at night only those called to confer, by day all but spirits (§8, §12). */
export function circles(state: State): readonly Circle[] {
  if (state.phase === 'end') return [{ id: 'village', speak: seatsOf(state), hear: 'all' }];
  return [...spiritCircle(state), ...(state.phase === 'night' ? inTheDark(state) : inTheLight(state))];
}

/** Spirits talk with spirits, always. */
function spiritCircle(state: State): Circle[] {
  const seats = spirits(state);
  return seats.length === 0 ? [] : [{ id: 'spirits', speak: seats, hear: seats }];
}

function inTheDark(state: State): Circle[] {
  const { line, window } = state.night;
  const among = (id: string, seats: readonly Seat[]): Circle[] =>
    seats.length === 0 ? [] : [{ id, speak: seats, hear: seats }];
  if (window)
    return [
      ...among('ghosts', state.ghosts),
      ...among('lovers', couple(state)),
      ...among('reptilians', conferring(state)),
    ];
  if (line === 'ghosts') return among('ghosts', state.ghosts);
  if (line === 'lovers') return among('lovers', couple(state));
  return line === 'reptilians' ? among('reptilians', conferring(state)) : [];
}

/** The living and the ghosts; on Sundays in groups besides. */
function inTheLight(state: State): Circle[] {
  if (state.phase === 'opening') return [];
  const talkers = seatsOf(state).filter(
    (seat) => isGhost(state, seat) || ['alive', 'killed', 'dying'].includes(playerOf(state, seat).fate),
  );
  const village: Circle = { id: 'village', speak: talkers, hear: 'all' };
  const numbers = [...new Set(state.today.groups)].filter((group): group is number => group !== null);
  const groups = numbers
    .sort((a, b) => a - b)
    .map((group): Circle => {
      const seats = talkers.filter((seat) => state.today.groups[seat] === group);
      return { id: `group-${group}`, speak: seats, hear: seats };
    });
  return [village, ...groups];
}
