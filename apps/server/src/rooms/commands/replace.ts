import { type Refusal, refusal } from '@veillee/kernel';
import { limits, objectionSeconds } from '@veillee/protocol';
import type { Desk, Obeys } from '../desk.ts';
import { isRunning, personOf, type Replacing, type Sitting } from '../room.ts';
import { addBot } from '../seats.ts';
import { isSecret } from '../timing.ts';

/** An absent owner's seat, given to a bot or to somebody who watches: by day, told to all, after time to object. */
export const replaceCommands: Obeys<'replace' | 'object' | 'reclaim'> = {
  replace(desk, { seat, by }) {
    const wrong = whyNot(desk, seat, by);
    if (wrong !== undefined) return wrong;
    const { data } = desk.room;
    const owner = data.sitting?.holders[seat] as number;
    const name = personOf(data, owner)?.name ?? '';
    if (by === 'bot') desk.note('note.replacingByBot', { owner: name });
    else desk.note('note.replacing', { owner: name, by: personOf(data, by)?.name ?? '' });
    desk.record({ e: 'replacing', seat, owner, by, due: desk.now + objectionSeconds * 1000 });
    return undefined;
  },

  object(desk) {
    const { replacing } = desk.room.data;
    if (replacing === null) return refusal('replace.none');
    if (replacing.owner !== desk.me.id) return refusal('replace.notYours');
    keep(desk, replacing);
    return undefined;
  },

  reclaim(desk) {
    const { data } = desk.room;
    if (!isRunning(data)) return refusal('match.none');
    const { held, holders } = data.sitting as Sitting;
    const mine = held.find(({ person }) => person === desk.me.id);
    if (mine === undefined || !personOf(data, holders[mine.seat] as number)?.bot) {
      return refusal('replace.notYours');
    }
    if (isSecret(desk.room)) return refusal('replace.secret');
    desk.note('note.reclaimed', { owner: desk.me.name });
    desk.record({ e: 'replaced', seat: mine.seat, person: desk.me.id });
    return undefined;
  },
};

function whyNot(desk: Desk, seat: number, by: 'bot' | number): Refusal | undefined {
  const { data } = desk.room;
  if (data.host !== desk.me.id) return refusal('host.only');
  if (!isRunning(data)) return refusal('match.none');
  const { holders, held, master } = data.sitting as Sitting;
  const owner = personOf(data, holders[seat] ?? null);
  if (owner === undefined) return refusal('person.unknown');
  if (data.replacing !== null) return refusal('replace.pending');
  // Before who is here is looked at: in the dark nobody learns that.
  if (isSecret(desk.room)) return refusal('replace.secret');
  if (owner.bot ? by === 'bot' : desk.isHere(owner.id)) return refusal('replace.here');
  if (by === 'bot') return data.people.length >= limits.people ? refusal('room.crowded') : undefined;
  const heir = personOf(data, by);
  if (heir === undefined || heir.bot || heir.left) return refusal('person.unknown');
  const knows = master === by || held.some(({ person }) => person === by);
  return knows ? refusal('replace.held') : undefined;
}

type Giving = Pick<Desk, 'room' | 'record' | 'note' | 'isHere'>;

function keep(desk: Giving, { owner }: Replacing): void {
  desk.note('note.objected', { owner: personOf(desk.room.data, owner)?.name ?? '' });
  desk.record({ e: 'kept' });
}

/** The time to object is over. An owner who is back keeps the seat, as does one whose heir is gone. */
export function settleReplacement(desk: Giving): void {
  const { data } = desk.room;
  const { replacing } = data;
  if (replacing === null || !isRunning(data)) return;
  const { seat, owner, by } = replacing;
  const heir = by === 'bot' ? undefined : personOf(data, by);
  const ownerIsBack = desk.isHere(owner) && personOf(data, owner)?.bot === false;
  if (ownerIsBack || (by !== 'bot' && (heir === undefined || heir.left))) {
    keep(desk, replacing);
    return;
  }
  const person = by === 'bot' ? addBot(desk, false) : by;
  desk.note('note.replaced', {
    owner: personOf(data, owner)?.name ?? '',
    by: personOf(data, person)?.name ?? '',
  });
  desk.record({ e: 'replaced', seat, person });
}
