import { fail, ok, type Refusal, type Result, refusal, type Seat } from '@veillee/kernel';
import {
  type CampId,
  type ConditionId,
  campIds,
  conditionIds,
  isOneOf,
  type OfficeId,
  officeIds,
  type RoleId,
  roleIds,
} from '../ids.ts';
import type { Refuse } from '../impossible.ts';
import { roles } from '../roles/index.ts';
import { playerOf, type State } from '../state.ts';
import { contradict, contradictStop, likelyCause, type Written } from './contradictions.ts';
import { type Final, finalOf, type StopCause, stopCauses } from './final.ts';

/**
 * A final situation as a person writes it down:
 * `{ game, stop, players: [{ name, role, joined, conditions, alive, offices, coins, charmed, executed, show }] }`.
 */
export interface Situation {
  readonly names: readonly string[];
  readonly final: Final;
  readonly cause: StopCause;
}

type Fields = { readonly [field: string]: unknown };

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 60) : typeof value);
const situationFields = ['game', 'stop', 'players'];
const playerFields = [
  'name',
  'role',
  'joined',
  'conditions',
  'alive',
  'offices',
  'coins',
  'charmed',
  'executed',
  'show',
];

/** Reads a final situation, or names every fault in it. */
export function readPosition(input: unknown): Result<Situation, readonly Refusal[]> {
  const faults: Refusal[] = [];
  const refuse: Refuse = (key, params) => faults.push(refusal(key, params));
  if (!isRecord(input) || !Array.isArray(input.players)) return fail([refusal('situation.malformed')]);
  for (const field of Object.keys(input))
    if (!situationFields.includes(field)) refuse('situation.unknownField', { field: shown(field) });
  if (input.game !== undefined && input.game !== 'quinte-bourg')
    refuse('situation.game', { game: shown(input.game) });
  const given = input.stop;
  if (given !== undefined && !isOneOf(stopCauses, given)) refuse('situation.stop', { value: shown(given) });
  if (input.players.length === 0 || input.players.length > 100) refuse('situation.players');
  const read = input.players.map((player: unknown, i) => readPlayer(player, i + 1, refuse));
  const names = read.map(({ name }) => name);
  for (const name of new Set(names))
    if (names.filter((other) => other === name).length > 1) refuse('situation.repeatedName', { name });
  const taken = read.flatMap(({ player }) => player.offices);
  for (const office of new Set(taken))
    if (taken.filter((other) => other === office).length > 1) refuse('situation.office', { office });
  contradict(read, refuse);
  if (faults.length > 0) return fail(faults);
  const seatsWith = (is: (one: Written) => boolean): Seat[] =>
    read.flatMap((one, seat) => (is(one) ? [seat] : []));
  const final: Final = {
    players: read.map(({ player }) => player),
    martyred: seatsWith(({ executed, player }) => executed && player.camps.includes('martyrs')),
    showWon: seatsWith(({ show }) => show)[0] ?? null,
  };
  const cause = isOneOf(stopCauses, given) ? given : likelyCause(final);
  contradictStop(read, final, cause, refuse);
  return faults.length > 0 ? fail(faults) : ok({ names, final, cause });
}

/** The end of a village as a person would write it down. */
export function situationOf(state: State, names: readonly string[]): object {
  const { players, martyred, showWon } = finalOf(state);
  return {
    game: 'quinte-bourg',
    stop: state.stop?.cause ?? 'condition',
    players: players.map(({ isSeth: _, camps, ...player }, seat) => {
      const { role } = playerOf(state, seat);
      return {
        name: names[seat] ?? `#${seat + 1}`,
        role,
        joined: camps.filter((camp) => !roles[role].camps.includes(camp)),
        ...player,
        executed: martyred.includes(seat),
        show: showWon === seat,
      };
    }),
  };
}

function readPlayer(value: unknown, number: number, refuse: Refuse): Written {
  const raw = isRecord(value) ? value : {};
  if (!isRecord(value)) refuse('situation.player', { number });
  const named = typeof raw.name === 'string' && raw.name.trim() !== '';
  const name = named ? (raw.name as string).slice(0, 60) : `#${number}`;
  if (!named) refuse('situation.name', { number });
  for (const field of Object.keys(raw))
    if (!playerFields.includes(field))
      refuse('situation.unknownPlayerField', { who: name, field: shown(field) });
  if (!isOneOf(roleIds, raw.role)) refuse('situation.role', { who: name, value: shown(raw.role) });
  const role: RoleId = isOneOf(roleIds, raw.role) ? raw.role : 'villager';
  const wrong = (field: string): void => refuse('situation.wrongType', { who: name, field });
  const list = <T extends string>(field: string, ids: readonly T[]): T[] => {
    const given: unknown = raw[field] ?? [];
    const all: readonly unknown[] = Array.isArray(given) ? given : [];
    // What is sound in it is read on, lest one fault make another.
    const sound = ids.filter((id) => all.includes(id));
    if (!Array.isArray(given) || sound.length !== all.length) wrong(field);
    return sound;
  };
  const flag = (field: string, usual: boolean): boolean => {
    const given = raw[field] ?? usual;
    if (typeof given === 'boolean') return given;
    wrong(field);
    return usual;
  };
  const coins = raw.coins ?? 0;
  if (!Number.isInteger(coins) || (coins as number) < 0) wrong('coins');
  const joined = list<CampId>('joined', ['lovers', 'idealists', 'reptilians']);
  const written = list<ConditionId>('conditions', conditionIds);
  const conditions = isOneOf(roleIds, raw.role) ? written : [];
  const { always } = roles[role];
  return {
    name,
    role,
    executed: flag('executed', false),
    show: flag('show', false),
    player: {
      isSeth: roles[role].marks?.includes('seth') === true,
      camps: campIds.filter((camp) => roles[role].camps.includes(camp) || joined.includes(camp)),
      conditions: always === undefined || conditions.includes(always) ? conditions : [always, ...conditions],
      alive: flag('alive', true),
      offices: list<OfficeId>('offices', officeIds),
      coins: coins as number,
      charmed: flag('charmed', false),
    },
  };
}
