import { refusal } from '@veillee/kernel';
import { handOverSeconds } from '@veillee/protocol';
import { handOverCode } from '../../gate/codes.ts';
import type { Handlers } from '../commandContext.ts';
import { nameFor } from '../names.ts';
import { gendered, isRunning, personOf, type RoomData } from '../room.ts';
import { passHost, releaseMaster } from '../seats.ts';
import { isSecret } from '../timing.ts';

const namesBut = ({ people }: RoomData, id: number): string[] =>
  people.filter((person) => person.id !== id).map(({ name }) => name);

/** What anybody at the table may do for themselves. */
export const peopleCommands: Handlers<
  'leave' | 'rename' | 'ready' | 'sit' | 'notes' | 'hand' | 'push' | 'admit'
> = {
  leave(context) {
    const { room, me } = context;
    context.note('note.left', { name: me.name });
    if (room.data.host === me.id) passHost(context, me.id);
    releaseMaster(context, me.id);
    context.record({ e: 'left', person: me.id, kicked: false });
    context.dismiss(me.id, { key: 'seat.left' });
    return undefined;
  },

  rename(context, { name: typed, gender, person = context.me.id }) {
    const { data } = context.room;
    if (person !== context.me.id && data.host !== context.me.id) return refusal('host.only');
    const whom = personOf(data, person);
    if (whom === undefined) return refusal('person.unknown');
    const named = nameFor(typed, namesBut(data, person));
    if (!named.ok) return named.error;
    if (gender !== undefined && (gender ?? undefined) !== whom.gender)
      context.record({ e: 'gendered', person, ...gendered(gender) });
    const name = named.value;
    if (name === whom.name) return undefined;
    context.note('note.renamed', { before: whom.name, name });
    context.record({ e: 'renamed', person, name });
    return undefined;
  },

  ready(context, { ready }) {
    if (isRunning(context.room.data)) return refusal('match.running');
    if (context.me.ready !== ready) context.record({ e: 'readied', person: context.me.id, ready });
    return undefined;
  },

  sit(context, { sit }) {
    const { seats, chairs } = context.room.data;
    const sits = seats.includes(context.me.id);
    if (sit && !sits && seats.length >= chairs) return refusal('room.full');
    if (sit !== sits) context.record({ e: 'sat', person: context.me.id, sits: sit });
    return undefined;
  },

  notes(context, { text }) {
    if (text !== context.me.notes) context.record({ e: 'noted', person: context.me.id, text });
    return undefined;
  },

  push(context, { subscription }) {
    if (context.push === null) return refusal('push.none');
    if (subscription === null) {
      if (context.me.push !== undefined) context.record({ e: 'subscribed', person: context.me.id });
      return undefined;
    }
    if (!context.push.accepts(subscription.endpoint)) return refusal('push.unknown');
    context.record({ e: 'subscribed', person: context.me.id, push: subscription });
    return undefined;
  },

  admit(context, { caller: id, yes }) {
    const { room, me } = context;
    const caller = context.caller(id);
    const whose = personOf(room.data, caller?.person ?? null);
    if (caller === undefined || whose === undefined) return refusal('caller.gone');
    const isOwn = whose.id === me.id;
    if (!isOwn && room.data.host !== me.id) return refusal('host.only');
    if (!yes) {
      context.answerCaller(caller, 'refused');
      return undefined;
    }
    if (isSecret(room)) return refusal('caller.secret');
    // Whoever is there answers alone: a host could look into their cards else.
    if (!isOwn && context.isHere(whose.id)) return refusal('caller.here', { name: whose.name });
    context.dismiss(whose.id, refusal('seat.moved'));
    context.record({ e: 'moved', person: whose.id, key: caller.key });
    if (isOwn) context.note('note.moved', { name: whose.name });
    else context.note('note.admitted', { by: me.name, name: whose.name });
    context.answerCaller(caller, 'yours');
    return undefined;
  },

  hand(context) {
    const code = handOverCode(context.random);
    const due = context.now + handOverSeconds * 1000;
    context.record({ e: 'offered', person: context.me.id, hash: context.hash(code), due });
    context.whisper({ t: 'code', code, seconds: handOverSeconds });
    return undefined;
  },
};
