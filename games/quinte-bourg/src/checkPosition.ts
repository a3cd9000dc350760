import { type Refusal, refusal, type Seat } from '@veillee/kernel';
import { roleFaults, specialityFaults } from './composition.ts';
import {
  conditionIds,
  isOneOf,
  officeIds,
  optionalIds,
  type RoleId,
  roleIds,
  specialityIds,
  weekdays,
} from './ids.ts';
import type { Refuse } from './impossible.ts';
import { isRecord, type Options, shown } from './options.ts';
import type { Position } from './position.ts';
import { refuseTogether } from './positionFaults.ts';
import { roles } from './roles/index.ts';

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
const musicians = roleIds.filter((id) => roles[id].camps.includes('musicians'));
const invocations = roleIds.flatMap((id) => {
  const { invocation } = roles[id];
  return invocation === undefined ? [] : [`${id}.${invocation.verb}`];
});
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
  refuseTogether(sound, options, refuse);
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
    day: (value) => isCount(value) && value !== 0,
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
