import { fail, type Gender, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import { claimOf } from '../../gate/codes.ts';
import type { CommandContext, Handlers } from '../commandContext.ts';
import { nameFor, tidyName } from '../names.ts';
import { gendered, isRunning, type Person, personOf, type RoomData } from '../room.ts';
import { isLed, isSecret } from '../timing.ts';
import { notInSetUp } from './setUp.ts';

/** People without a device: whoever leads answers for them, until a device takes their seat. */
export const paperCommands: Handlers<'names' | 'claims' | 'paper'> = {
  names(context, { names, genders = [] }) {
    const wrong = notInSetUp(context);
    if (wrong !== undefined) return wrong;
    const { data } = context.room;
    const list = readNames(data, names, genders);
    if (!list.ok) return list.error;
    const chairs = data.seats.length + list.value.length;
    if (chairs > data.chairs) context.record({ e: 'settled', chairs });
    const seated = list.value.map(({ name, typed, gender }) => {
      const person = data.persons + 1;
      const claim = claimOf(context.random);
      context.record({ e: 'joined', person, name, ...gendered(gender), key: null, sits: true, claim });
      return { person, name, typed };
    });
    context.note('note.named', { name: context.me.name, count: seated.length });
    context.whisper({ t: 'named', seated, blank: names.length - seated.length });
    return undefined;
  },

  claims(context) {
    if (!mayKnowClaims(context)) return refusal('claim.plays');
    const { people, privy = [] } = context.room.data;
    if (!privy.includes(context.me.id)) context.record({ e: 'confided', person: context.me.id });
    const list = people.flatMap(({ id, name, claim }) =>
      claim === undefined ? [] : [{ person: id, name, ...claim }],
    );
    context.whisper({ t: 'claims', list });
    return undefined;
  },

  paper(context, { person = context.me.id }) {
    const whose = withDevice(context, person);
    if (!whose.ok) return whose.error;
    const { name, claim = claimOf(context.random) } = whose.value;
    if (!isSecret(context.room)) context.note('note.papered', { name });
    context.record({ e: 'papered', person, claim });
    context.dismiss(person, { key: 'seat.paper' });
    return undefined;
  },
};

/** As a game begins: whoever was told claims and plays knows none that is still good. */
export function renewClaims(context: CommandContext): void {
  const { data } = context.room;
  const knows = data.seats.find((id) => data.privy?.includes(id));
  if (knows === undefined) return;
  const claims = data.people.flatMap(({ id, claim }) =>
    claim === undefined ? [] : [[id, claimOf(context.random)] as const],
  );
  context.record({ e: 'renewed', claims });
  if (claims.length > 0) context.note('note.renewed', { name: personOf(data, knows)?.name ?? '' });
}

interface Listed {
  readonly typed: string;
  readonly gender?: Gender | null | undefined;
  readonly name: string;
}

/** A list of names as somebody pasted it: what is blank is left out, and who is called alike is told apart. */
function readNames(
  { people, seats }: RoomData,
  typed: readonly string[],
  genders: readonly (Gender | null)[],
): Result<Listed[], Refusal> {
  const shown = typed.flatMap((one, line) => {
    const tidy = tidyName(one);
    return tidy === undefined ? [] : [{ typed: one, tidy, gender: genders[line] }];
  });
  if (shown.length === 0) return fail(refusal('names.none'));
  // Before they are told apart, which takes the longer the more there are.
  const most = Math.min(limits.chairs - seats.length, limits.people - people.length);
  if (shown.length > most) return fail(refusal('names.many', { most: Math.max(0, most) }));
  const names = people.map(({ name }) => name);
  const listed = shown.map(({ typed, tidy, gender }) => {
    const name = apart(tidy, names);
    names.push(name);
    return { typed, name, gender };
  });
  return ok(listed);
}

/** Nobody deceives with a list of others: whoever only looks like another is told apart by a number, too. */
function apart(name: string, others: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const fit = nameFor(name, others);
    if (fit.ok) return fit.value;
    const tail = ` ${number}`;
    const longer = nameFor([...name].slice(0, limits.name - tail.length).join('') + tail, others);
    if (longer.ok) return longer.value;
  }
}

/** Whoever plays could look through another's eyes by a claim: only those who do not are told any. */
function mayKnowClaims({ room, me }: CommandContext): boolean {
  const { sitting, master, seats, host } = room.data;
  if (isRunning(room.data) && sitting !== null) {
    if (sitting.master !== null) return sitting.master === me.id;
    return host === me.id && !sitting.held.some(({ person }) => person === me.id);
  }
  return master === null ? host === me.id && !seats.includes(me.id) : master === me.id;
}

/** Whose seat may be without a device from now on: one's own, or for whoever leads anybody's. */
function withDevice({ room, me }: CommandContext, person: number): Result<Person, Refusal> {
  const { data } = room;
  const whose = personOf(data, person);
  const running = isRunning(data);
  if (whose === undefined || whose.bot || whose.paper) return fail(refusal('person.unknown'));
  const leader = running ? data.sitting?.master : data.master;
  const leads = leader === me.id || (!running && data.host === me.id);
  if (person !== me.id && !leads) return fail(refusal('master.only'));
  if (person === data.host || person === leader) return fail(refusal('paper.host'));
  // Nobody would answer for them.
  return running && !isLed(room) ? fail(refusal('paper.app')) : ok(whose);
}
