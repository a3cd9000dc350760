import { at } from '@veillee/kernel';
import { type CommandContext, sinceStart } from './commandContext.ts';
import { botNames, imitated, toldApart } from './names.ts';
import { isPresent, isRunning, personOf, type RoomData } from './room.ts';

type Giving = Pick<CommandContext, 'room' | 'record' | 'note' | 'isHere'>;

/** The table passes to the next seat where somebody is; to anybody who is here; or to nobody. */
export function passHost(context: Giving, from: number, isHere = (id: number) => context.isHere(id)): void {
  const heir = heirOf(context.room.data, from, isHere);
  if (heir !== null) context.note('note.host', { name: personOf(context.room.data, heir)?.name ?? '' });
  context.record({ e: 'hosted', person: heir });
}

export function heirOf(data: RoomData, from: number, isHere: (person: number) => boolean): number | null {
  const seats = isRunning(data) ? (data.sitting?.holders ?? []) : data.seats;
  const place = seats.indexOf(from);
  const inOrder = [...seats.slice(place + 1), ...seats.slice(0, Math.max(0, place))];
  const candidates = [...inOrder, ...data.people.map(({ id }) => id)];
  const fits = (id: number) => id !== from && isPresent(personOf(data, id)) && isHere(id);
  return candidates.find(fits) ?? null;
}

/** A human master who goes hands over to the app: the match goes on. */
export function releaseMaster(context: Pick<CommandContext, 'room' | 'play' | 'now'>, person: number): void {
  const { data } = context.room;
  if (isRunning(data) && data.sitting?.master === person)
    context.play({ master: 'app', at: sinceStart(context) });
}

/** A new bot at the table, in the next seat or waiting to be given one. */
export function addBot(context: Pick<CommandContext, 'room' | 'record'>, sits: boolean): number {
  const { data } = context.room;
  const names = data.people.map(({ name }) => name);
  const [first, gender] = botNames.find(([one]) => imitated(one, names) === undefined) ?? at(botNames, 0);
  const name = toldApart(first, names);
  const person = data.persons + 1;
  context.record({ e: 'joined', person, name, gender, key: null, sits });
  return person;
}
