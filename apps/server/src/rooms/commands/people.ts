import { refusal } from '@veillee/kernel';
import { handOverSeconds } from '@veillee/protocol';
import { handOverCode, hash } from '../../chance.ts';
import type { Obeys } from '../desk.ts';
import { nameFor } from '../names.ts';
import { isRunning, personOf, type RoomData } from '../room.ts';
import { passHost, releaseMaster } from '../seats.ts';

export const namesBut = ({ people }: RoomData, id: number): string[] =>
  people.filter((person) => person.id !== id).map(({ name }) => name);

/** What anybody at the table may do for themselves. */
export const peopleCommands: Obeys<'leave' | 'rename' | 'ready' | 'sit' | 'notes' | 'hand'> = {
  leave(desk) {
    const { room, me } = desk;
    desk.note('note.left', { name: me.name });
    if (room.data.host === me.id) passHost(desk, me.id);
    releaseMaster(desk, me.id);
    desk.record({ e: 'left', person: me.id, kicked: false });
    desk.dismiss(me.id, { key: 'seat.left' });
    return undefined;
  },

  rename(desk, { name: typed, person = desk.me.id }) {
    const { data } = desk.room;
    if (person !== desk.me.id && data.host !== desk.me.id) return refusal('host.only');
    const whom = personOf(data, person);
    if (whom === undefined) return refusal('person.unknown');
    const named = nameFor(typed, namesBut(data, person));
    if (!named.ok) return named.error;
    const name = named.value;
    if (name === whom.name) return undefined;
    desk.note('note.renamed', { before: whom.name, name });
    desk.record({ e: 'renamed', person, name });
    return undefined;
  },

  ready(desk, { ready }) {
    if (isRunning(desk.room.data)) return refusal('match.running');
    if (desk.me.ready !== ready) desk.record({ e: 'readied', person: desk.me.id, ready });
    return undefined;
  },

  sit(desk, { sit }) {
    const { seats, chairs } = desk.room.data;
    const sits = seats.includes(desk.me.id);
    if (sit && !sits && seats.length >= chairs) return refusal('room.full');
    if (sit !== sits) desk.record({ e: 'sat', person: desk.me.id, sits: sit });
    return undefined;
  },

  notes(desk, { text }) {
    if (text !== desk.me.notes) desk.record({ e: 'noted', person: desk.me.id, text });
    return undefined;
  },

  hand(desk) {
    const code = handOverCode(desk.random);
    const due = desk.now + handOverSeconds * 1000;
    desk.record({ e: 'offered', person: desk.me.id, hash: hash(code), due });
    desk.whisper({ t: 'code', code, seconds: handOverSeconds });
    return undefined;
  },
};
