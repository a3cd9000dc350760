import type { Refusal, Rng } from '@veillee/kernel';
import { shuffled } from '@veillee/kernel';
import {
  type CampId,
  campIds,
  checkComposition,
  type Deal,
  minPlayers,
  type RoleId,
  roleIds,
  roles,
  specialityPack,
  suggest,
} from '@veillee/quinte-bourg';

/** How many there are of each card; of the plain Villagers as many as are left over. */
export type Counts = { readonly [role in RoleId]?: number };

/** A row of the composition: a camp, or those who win by a condition of their own. */
export interface Row {
  readonly id: CampId | 'six';
  /** In the game or not. */
  readonly once: readonly RoleId[];
  /** As many as one likes. */
  readonly any: readonly RoleId[];
}

const isRest = (id: RoleId): boolean => roles[id].plain === true && roles[id].camps.includes('villagers');
const isOfSix = (id: RoleId): boolean => roles[id].condition !== undefined;
/** The card that fills the circle up. */
const rest: RoleId = roleIds.find(isRest) ?? 'villager';

const rowOf = (id: Row['id']): Row => {
  const its = roleIds.filter((role) =>
    id === 'six' ? isOfSix(role) : roles[role].camps[0] === id && !isOfSix(role) && role !== rest,
  );
  return {
    id,
    once: its.filter((role) => !roles[role].any),
    any: its.filter((role) => roles[role].any === true),
  };
};

/** The rows, those of the night's camps first, the Villagers last. */
export const rows: readonly Row[] = [
  ...campIds.filter((camp) => camp !== 'lovers' && camp !== 'villagers').map(rowOf),
  rowOf('six'),
  rowOf('villagers'),
].toSorted((a, b) => Number(b.id === 'reptilians') - Number(a.id === 'reptilians'));

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** How many plain Villagers fill the circle up. */
export const restOf = (counts: Counts, players: number): number => Math.max(0, players - total(counts));
/** How many people these cards, or the game itself, still want. */
export const missingFor = (counts: Counts, players: number): number =>
  Math.max(total(counts), minPlayers) - players;

export const cardsOf = (counts: Counts, players: number): readonly RoleId[] =>
  roleIds.flatMap((id) =>
    new Array<RoleId>(id === rest ? restOf(counts, players) : (counts[id] ?? 0)).fill(id),
  );

export function countsOf(cards: readonly RoleId[]): Counts {
  const counts: { [role in RoleId]?: number } = {};
  for (const id of cards) if (id !== rest) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** The village that Q31 advises for so many. */
export function advised(players: number, rng: Rng): { readonly counts: Counts; readonly lovers: boolean } {
  const { roles: cards, lovers } = suggest(Math.max(players, minPlayers), rng);
  return { counts: countsOf(cards), lovers };
}

const isReptilian = (id: RoleId): boolean => roles[id].camps.includes('reptilians');

/** How the beam hangs: so many Reptilians, and how many Q31 advises; more lean one way, fewer the other. */
export interface Balance {
  readonly reptilians: number;
  readonly others: number;
  readonly advised: number;
  readonly lean: number;
}
export function balanceOf(counts: Counts, players: number): Balance {
  const reptilians = cardsOf(counts, players).filter(isReptilian).length;
  const wanted = suggest(Math.max(players, minPlayers), { below: () => 0 }).roles.filter(isReptilian).length;
  return {
    reptilians,
    others: Math.max(0, players - reptilians),
    advised: wanted,
    lean: reptilians - wanted,
  };
}

/** What the game would refuse of it, besides the number of people. */
export const faultsOf = (counts: Counts, players: number, lovers: boolean): readonly Refusal[] =>
  missingFor(counts, players) > 0
    ? []
    : checkComposition({ roles: cardsOf(counts, players), specialities: null, lovers }, players);

/** Chance deals every seat its two cards: who leads may print them, and keeps them secret. */
export function drawn(
  counts: Counts,
  players: number,
  lovers: boolean,
  rng: Rng,
): Required<Pick<Deal, 'composition' | 'roles' | 'specialities'>> {
  const cards = cardsOf(counts, players);
  return {
    composition: { roles: cards, specialities: null, lovers },
    roles: shuffled(cards, rng),
    specialities: shuffled(specialityPack(players), rng).slice(0, players),
  };
}
