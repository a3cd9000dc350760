import type { Desk } from './desk.ts';
import { botNames, imitated, toldApart } from './names.ts';
import { isRunning, personOf, type RoomData } from './room.ts';

type Giving = Pick<Desk, 'room' | 'record' | 'note' | 'isHere'>;

/** The table passes to the next seat where somebody is; to anybody who is here; or to nobody. */
export function passHost(desk: Giving, from: number, isHere = (id: number) => desk.isHere(id)): void {
  const heir = heirOf(desk.room.data, from, isHere);
  if (heir !== null) desk.note('note.host', { name: personOf(desk.room.data, heir)?.name ?? '' });
  desk.record({ e: 'hosted', person: heir });
}

export function heirOf(data: RoomData, from: number, isHere: (person: number) => boolean): number | null {
  const seats = isRunning(data) ? (data.sitting?.holders ?? []) : data.seats;
  const at = seats.indexOf(from);
  const inOrder = [...seats.slice(at + 1), ...seats.slice(0, Math.max(0, at))];
  const candidates = [...inOrder, ...data.people.map(({ id }) => id)];
  const fits = (id: number) => {
    const person = personOf(data, id);
    return id !== from && person !== undefined && !person.bot && !person.left && isHere(id);
  };
  return candidates.find(fits) ?? null;
}

/** A human master who goes hands over to the app: the match goes on. */
export function releaseMaster(desk: Pick<Desk, 'room' | 'play'>, person: number): void {
  const { data } = desk.room;
  if (isRunning(data) && data.sitting?.master === person) desk.play({ master: 'app' });
}

/** A new bot at the table, in the next seat or waiting to be given one. */
export function addBot(desk: Pick<Desk, 'room' | 'record'>, sits: boolean): number {
  const { data } = desk.room;
  const names = data.people.map(({ name }) => name);
  const name =
    botNames.find((one) => imitated(one, names) === undefined) ?? toldApart(botNames[0] as string, names);
  const person = data.persons + 1;
  desk.record({ e: 'joined', person, name, key: null, sits });
  return person;
}
