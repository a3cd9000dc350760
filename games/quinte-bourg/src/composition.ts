import { type Refusal, type Rng, refusal, shuffled } from '@veillee/kernel';
import { isOneOf, type RoleId, roleIds, type SpecialityId, specialityIds } from './ids.ts';
import { roles } from './roles/index.ts';
import { specialities } from './specialities/index.ts';

/** The cards of a village: as many of each kind as players, and whether there are Lovers. */
export interface Composition {
  readonly roles: readonly RoleId[];
  /** Null: as many as needed by chance. */
  readonly specialities: readonly SpecialityId[] | null;
  readonly lovers: boolean;
}

const six = roleIds.filter((id) => roles[id].condition !== undefined);
const pack: readonly RoleId[] = ['alpha', 'black', 'reptilian', 'red', 'seth'];

/** A fair village for so many players (Q31); chance chooses the two among Holmes and his like. */
export function suggest(players: number, rng: Rng): Composition {
  const reptilians = Math.round(players / 4);
  const chosen: RoleId[] = Array.from({ length: reptilians }, (_, i) => pack[i] ?? 'reptilian');
  const add = (from: number, ...more: readonly RoleId[]): void => {
    if (players >= from) chosen.push(...more);
  };
  add(7, 'greedy');
  add(8, 'sheherazade', ...(players >= 24 ? six : shuffled(six, rng).slice(0, 2)));
  add(9, 'martyr');
  add(10, 'orpheus');
  add(14, 'mouse', 'minus', 'cortex');
  add(16, 'prophet');
  add(18, 'siren');
  if (chosen.includes('seth')) add(20, 'fennec');
  while (chosen.length < players) chosen.push('villager');
  return { roles: chosen, specialities: null, lovers: players >= 8 };
}

/** The speciality cards there are for so many players: one of each, from 29 on the engineers and snoopers twice (Q30). */
export function specialityPack(players: number): readonly SpecialityId[] {
  if (players <= specialityIds.length) return specialityIds;
  return [...specialityIds, ...specialityIds.filter((id) => specialities[id].power.doubles)];
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const countOf = (things: readonly unknown[], thing: unknown): number =>
  things.filter((other) => other === thing).length;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 60) : typeof value);

/** Every fault of a composition chosen by hand. */
export function checkComposition(raw: unknown, players: number): Refusal[] {
  if (!isRecord(raw) || !Array.isArray(raw.roles)) return [refusal('composition.malformed')];
  const faults = Object.keys(raw)
    .filter((key) => !['roles', 'specialities', 'lovers'].includes(key))
    .map((key) => refusal('options.unknown', { option: `composition.${key}`.slice(0, 60) }));
  if (typeof raw.lovers !== 'boolean') faults.push(refusal('options.flag', { option: 'composition.lovers' }));
  faults.push(...roleFaults(raw.roles, players));
  const cards = raw.specialities;
  if (cards === null || cards === undefined) return faults;
  return [
    ...faults,
    ...(Array.isArray(cards) ? specialityFaults(cards, players) : [refusal('composition.malformed')]),
  ];
}

/** Named roles once, Minus with Cortex, the Fennec only with Seth (Q30), and somebody on both sides. */
export function roleFaults(cards: readonly unknown[], players: number): Refusal[] {
  const faults: Refusal[] = [];
  if (cards.length !== players) faults.push(refusal('composition.count', { cards: cards.length, players }));
  for (const id of new Set(cards)) {
    if (!isOneOf(roleIds, id)) faults.push(refusal('composition.role', { role: text(id) }));
    else if (!roles[id].any && countOf(cards, id) > 1) faults.push(refusal('composition.once', { role: id }));
  }
  for (const id of roleIds) {
    const { needs } = roles[id];
    if (needs !== undefined && cards.includes(id) && !cards.includes(needs))
      faults.push(refusal('composition.needs', { role: id, needs }));
  }
  const known = cards.filter((id): id is RoleId => isOneOf(roleIds, id));
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
    if (!isOneOf(specialityIds, id)) faults.push(refusal('composition.speciality', { speciality: text(id) }));
    else if (countOf(cards, id) > countOf(supply, id))
      faults.push(refusal('composition.tooMany', { speciality: id, most: countOf(supply, id) }));
  }
  return faults;
}
