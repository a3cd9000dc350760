import {
  type Complaint,
  field,
  flag,
  ifBlank,
  optional,
  type Read,
  type Reader,
  read,
  record,
  type Spot,
  saying,
  shown,
} from '@veillee/gamekit';
import { type Refusal, type Rng, refusal, shuffled } from '@veillee/kernel';
import { isOneOf, type RoleId, type SpecialityId } from './ids.ts';
import { says } from './refusing.ts';
import { plainRole, roleIds, roles } from './roles/index.ts';
import { specialities, specialityIds } from './specialities/index.ts';

const six = roleIds.filter((id) => roles[id].condition !== undefined);
/** From so many players on two of the six are in, and all of them. */
const [someOfSix, allOfSix] = [8, 24];

/** The pack of a fair village, first to last; in a gap stands a plain Reptilian. */
const pack: RoleId[] = [];
/** Who comes in with the number of players, the first to come first. */
const joining: { readonly id: RoleId; readonly from: number }[] = [];
for (const id of roleIds) {
  const { suggested } = roles[id];
  if (suggested === undefined) continue;
  if ('from' in suggested) joining.push({ id, from: suggested.from });
  else pack[suggested.inPack - 1] = id;
}
joining.sort((a, b) => a.from - b.from);

/** How many Reptilians are advised, Seth among them (Q31). */
export const adviceFor = (players: number): number => Math.round(players / 4);

/** A fair village for so many players (Q31); chance chooses the two among Holmes and his like. */
export function suggest(players: number, rng: Rng): Composition {
  const ofSix = players >= allOfSix ? six : shuffled(six, rng).slice(0, 2);
  const between = (after: number, until: number): RoleId[] =>
    joining.filter(({ from }) => from > after && from <= Math.min(until, players)).map(({ id }) => id);
  const wanted: RoleId[] = [
    ...Array.from({ length: adviceFor(players) }, (_, i) => pack[i] ?? plainRole('reptilians')),
    ...between(0, someOfSix),
    ...(players >= someOfSix ? ofSix : []),
    ...between(someOfSix, players),
  ];
  const chosen = wanted.filter((id) => wanted.includes(roles[id].needs ?? id));
  while (chosen.length < players) chosen.push(plainRole('villagers'));
  return { roles: chosen, specialities: null, lovers: players >= someOfSix };
}

/** The speciality cards there are for so many players: one of each, from 29 on the engineers and snoopers twice (Q30). */
export function specialityPack(players: number): readonly SpecialityId[] {
  if (players <= specialityIds.length) return specialityIds;
  return [...specialityIds, ...specialityIds.filter((id) => specialities[id].power.doubles)];
}

const countOf = (things: readonly unknown[], thing: unknown): number =>
  things.filter((other) => other === thing).length;

const isRole = (id: unknown): id is RoleId => isOneOf(roleIds, id);
const isSpeciality = (id: unknown): id is SpecialityId => isOneOf(specialityIds, id);

/** A list of cards, with every fault there is in it. */
const cardsThat = <T>(
  is: (id: unknown) => id is T,
  faultsOf: (cards: readonly unknown[]) => readonly Refusal[],
  malformed: Complaint,
): Reader<readonly T[]> => ({
  take(raw, at) {
    if (!Array.isArray(raw)) return at.refuse(malformed, raw);
    for (const fault of faultsOf(raw)) at.blame(saying(fault));
    return raw.filter(is);
  },
  fallback: [],
});
export const rolesFor = (players: number, malformed: Complaint): Reader<readonly RoleId[]> =>
  cardsThat(isRole, (ids) => roleFaults(ids, players), malformed);
export const specialitiesFor = (players: number, malformed: Complaint): Reader<readonly SpecialityId[]> =>
  cardsThat(isSpeciality, (ids) => specialityFaults(ids, players), malformed);

/** The cards of a village: as many of each kind as players, and whether there are Lovers. */
export function compositionFor(players: number) {
  const malformed = says('composition.malformed');
  const option = (at: Spot): string => shown(`composition.${field(at)}`);
  return record(
    {
      lovers: flag(says('options.flag', { option })),
      roles: rolesFor(players, malformed),
      /** None: as many as needed by chance. Not filled in: a deal is sealed as it was written. */
      specialities: optional(ifBlank(specialitiesFor(players, malformed), null)),
    },
    { malformed, unknown: says('options.unknown', { option }) },
  );
}
export type Composition = Read<ReturnType<typeof compositionFor>>;

/** Every fault of a composition chosen by hand. */
export function checkComposition(raw: unknown, players: number): readonly Refusal[] {
  const checked = read(compositionFor(players), raw, (read) => read);
  return checked.ok ? [] : checked.error;
}

/** A named role exists once (Q30). */
export const isTooOften = (role: RoleId, cards: readonly unknown[]): boolean =>
  !roles[role].any && countOf(cards, role) > 1;
/** The role without which this one is not in the game, where it is missing (Q30). */
export function missingFor(role: RoleId, cards: readonly unknown[]): RoleId | undefined {
  const { needs } = roles[role];
  return needs === undefined || cards.includes(needs) ? undefined : needs;
}

/** Every fault of the roles of a village: what Q30 asks for, and somebody on both sides. */
export function roleFaults(cards: readonly unknown[], players: number): Refusal[] {
  const faults: Refusal[] = [];
  if (cards.length !== players) faults.push(refusal('composition.count', { cards: cards.length, players }));
  for (const id of new Set(cards)) {
    if (!isRole(id)) faults.push(refusal('composition.role', { role: shown(id) }));
    else if (isTooOften(id, cards)) faults.push(refusal('composition.once', { role: id }));
  }
  for (const id of roleIds) {
    const needs = missingFor(id, cards);
    if (needs !== undefined && cards.includes(id))
      faults.push(refusal('composition.needs', { role: id, needs }));
  }
  const known = cards.filter(isRole);
  if (!known.some((id) => roles[id].camps.includes('reptilians')))
    faults.push(refusal('composition.noReptilian'));
  if (known.length > 0 && known.every((id) => roles[id].camps.includes('reptilians')))
    faults.push(refusal('composition.onlyReptilians'));
  return faults;
}

export function specialityFaults(cards: readonly unknown[], players: number): Refusal[] {
  const faults: Refusal[] = [];
  if (cards.length !== players)
    faults.push(refusal('composition.specialities', { cards: cards.length, players }));
  const supply = specialityPack(players);
  for (const id of new Set(cards)) {
    if (!isSpeciality(id)) faults.push(refusal('composition.speciality', { speciality: shown(id) }));
    else if (countOf(cards, id) > countOf(supply, id))
      faults.push(refusal('composition.tooMany', { speciality: id, most: countOf(supply, id) }));
  }
  return faults;
}
