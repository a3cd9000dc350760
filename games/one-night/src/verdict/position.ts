import { fail, ok, type Params, type Refusal, type Result, refusal } from '@veillee/kernel';
import { artefactIds, markIds, type RoleId, roleIds, turnedIds } from '../ids.ts';
import { optionNames } from '../options.ts';
import { roles } from '../roles/index.ts';
import type { PositionRefusalKey } from '../text/fr/refusals.ts';
import type { FinalTable, Place, VerdictOptions } from './finalTable.ts';

/** A final table as a person writes it down: `{ game, players: [{ name, card, mark, … }], options }`. */
export interface Position {
  readonly names: readonly string[];
  readonly table: FinalTable;
}

/** Reads a position, or names every fault in it. What is missing, or null, has its usual value. */
export function readPosition(input: unknown): Result<Position, readonly Refusal[]> {
  const faults: Refusal[] = [];
  const refuse: Refuse = (key, params) => {
    faults.push(refusal(key, params));
  };
  if (!isRecord(input)) return fail([refusal('position.malformed')]);
  for (const field of Object.keys(input))
    if (!positionFields.has(field)) refuse('position.unknownField', { field });
  if (given(input.game) && input.game !== 'one-night')
    refuse('position.unknownGame', { game: shown(input.game) });
  const options = readOptions(input.options, refuse);
  const players = input.players;
  if (!Array.isArray(players)) {
    refuse('position.players', {});
    return fail(faults);
  }
  const seatOf = readNames(players, refuse);
  const places = players.map((player, seat) => readPlayer(player, seat, seatOf, refuse));
  if (faults.length > 0) return fail(faults);
  return ok({ names: [...seatOf.keys()], table: { players: places, options } });
}

type Refuse = (key: PositionRefusalKey, params: Params) => void;
type Fields = Readonly<Record<string, unknown>>;

const positionFields: ReadonlySet<string> = new Set(['game', 'players', 'options']);
const playerFields: ReadonlySet<string> = new Set([
  'name',
  'card',
  'mark',
  'artefact',
  'copied',
  'turned',
  'fromCentre',
  'votes',
]);

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const given = (value: unknown): boolean => value !== undefined && value !== null;
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function readOptions(value: unknown, refuse: Refuse): VerdictOptions {
  if (!given(value)) return {};
  if (!isRecord(value)) {
    refuse('position.options', {});
    return {};
  }
  for (const option of Object.keys(value))
    if (!optionNames.includes(option)) refuse('position.unknownOption', { option });
  const min = value.replacementMin;
  if (!given(min)) return {};
  if (typeof min === 'number' && Number.isInteger(min) && min >= 1) return { replacementMin: min };
  refuse('position.replacementMin', {});
  return {};
}

function readNames(players: readonly unknown[], refuse: Refuse): Map<string, number> {
  const seatOf = new Map<string, number>();
  players.forEach((player, seat) => {
    const name = isRecord(player) ? player.name : undefined;
    if (typeof name !== 'string') return;
    if (seatOf.has(name)) refuse('position.repeatedName', { name });
    else seatOf.set(name, seat);
  });
  return seatOf;
}

function readPlayer(
  value: unknown,
  seat: number,
  seatOf: ReadonlyMap<string, number>,
  refuse: Refuse,
): Place {
  const number = seat + 1;
  if (!isRecord(value)) {
    refuse('position.player', { number });
    return nobody;
  }
  const who = typeof value.name === 'string' ? value.name : `#${number}`;
  if (typeof value.name !== 'string') refuse('position.name', { number });
  for (const field in value)
    if (!playerFields.has(field)) refuse('position.unknownPlayerField', { who, field });
  const read = <T extends string>(field: string, ids: ReadonlyMap<string, T>): T | null => {
    const id = value[field];
    if (!given(id)) return null;
    if (typeof id !== 'string') refuse('position.wrongType', { who, field });
    else if (!ids.has(id)) refuse('position.unknownId', { who, field, value: id });
    return ids.get(id as string) ?? null;
  };
  if (!given(value.card)) refuse('position.noCard', { who });
  const card = read('card', knownRoles);
  const copied = read('copied', knownRoles);
  const turned = read('turned', knownTurned);
  if (card !== null)
    checkFit(card, copied, turned, (field) => refuse('position.misfit', { who, field, card }));
  return {
    card: card ?? nobody.card,
    mark: read('mark', knownMarks) ?? 'clarity',
    artefact: read('artefact', knownArtefacts),
    copied,
    turned,
    fromCentre: readFlag(value.fromCentre, () => refuse('position.wrongType', { who, field: 'fromCentre' })),
    votes: readVote(value, who, seatOf, refuse),
  };
}

const known = <T extends string>(ids: readonly T[]): ReadonlyMap<string, T> =>
  new Map(ids.map((id) => [id, id]));
const knownRoles = known(roleIds);
const knownMarks = known(markIds);
const knownArtefacts = known(artefactIds);
const knownTurned = known(turnedIds);

/** Stands in for a player who cannot be read; the position is refused anyway. */
const nobody: Place = {
  card: 'villager',
  mark: 'clarity',
  artefact: null,
  copied: null,
  turned: null,
  fromCentre: false,
  votes: null,
};

/** Only a card that copies can have copied, only one that turns, or a copy of it, can have been turned. */
function checkFit(
  card: RoleId,
  copied: RoleId | null,
  turned: string | null,
  refuse: (field: string) => void,
): void {
  const copies = roles[card].end?.copies !== undefined;
  if (copied !== null && !copies) refuse('copied');
  const character = copies ? copied : card;
  if (turned !== null && (character === null || !roles[character].end?.turns)) refuse('turned');
}

function readFlag(value: unknown, refuse: () => void): boolean {
  if (given(value) && typeof value !== 'boolean') refuse();
  return value === true;
}

function readVote(
  player: Fields,
  who: string,
  seatOf: ReadonlyMap<string, number>,
  refuse: Refuse,
): number | null {
  const vote = player.votes;
  if (!given(vote)) return null;
  if (typeof vote !== 'string') {
    refuse('position.wrongType', { who, field: 'votes' });
    return null;
  }
  if (vote === player.name) refuse('position.selfVote', { who });
  else if (!seatOf.has(vote)) refuse('position.unknownVote', { who, value: vote });
  return seatOf.get(vote) ?? null;
}
