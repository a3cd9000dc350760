import type { Phrase } from '@veillee/kernel';
import { adviceFor, isTooOften } from './composition.ts';
import { type CampId, campIds, type RoleId } from './ids.ts';
import { plainRole, roleIds, roles } from './roles/index.ts';
import { dominant } from './verdict/final.ts';

/* What a screen needs on which a village is composed by hand: pure, and it never forbids; `checkComposition` refuses. */

/** The roles of a camp as one composes it: those that exist once are in or out, the others are counted (Q30). */
export interface CompositionRow {
  readonly camp: CampId;
  /** In or out; those of one entry only together. */
  readonly once: readonly (readonly RoleId[])[];
  readonly counted: readonly RoleId[];
}

/** Camp by camp; whoever has conditions of their own stands by their group. */
export function compositionRows(): CompositionRow[] {
  const rows = campIds.map((camp) => {
    const own = roleIds.filter((id) => dominant(roles[id].camps) === camp);
    const counted = own.filter((id) => roles[id].any);
    return { camp, once: together(own.filter((id) => !roles[id].any)), counted };
  });
  return rows.filter(({ once, counted }) => once.length + counted.length > 0);
}

/** Those who need each other, or share a group's condition, are one. */
function together(ids: readonly RoleId[]): RoleId[][] {
  const groups: RoleId[][] = [];
  for (const id of ids) {
    const group = groups.find((others) => others.some((other) => areOne(id, other)));
    if (group === undefined) groups.push([id]);
    else group.push(id);
  }
  return groups;
}
function areOne(a: RoleId, b: RoleId): boolean {
  const [{ needs, condition }, other] = [roles[a], roles[b]];
  return (
    (needs === b && other.needs === a) ||
    (condition !== undefined && condition.group === other.condition?.group)
  );
}

export const countOfRole = (composed: readonly RoleId[], id: RoleId): number =>
  composed.filter((other) => other === id).length;

/** One more of a role that is counted; whoever it needs comes along, and nobody who exists once comes twice (Q30). */
export function withRole(composed: readonly RoleId[], id: RoleId): RoleId[] {
  const { needs } = roles[id];
  const more = needs === undefined || composed.includes(needs) ? [id] : [id, needs];
  return [...composed, ...more.filter((one) => !isTooOften(one, [...composed, one]))];
}

/** One fewer; whoever cannot be in the game without the last of them goes along. */
export function withoutRole(composed: readonly RoleId[], id: RoleId): RoleId[] {
  const last = composed.lastIndexOf(id);
  const left = composed.filter((_, place) => place !== last);
  return left.includes(id) ? left : left.filter((other) => roles[other].needs !== id);
}

/** As many as there are players: the rest are Villagers; none are taken away. */
export const filledUp = (composed: readonly RoleId[], players: number): RoleId[] => [
  ...composed,
  ...Array.from({ length: Math.max(0, players - composed.length) }, () => plainRole('villagers')),
];

/** Which side a composition favours, by the number of Reptilians that is advised (Q31). */
export interface Balance {
  readonly reptilians: number;
  readonly others: number;
  readonly advised: number;
  /** Below 0 the village is favoured, above it the Reptilians: by so many of them. */
  readonly leans: number;
  readonly words: Phrase;
}

export function balanceOf(composed: readonly RoleId[], players: number): Balance {
  const reptilians = composed.filter((id) => roles[id].camps.includes('reptilians')).length;
  const advised = adviceFor(players);
  const leans = reptilians - advised;
  const key = leans === 0 ? 'balance.even' : leans < 0 ? 'balance.village' : 'balance.pack';
  const others = Math.max(0, players - reptilians);
  return { reptilians, others, advised, leans, words: { key, params: { players, advised } } };
}

/** What keeps a village of so many from beginning, in a few words; null: nothing does. */
export function shortOf(composed: readonly RoleId[], players: number): Phrase | null {
  const missing = players - composed.length;
  if (missing === 0) return null;
  return missing > 0
    ? { key: 'compose.missing', params: { missing } }
    : { key: 'compose.tooMany', params: { extra: -missing } };
}
