import { fail, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import { limits, objectionSeconds } from '@veillee/protocol';
import type { CommandContext, Handlers } from '../commandContext.ts';
import {
  isPresent,
  isRunning,
  type Person,
  personOf,
  type Replacing,
  type RoomData,
  type Sitting,
} from '../room.ts';
import { addBot } from '../seats.ts';
import { isSecret } from '../timing.ts';

/** An absent owner's seat, given to a bot or to somebody who watches: by day, told to all, after time to object. */
export const replaceCommands: Handlers<'replace' | 'object' | 'reclaim'> = {
  replace(context, { seat, by }) {
    const absent = absentOwner(context, seat, by);
    if (!absent.ok) return absent.error;
    const { id, name } = absent.value;
    if (by === 'bot') context.note('note.replacingByBot', { owner: name });
    else context.note('note.replacing', { owner: name, by: personOf(context.room.data, by)?.name ?? '' });
    context.record({ e: 'replacing', seat, owner: id, by, due: context.now + objectionSeconds * 1000 });
    return undefined;
  },

  object(context) {
    const { replacing } = context.room.data;
    if (replacing === null) return refusal('replace.none');
    if (replacing.owner !== context.me.id) return refusal('replace.notYours');
    keep(context, replacing);
    return undefined;
  },

  reclaim(context) {
    const { data } = context.room;
    if (!isRunning(data)) return refusal('match.none');
    const { held, holders } = data.sitting;
    const mine = held.find(({ person }) => person === context.me.id);
    if (mine === undefined || !personOf(data, holders[mine.seat] ?? null)?.bot) {
      return refusal('replace.notYours');
    }
    if (isSecret(context.room)) return refusal('replace.secret');
    context.note('note.reclaimed', { owner: context.me.name });
    context.record({ e: 'replaced', seat: mine.seat, person: context.me.id });
    return undefined;
  },
};

/** Whose seat it is, where it may be given away now. */
function absentOwner(context: CommandContext, seat: number, by: 'bot' | number): Result<Person, Refusal> {
  const { data } = context.room;
  if (data.host !== context.me.id) return fail(refusal('host.only'));
  if (!isRunning(data)) return fail(refusal('match.none'));
  const owner = personOf(data, data.sitting.holders[seat] ?? null);
  if (owner === undefined) return fail(refusal('person.unknown'));
  if (data.replacing !== null) return fail(refusal('replace.pending'));
  // Before who is here is looked at: in the dark nobody learns that.
  if (isSecret(context.room)) return fail(refusal('replace.secret'));
  if (owner.bot ? by === 'bot' : context.isHere(owner.id)) return fail(refusal('replace.here'));
  const wrong = whyNotBy(data, data.sitting, by);
  return wrong === undefined ? ok(owner) : fail(wrong);
}

function whyNotBy(
  data: RoomData,
  { held, master, dealer }: Sitting,
  by: 'bot' | number,
): Refusal | undefined {
  if (by === 'bot') return data.people.length >= limits.people ? refusal('room.crowded') : undefined;
  const heir = personOf(data, by);
  if (!isPresent(heir)) return refusal('person.unknown');
  const knows = by === master || by === dealer || data.privy?.includes(by) === true;
  return knows || held.some(({ person }) => person === by) ? refusal('replace.held') : undefined;
}

type Giving = Pick<CommandContext, 'room' | 'record' | 'note' | 'isHere'>;

function keep(context: Giving, { owner }: Replacing): void {
  context.note('note.objected', { owner: personOf(context.room.data, owner)?.name ?? '' });
  context.record({ e: 'kept' });
}

/** The time to object is over. An owner who is back keeps the seat, as does one whose heir is gone. */
export function settleReplacement(context: Giving): void {
  const { data } = context.room;
  const { replacing } = data;
  if (replacing === null || !isRunning(data)) return;
  const { seat, owner, by } = replacing;
  const heir = by === 'bot' ? undefined : personOf(data, by);
  const ownerIsBack = context.isHere(owner) && personOf(data, owner)?.bot === false;
  if (ownerIsBack || (by !== 'bot' && (heir === undefined || heir.left))) {
    keep(context, replacing);
    return;
  }
  const person = by === 'bot' ? addBot(context, false) : by;
  context.note('note.replaced', {
    owner: personOf(data, owner)?.name ?? '',
    by: personOf(data, person)?.name ?? '',
  });
  context.record({ e: 'replaced', seat, person });
}
