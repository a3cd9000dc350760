import type { RoomView } from '@veillee/protocol';
import { addresses, claimLink, claims, home, me, nameSeats, room, tell } from '../../../line/session.ts';
import { rules } from '../rules.ts';
import type { Claim } from '../slips/slip.ts';
import { sealed, type Village } from './useVillage.ts';

/** Makes the room as the village is written: who leads, who lives there and in which house. False: something was refused. */
export async function seatVillage({ circle, genderOf }: Village): Promise<boolean> {
  const here = room.value;
  if (here === null) return false;
  const names = circle.map(({ name }) => name);
  const gone = here.people.filter(({ name, paper }) => paper === true && !names.includes(name));
  for (const { id } of gone) if (await tell({ t: 'kick', person: id })) return false;
  const master = me.value.person;
  const settings = { game: rules.id, chairs: Math.max(names.length, 1), master };
  if (await tell({ t: 'settings', ...settings })) return false;
  const ids = new Map(here.people.map(({ name, id }) => [name, id]));
  const fresh = names.filter((name) => !ids.has(name));
  if (fresh.length > 0) {
    const named = await nameSeats(fresh, fresh.map(genderOf));
    if (named === null) return false;
    for (const { name, person } of named.seated) ids.set(name, person);
  }
  for (const { id, name, gender = null } of here.people.filter(({ paper }) => paper === true)) {
    const now = genderOf(name);
    if (names.includes(name) && gender !== now) await tell({ t: 'rename', person: id, name, gender: now });
  }
  const seats = names.flatMap((name) => ids.get(name) ?? []);
  return (await tell({ t: 'arrange', seats })) === undefined;
}

/** By what devices may take each seat that has none, by name. */
export async function claimsByName(here: RoomView): Promise<ReadonlyMap<string, Claim>> {
  // In the pocket no other phone comes in: paper is all there is.
  if (home.value === 'pocket') return new Map();
  const told = await claims();
  const origin = addresses.value[0] ?? location.origin;
  return new Map(
    (told?.list ?? []).map(({ name, key, word }) => [
      name,
      { link: claimLink(origin, here.code, key), word },
    ]),
  );
}

/** Everybody sits, the cards are agreed on or dealt, and the village closes its eyes. */
export async function beginVillage(village: Village): Promise<void> {
  const here = room.value;
  if (here === null || !(await seatVillage(village))) return;
  if (await tell({ t: 'settings', options: { ...here.options, offices: [...village.offices] } })) return;
  if (await tell({ t: 'deal', deal: { ...sealed(village) } })) return;
  await tell({ t: 'start' });
}
