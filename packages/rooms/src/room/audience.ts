import { type Chair, see } from '@veillee/kernel';
import { type AnyMatch, chairOf, isRunning, type Room, sittingOf } from './room.ts';
import { isSecret } from './timing.ts';

/** Who hears a circle, by person; 0 stands for those who watch without a name. */
function hearers(room: Room, match: AnyMatch, circle: string): 'all' | number[] {
  const { people } = room.data;
  const sitting = sittingOf(room.data);
  const listens = new Map<Chair, boolean>();
  const hears = (chair: Chair): boolean => {
    const known =
      listens.get(chair) ?? see(match, chair).circles.some(({ id, hears }) => id === circle && hears);
    listens.set(chair, known);
    return known;
  };
  const chairs: Chair[] = [...sitting.holders.keys(), 'table'];
  if (chairs.every(hears)) return 'all';
  const ids = people.map(({ id }) => id).filter((id) => hears(chairOf(room, id) ?? 'table'));
  return hears('table') ? [0, ...ids] : ids;
}

/** Who would hear it; undefined where this person may not speak. */
export function audience(
  room: Room,
  me: number,
  circle: string,
  words?: string,
): 'all' | readonly number[] | undefined {
  const { match, data } = room;
  if (match === null || !isRunning(data)) return circle === 'room' ? 'all' : undefined;
  if (match.game.circles === undefined) return circle === 'room' && !isSecret(room) ? 'all' : undefined;
  const mine = see(match, chairOf(room, me) ?? 'table').circles.find(({ id }) => id === circle);
  const sayable = mine?.signs === undefined || (words !== undefined && mine.signs.includes(words));
  return mine?.speaks && sayable ? hearers(room, match, circle) : undefined;
}
