import { type Params, type Refusal, refusal, type Seat } from '@veillee/kernel';
import { roundFrom } from './circle.ts';
import { roleFaults, specialityFaults } from './composition.ts';
import {
  type CampId,
  type ConditionId,
  campIds,
  conditionIds,
  isOneOf,
  type MarkId,
  type OfficeId,
  type OptionalId,
  officeIds,
  optionalIds,
  type RoleId,
  roleIds,
  type SpecialityId,
  specialityIds,
  type Weekday,
  weekdays,
} from './ids.ts';
import { isRecord, type Options, shown } from './options.ts';
import { roles } from './roles/index.ts';
import { specialities } from './specialities/index.ts';
import type { Fate, Held, Player, State } from './state.ts';
import { isReptilian, living, others, playerOf, seatsOf } from './state.ts';
import { isMet } from './verdict/conditions.ts';
import type { Final } from './verdict/final.ts';

/** One player of a village begun on paper. What is missing has its usual value. */
export interface PositionPlayer {
  readonly role: RoleId;
  readonly speciality: SpecialityId;
  /** Specialities in hand now, if not just the one dealt. */
  readonly held?: readonly {
    readonly id: SpecialityId;
    readonly inherited?: boolean;
    readonly used?: number;
  }[];
  /** Camps joined by conversion. */
  readonly joined?: readonly CampId[];
  readonly conditions?: readonly ConditionId[];
  readonly coins?: number;
  readonly fate?: 'alive' | 'ghost' | 'spirit' | 'legacy' | 'gone';
  readonly spouse?: Seat;
  /** Invocations used up, e.g. `red.kill`. */
  readonly spent?: readonly string[];
  readonly charmedBy?: readonly RoleId[];
  /** Reptilians met; unless said, the others of their kind. */
  readonly met?: readonly Seat[];
  readonly shown?: readonly ('role' | 'speciality')[];
  /** What they already know, in words. */
  readonly knows?: readonly string[];
}

/** A village already some days old, before the night of `weekday`. */
export interface Position {
  readonly weekday?: Weekday;
  readonly day?: number;
  readonly week?: number;
  readonly players: readonly PositionPlayer[];
  /** The living, clockwise. */
  readonly circle?: readonly Seat[];
  /** The ghosts, the latest last. */
  readonly ghosts?: readonly Seat[];
  readonly offices?: { readonly [office in OfficeId]?: Seat };
  /** Optional offices still in the game. */
  readonly optional?: readonly OptionalId[];
  readonly lovers?: readonly [Seat, Seat];
  readonly extraLife?: boolean;
  readonly coinsOut?: number;
  readonly guardedLast?: Seat;
  readonly richest?: Seat;
  readonly specialYesterday?: boolean;
}

const fates = ['alive', 'ghost', 'spirit', 'legacy', 'gone'] as const;
const positionFields = [
  'weekday',
  'day',
  'week',
  'players',
  'circle',
  'ghosts',
  'offices',
  'optional',
  'lovers',
  'extraLife',
  'coinsOut',
  'guardedLast',
  'richest',
  'specialYesterday',
];
const playerFields = [
  'role',
  'speciality',
  'held',
  'joined',
  'conditions',
  'coins',
  'fate',
  'spouse',
  'spent',
  'charmedBy',
  'met',
  'shown',
  'knows',
];
const musicians: readonly RoleId[] = ['orpheus', 'siren'];
const invocations = [
  ...roleIds.flatMap((id) =>
    roles[id].invocation === undefined ? [] : [`${id}.${roles[id].invocation.verb}`],
  ),
  ...specialityIds.flatMap((id) => {
    const { invocation } = specialities[id].power;
    return invocation === undefined ? [] : [`${id}.${invocation.verb}`];
  }),
];

type Refuse = (key: string, params?: Params) => void;
type Fields = { readonly [field: string]: unknown };

const isCount = (value: unknown, most = 1000): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isListOf = (value: unknown, sound: (item: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= 200 && value.every(sound) && new Set(value).size === value.length;

/** Every fault of a position. */
export function checkPosition(raw: unknown, options: Options, seats: number): Refusal[] {
  const faults: Refusal[] = [];
  const refuse: Refuse = (key, params) => faults.push(refusal(key, params));
  if (!isRecord(raw) || !Array.isArray(raw.players)) return [refusal('position.malformed')];
  for (const field of Object.keys(raw))
    if (!positionFields.includes(field)) refuse('position.unknownField', { field: shown(field) });
  if (raw.players.length !== seats) refuse('position.seats', { players: raw.players.length, seats });
  const players = raw.players as unknown[];
  players.forEach((player, seat) => {
    if (isRecord(player)) checkPlayer(player, seat, seats, refuse);
    else refuse('position.player', { player: seat });
  });
  checkVillage(raw, seats, refuse);
  if (faults.length > 0) return faults;
  const sound = raw as unknown as Position;
  faults.push(
    ...roleFaults(
      sound.players.map(({ role }) => role),
      seats,
    ),
  );
  faults.push(
    ...specialityFaults(
      sound.players.map(({ speciality }) => speciality),
      seats,
    ),
  );
  checkTogether(sound, options, refuse);
  return faults;
}

function checkPlayer(raw: Fields, player: Seat, seats: number, refuse: Refuse): void {
  for (const field of Object.keys(raw))
    if (!playerFields.includes(field)) refuse('position.unknownPlayerField', { player, field: shown(field) });
  const isSeat = (value: unknown): boolean => isCount(value, seats - 1);
  const checks: { readonly [field: string]: (value: unknown) => boolean } = {
    held: (value) => Array.isArray(value) && value.length <= 2 && value.every(isHeld),
    joined: (value) => isListOf(value, (camp) => camp === 'idealists' || camp === 'reptilians'),
    conditions: (value) => isListOf(value, (id) => isOneOf(conditionIds, id)),
    coins: (value) => isCount(value),
    fate: (value) => isOneOf(fates, value),
    spouse: isSeat,
    spent: (value) => isListOf(value, (topic) => invocations.includes(topic as string)),
    charmedBy: (value) => isListOf(value, (id) => musicians.includes(id as RoleId)),
    met: (value) => isListOf(value, isSeat),
    shown: (value) => isListOf(value, (card) => card === 'role' || card === 'speciality'),
    knows: (value) => isListOf(value, (words) => typeof words === 'string' && words.length <= 300),
  };
  if (!isOneOf(roleIds, raw.role)) refuse('position.role', { player, value: shown(raw.role) });
  if (!isOneOf(specialityIds, raw.speciality))
    refuse('position.speciality', { player, value: shown(raw.speciality) });
  for (const [field, isSound] of Object.entries(checks)) {
    if (raw[field] !== undefined && !isSound(raw[field])) refuse('position.wrongType', { player, field });
  }
}

const isHeld = (card: unknown): boolean =>
  isRecord(card) &&
  isOneOf(specialityIds, card.id) &&
  (card.inherited === undefined || typeof card.inherited === 'boolean') &&
  (card.used === undefined || isCount(card.used));

function checkVillage(raw: Fields, seats: number, refuse: Refuse): void {
  const isSeat = (value: unknown): boolean => isCount(value, seats - 1);
  const checks: { readonly [field: string]: (value: unknown) => boolean } = {
    weekday: (value) => isOneOf(weekdays, value),
    day: (value) => isCount(value),
    week: (value) => isCount(value) && value !== 0,
    circle: (value) => isListOf(value, isSeat),
    ghosts: (value) => isListOf(value, isSeat),
    offices: (value) =>
      isRecord(value) && Object.entries(value).every(([id, seat]) => isOneOf(officeIds, id) && isSeat(seat)),
    optional: (value) => isListOf(value, (id) => isOneOf(optionalIds, id)),
    lovers: (value) => isListOf(value, isSeat) && value.length === 2,
    extraLife: (value) => typeof value === 'boolean',
    coinsOut: (value) => isCount(value),
    guardedLast: isSeat,
    richest: isSeat,
    specialYesterday: (value) => typeof value === 'boolean',
  };
  for (const [field, isSound] of Object.entries(checks))
    if (raw[field] !== undefined && !isSound(raw[field])) refuse('position.wrongField', { field });
}

const fateOf = ({ fate }: PositionPlayer): Fate => fate ?? 'alive';
const sameSet = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** Faults between players: marriages, the circle, offices, purses, and a game that is already over. */
function checkTogether(position: Position, options: Options, refuse: Refuse): void {
  const { players, circle, ghosts, offices = {}, lovers } = position;
  const seats = players.map((_, seat) => seat);
  const being = (...wanted: Fate[]): Seat[] =>
    seats.filter((seat) => wanted.includes(fateOf(players[seat] as PositionPlayer)));
  const alive = being('alive');
  if (circle !== undefined && !sameSet(circle, alive)) refuse('position.circle');
  if (ghosts !== undefined && !sameSet(ghosts, being('ghost'))) refuse('position.ghosts');
  players.forEach((player, seat) => {
    const { spouse, coins = 0 } = player;
    if (!alive.includes(seat) && coins > 0) refuse('position.deadCoins', { player: seat });
    if (spouse === undefined) return;
    if (players[spouse]?.spouse !== seat || spouse === seat || !alive.includes(seat))
      refuse('position.spouse', { player: seat });
  });
  for (const [office, seat] of Object.entries(offices) as [OfficeId, Seat][]) {
    const mayHold =
      office === 'chief' ? being('ghost') : office === 'senator' ? being('alive', 'ghost') : alive;
    if (!mayHold.includes(seat)) refuse('position.officeHolder', { office, player: seat });
    if (isOneOf(optionalIds, office) && !(position.optional ?? options.offices).includes(office))
      refuse('position.officeGone', { office });
  }
  const holders = Object.entries(offices).flatMap(([office, seat]) =>
    office === 'scrutineer' ? [] : [seat],
  );
  for (const seat of new Set(holders))
    if (holders.filter((other) => other === seat).length > 1) refuse('position.twoOffices', { player: seat });
  if (offices.scrutineer === undefined) refuse('position.noScrutineer');
  if (lovers?.some((seat) => !alive.includes(seat)) && position.extraLife === true)
    refuse('position.extraLife');
  const final = finalFrom(position);
  if (alive.length <= 2 || isMet(final)) refuse('position.over');
}

function finalFrom({ players, offices = {}, lovers = [] as never }: Position): Final {
  return {
    players: players.map((player, seat) => ({
      isSeth: roles[player.role].marks?.includes('seth') === true,
      camps: campsFrom(player, (lovers as readonly Seat[]).includes(seat)),
      conditions: conditionsFrom(player),
      alive: fateOf(player) === 'alive',
      offices: (Object.entries(offices) as [OfficeId, Seat][]).flatMap(([office, holder]) =>
        holder === seat ? [office] : [],
      ),
      coins: coinsFrom(player),
      charmed: (player.charmedBy ?? []).length > 0,
    })),
    martyred: [],
    showWon: null,
  };
}

const coinsFrom = (player: PositionPlayer): number => player.coins ?? (fateOf(player) === 'alive' ? 1 : 0);
const campsFrom = ({ role, joined = [] }: PositionPlayer, loves: boolean): CampId[] =>
  campIds.filter(
    (camp) => roles[role].camps.includes(camp) || joined.includes(camp) || (loves && camp === 'lovers'),
  );
const conditionsFrom = ({ role, conditions = [] }: PositionPlayer): ConditionId[] => {
  const { always } = roles[role];
  return always === undefined || conditions.includes(always) ? [...conditions] : [always, ...conditions];
};

/** Puts a fresh village into a position that was found sound. */
export function settleIn(state: State, position: Position): void {
  const { offices = {}, lovers } = position;
  position.players.forEach((from, seat) => {
    const player = playerOf(state, seat) as Player & {
      role: RoleId;
      speciality: SpecialityId;
      marks: readonly MarkId[];
    };
    player.role = from.role;
    player.speciality = from.speciality;
    player.marks = roles[from.role].marks ?? [];
    player.camps = campsFrom(from, lovers?.includes(seat) === true);
    player.conditions = conditionsFrom(from);
    player.held = (from.held ?? [{ id: from.speciality }]).map(
      ({ id, inherited = false, used = 0 }): Held => ({ id, inherited, used }),
    );
    player.coins = coinsFrom(from);
    player.fate = fateOf(from);
    player.spouse = from.spouse ?? null;
    player.spent = [...(from.spent ?? [])];
    player.charmed = [...(from.charmedBy ?? [])];
    player.shown = [...(from.shown ?? (player.fate === 'alive' ? [] : ['speciality' as const]))];
    player.notes = [...(from.knows ?? [])];
  });
  state.weekday = position.weekday ?? state.options.start;
  state.day = position.day ?? 1;
  state.week = position.week ?? 1;
  state.circle = [...(position.circle ?? living(state))];
  state.ghosts = [
    ...(position.ghosts ?? seatsOf(state).filter((seat) => playerOf(state, seat).fate === 'ghost')),
  ];
  for (const office of officeIds) state.offices[office] = offices[office] ?? null;
  state.optional = [...(position.optional ?? state.optional)];
  state.lovers = lovers === undefined ? null : [Math.min(...lovers), Math.max(...lovers)];
  state.extraLife = position.extraLife ?? true;
  state.coinsOut = position.coinsOut ?? 0;
  state.guardedLast = position.guardedLast ?? null;
  state.richest = position.richest ?? null;
  state.specialYesterday = position.specialYesterday ?? false;
  settleKin(state, position);
}

function settleKin(state: State, position: Position): void {
  const pack = seatsOf(state).filter((seat) => isReptilian(state, seat));
  for (const seat of seatsOf(state)) {
    const player = playerOf(state, seat);
    player.before = roundFrom(seatsOf(state), seat, false).slice(0, -1);
    if (!pack.includes(seat)) continue;
    player.confers = true;
    player.met = [...(position.players[seat]?.met ?? others(pack, seat))];
  }
  Object.assign(state, {
    coinsAtStart: state.coinsOut + state.players.reduce((sum, { coins }) => sum + coins, 0),
  });
}
