import { signal } from '@preact/signals';
import type { Gender } from '@veillee/kernel';
import { newToken } from '../line/keep.ts';
import { holdChairs, openForAll, refused, room, tell } from '../line/session.ts';
import type { Plan } from '../screens/lobby/plan.ts';
import { chairOfToken, heldChairs, isSeating, leaveChair, takeChair } from './chairs.ts';
import { keepPeople, lastPeople } from './kept.ts';

/** Somebody who plays on this phone; the token is theirs for the whole evening, whatever they are called. */
export interface Guest {
  readonly token: string;
  readonly name: string;
  readonly gender: Gender | null;
}

/** Who plays, in the order they sit, and what: as typed so far. */
export const guests = signal<readonly Guest[]>([]);
export const plan = signal<Plan | null>(null);

export const newGuest = (known: Partial<Guest> = {}): Guest => ({
  token: newToken(),
  name: '',
  gender: null,
  ...known,
});

/** Those who sit at the table already, in their order; else those who played last. */
export function recallGuests(): void {
  const { people = [], seats = [] } = room.value ?? {};
  const seated = seats.flatMap((id) => {
    const { name, gender = null } = people.find((person) => person.id === id) ?? {};
    const token = heldChairs().find(({ present }) => present.value.me.person === id)?.token;
    return name === undefined || token === undefined ? [] : [{ token, name, gender }];
  });
  const last = seated.length > 0 ? seated : lastPeople().map(newGuest);
  guests.value = [...last, ...Array.from({ length: Math.max(0, 3 - last.length) }, () => newGuest())];
}

export const namedGuests = (): readonly Guest[] =>
  guests.value.map((one) => ({ ...one, name: one.name.trim() })).filter(({ name }) => name !== '');

/** The phone is a person of the room too: it sits nowhere, and is its host. */
const phone = '☾';

/** Seats everybody as typed, at a new table or at the one they sit at, and deals. */
export async function dealForAll({ game, options }: Plan): Promise<void> {
  const sitting = namedGuests();
  keepPeople(sitting);
  isSeating.value = true;
  try {
    if (room.value === null)
      openForAll(
        phone,
        sitting.map(({ token }) => token),
      );
    await sendAway(sitting);
    const no =
      (await tell({ t: 'settings', game, options, chairs: sitting.length })) ??
      (await sitDown(sitting)) ??
      (await tell({ t: 'start' }));
    refused.value = no ?? [];
  } finally {
    isSeating.value = false;
  }
}

/** Those of an earlier game who are no longer among them. */
async function sendAway(sitting: readonly Guest[]): Promise<void> {
  for (const chair of heldChairs()) {
    const { person } = chair.present.value.me;
    if (sitting.some(({ token }) => token === chair.token)) continue;
    leaveChair(chair);
    if (person !== null) await tell({ t: 'kick', person });
  }
}

async function sitDown(sitting: readonly Guest[]) {
  const code = room.value?.code;
  if (code === undefined) return undefined;
  holdChairs(
    code,
    sitting.map(({ token }) => token),
  );
  for (const guest of sitting) {
    const no = await seat(code, guest);
    if (no !== undefined) return no;
  }
  const seats = sitting.flatMap(({ token }) => chairOfToken(token)?.present.value.me.person ?? []);
  const wrong = await tell({ t: 'arrange', seats });
  if (wrong !== undefined) return wrong;
  for (const { token } of sitting) await chairOfToken(token)?.tell({ t: 'ready', ready: true });
  return undefined;
}

/** Somebody new sits down; somebody who sat there may be called otherwise now. */
async function seat(code: string, { token, name, gender }: Guest) {
  const known = chairOfToken(token);
  if (known === undefined) {
    const chair = takeChair(code, token, name, gender);
    const no = await chair.came;
    if (no !== undefined) leaveChair(chair);
    return no;
  }
  const { person } = known.present.value.me;
  return person === null ? undefined : tell({ t: 'rename', person, name, gender });
}
