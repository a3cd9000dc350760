import { type Params, type Refusal, refusal, type Seat } from '@veillee/kernel';
import { roleFaults, specialityFaults } from './composition.ts';
import {
  conditionIds,
  isOneOf,
  type OfficeId,
  officeIds,
  optionalIds,
  type RoleId,
  roleIds,
  specialityIds,
  weekdays,
} from './ids.ts';
import { isRecord, type Options, shown } from './options.ts';
import {
  campsFrom,
  coinsFrom,
  conditionsFrom,
  fateOf,
  type Position,
  type PositionPlayer,
} from './position.ts';
import { roles } from './roles/index.ts';
import { specialities } from './specialities/index.ts';
import type { Fate } from './state.ts';
import { isMet } from './verdict/conditions.ts';
import type { Final } from './verdict/final.ts';

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
  Array.isArray(value) &&
  value.length <= 200 &&
  !value.includes(undefined) &&
  value.every(sound) &&
  new Set(value).size === value.length;

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
    held: (value) =>
      Array.isArray(value) && !value.includes(undefined) && value.length <= 2 && value.every(isHeld),
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
