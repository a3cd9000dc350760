import { isKeyOf, keysOf, type Seat } from '@veillee/kernel';
import {
  type CampId,
  type Giving,
  type OfficeId,
  type OptionalId,
  type Position,
  type PositionPlayer,
  type RoleId,
  roleIds,
  roles,
  type SpecialityId,
  specialities,
  specialityIds,
  specialityPack,
  type Weekday,
  weekdays,
} from '@veillee/quinte-bourg';

export const fates = ['alive', 'ghost', 'spirit', 'legacy', 'gone'] as const;
export type PaperFate = (typeof fates)[number];
export type Shown = 'role' | 'speciality';

/** What is known of one villager of a village that began on paper. */
export interface Known {
  readonly role: RoleId | null;
  readonly speciality: SpecialityId | null;
  readonly coins: number;
  readonly fate: PaperFate;
  /** Which card the dead have turned up. */
  readonly shown: Shown;
  readonly inherited: SpecialityId | null;
  /** Camps joined by conversion. */
  readonly joined: readonly CampId[];
  /** Whether the camp card's invocation, and the speciality's, were used. */
  readonly spent: boolean;
  readonly used: boolean;
  readonly charmedBy: readonly RoleId[];
  readonly spouse: string | null;
  /** What one of the six may win by. */
  readonly aims: Giving | null;
}

/** A village that began on paper, by the names of those who live there. */
export interface Begun {
  readonly known: { readonly [name: string]: Known | undefined };
  /** The night that comes. */
  readonly weekday: Weekday;
  readonly week: number;
  readonly lovers: readonly [string | null, string | null];
  /** Whether love has undone a death. */
  readonly saved: boolean;
  readonly offices: { readonly [office in OfficeId]?: string | null };
  readonly latestGhost: string | null;
  readonly guarded: string | null;
  readonly special: boolean;
  readonly coinsOut: number;
}

const unknown: Known = {
  role: null,
  speciality: null,
  coins: 1,
  fate: 'alive',
  shown: 'speciality',
  inherited: null,
  joined: [],
  spent: false,
  used: false,
  charmedBy: [],
  spouse: null,
  aims: null,
};

export const fresh: Begun = {
  known: {},
  weekday: weekdays[1],
  week: 1,
  lovers: [null, null],
  saved: false,
  offices: {},
  latestGhost: null,
  guarded: null,
  special: false,
  coinsOut: 0,
};

export const knownOf = ({ known }: Begun, name: string): Known => known[name] ?? unknown;

/** With something else known of somebody; the dead have no coins, and spouses are each other's. */
export function learnt(begun: Begun, name: string, more: Partial<Known>): Begun {
  const before = knownOf(begun, name);
  const dies = more.fate !== undefined && more.fate !== 'alive' && before.fate === 'alive';
  const rises = more.fate === 'alive' && before.fate !== 'alive';
  const after = { ...before, ...more, ...(dies ? { coins: 0, spouse: null } : rises ? { coins: 1 } : {}) };
  const known = { ...begun.known, [name]: after };
  if (before.spouse !== after.spouse) {
    for (const other of keysOf(known))
      if (other !== name && known[other]?.spouse === name)
        known[other] = { ...(known[other] ?? unknown), spouse: null };
    if (after.spouse !== null) known[after.spouse] = { ...knownOf(begun, after.spouse), spouse: name };
  }
  return { ...begun, known };
}

/** Those of whom a card is still missing. */
export const unsettledIn = (begun: Begun, names: readonly string[]): readonly string[] =>
  names.filter((name) => knownOf(begun, name).role === null || knownOf(begun, name).speciality === null);

const usesOf = (id: RoleId | SpecialityId, all: readonly (RoleId | SpecialityId | null)[]): number =>
  all.filter((one) => one === id).length;

/** The camp cards that somebody may still have been dealt: their own, and those nobody else has. */
export function rolesLeft(begun: Begun, name: string, names: readonly string[]): readonly RoleId[] {
  const others = names.filter((one) => one !== name).map((one) => knownOf(begun, one).role);
  return roleIds.filter((id) => roles[id].any === true || usesOf(id, others) === 0);
}

/** The same of specialities, of which a large village has some twice (Q30). */
export function specialitiesLeft(
  begun: Begun,
  name: string,
  names: readonly string[],
): readonly SpecialityId[] {
  const others = names.filter((one) => one !== name).map((one) => knownOf(begun, one).speciality);
  const pack = specialityPack(names.length);
  return specialityIds.filter((id) => usesOf(id, others) < usesOf(id, pack));
}

const aimsOf = ({ role, aims }: Known): PositionPlayer['conditions'] => {
  const condition = role === null ? undefined : roles[role].condition;
  if (condition === undefined || aims === null) return undefined;
  const { group, own } = condition;
  return aims === 'both' ? [group, own] : [aims === 'group' ? group : own];
};

/** Whether a card has an invocation that may have been used. */
export const invokes = (card: RoleId | SpecialityId | null): boolean => topicOf(card) !== null;
function topicOf(card: RoleId | SpecialityId | null): string | null {
  if (card === null) return null;
  const its = isKeyOf(roles, card) ? roles[card].invocation : specialities[card].power.invocation;
  return its === undefined ? null : `${card}.${its.verb}`;
}

type SeatOf = (name: string | null) => Seat | undefined;

function playerFrom(known: Known, seatOf: SeatOf): PositionPlayer | null {
  const { role, speciality, fate, coins, shown, inherited, joined, charmedBy } = known;
  if (role === null || speciality === null) return null;
  const leaves = fate === 'legacy' || fate === 'gone';
  const [spouse, topic, conditions] = [seatOf(known.spouse), topicOf(role), aimsOf(known)];
  const own = { id: speciality, ...(known.used && invokes(speciality) ? { used: 1 } : {}) };
  const held = inherited === null ? [own] : [own, { id: inherited, inherited: true }];
  return {
    role,
    speciality,
    fate,
    coins,
    joined,
    charmedBy,
    ...(leaves ? {} : { held }),
    ...(fate === 'ghost' || fate === 'spirit' ? { shown: [shown] } : {}),
    ...(spouse === undefined ? {} : { spouse }),
    ...(known.spent && topic !== null ? { spent: [topic] } : {}),
    ...(conditions === undefined ? {} : { conditions }),
  };
}

/** The ghosts, the latest last: only where there are several does it matter who that is. */
function ghostsIn(begun: Begun, names: readonly string[]): readonly Seat[] {
  const ghosts = names.flatMap((name, seat) => (knownOf(begun, name).fate === 'ghost' ? [seat] : []));
  const latest = begun.latestGhost === null ? -1 : names.indexOf(begun.latestGhost);
  return ghosts.includes(latest) ? [...ghosts.filter((seat) => seat !== latest), latest] : ghosts;
}

/** The position as the game reads it; null while a card is missing. */
export function positionOf(
  begun: Begun,
  names: readonly string[],
  optional: readonly OptionalId[],
): Position | null {
  const seatOf: SeatOf = (name) => {
    const seat = name === null ? -1 : names.indexOf(name);
    return seat < 0 ? undefined : seat;
  };
  const players = names.flatMap((name) => playerFrom(knownOf(begun, name), seatOf) ?? []);
  if (players.length < names.length) return null;
  const [first, second] = begun.lovers.map(seatOf);
  const couple = first === undefined || second === undefined ? null : ([first, second] as const);
  const guarded = seatOf(begun.guarded);
  const held = keysOf(begun.offices).flatMap((office) => {
    const seat = seatOf(begun.offices[office] ?? null);
    return seat === undefined ? [] : [[office, seat] as const];
  });
  return {
    players,
    weekday: begun.weekday,
    week: begun.week,
    day: (begun.week - 1) * weekdays.length + weekdays.indexOf(begun.weekday) + 1,
    ghosts: ghostsIn(begun, names),
    offices: Object.fromEntries(held),
    optional,
    coinsOut: begun.coinsOut,
    specialYesterday: begun.special && begun.weekday !== weekdays[0],
    ...(couple === null ? {} : { lovers: couple }),
    ...(couple !== null && begun.saved ? { extraLife: false } : {}),
    ...(guarded === undefined ? {} : { guardedLast: guarded }),
  };
}
