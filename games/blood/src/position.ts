import { fail, ok, type Refusal, type Result, refusal, type Seat } from '@veillee/kernel';
import { fewest, isTable, most } from './box.ts';
import { type CharacterId, characterIds, type Reading, tokenIds } from './ids.ts';
import { collector, type Fields, isRecord, type Refuse, readThreshold, shown } from './options.ts';

/** A final situation as people write it down: `{ game, players, tokens, wilderness, lastTurn, ending, options }`. */
export interface Position {
  readonly names: readonly string[];
  readonly players: readonly { readonly card: CharacterId; readonly alive: boolean }[];
  readonly tokens: readonly CharacterId[];
  readonly wilderness: readonly CharacterId[];
  readonly lastTurn: Seat;
  /** What ended the game: the count, or what a player announced or revealed. */
  readonly ending: 'points' | { readonly claim: Seat } | { readonly betray: Seat };
  readonly threshold: Reading;
  readonly twins: boolean;
}

/** Reads a position, or names every fault in it. */
export function readPosition(input: unknown): Result<Position, readonly Refusal[]> {
  if (!isRecord(input)) return fail([refusal('position.malformed')]);
  const faults: Refusal[] = [];
  const refuse = collector(faults);
  for (const field of Object.keys(input))
    if (!positionFields.has(field)) refuse('position.unknownField', { field });
  if (given(input.game) && input.game !== 'blood') refuse('position.game', { game: shown(input.game) });
  const seen = new Set<string>();
  const seated = readPlayers(input.players, seen, refuse);
  const tokens = readCards(input.tokens, 'tokens', seen, refuse);
  if (Array.isArray(input.tokens) && tokens.length !== tokenIds.length)
    refuse('position.tokens', { count: tokens.length });
  const wilderness = given(input.wilderness) ? readCards(input.wilderness, 'wilderness', seen, refuse) : [];
  const ending = readEnding(input.ending, seated.names, refuse);
  const lastTurn = readLastTurn(input.lastTurn, ending, seated.names, refuse);
  const options = readOptions(input.options, refuse);
  return faults.length > 0
    ? fail(faults)
    : ok({ ...seated, tokens, wilderness, ending, lastTurn, ...options });
}

const positionFields: ReadonlySet<string> = new Set([
  'game',
  'players',
  'tokens',
  'wilderness',
  'lastTurn',
  'ending',
  'options',
]);
const playerFields: ReadonlySet<string> = new Set(['name', 'card', 'alive']);

const given = (value: unknown): boolean => value !== undefined && value !== null;

type Seated = Pick<Position, 'names' | 'players'>;

function readPlayers(value: unknown, seen: Set<string>, refuse: Refuse): Seated {
  if (!Array.isArray(value)) {
    refuse('position.players');
    return { names: [], players: [] };
  }
  if (!isTable(value.length)) refuse('seats.range', { seats: value.length, fewest, most });
  const names: string[] = [];
  const players = value.map((player: unknown, seat) => {
    const fields = isRecord(player) ? player : {};
    if (!isRecord(player)) refuse('position.player', { number: seat + 1 });
    const name = readName(fields, seat, names, refuse);
    names.push(name);
    return readPlayer(fields, name, seen, refuse);
  });
  return { names, players };
}

function readName({ name }: Fields, seat: Seat, names: readonly string[], refuse: Refuse): string {
  if (typeof name !== 'string' || name === '') {
    refuse('position.name', { number: seat + 1 });
    return `#${seat + 1}`;
  }
  if (names.includes(name)) refuse('position.repeatedName', { name });
  return name;
}

function readPlayer(
  fields: Fields,
  who: string,
  seen: Set<string>,
  refuse: Refuse,
): Position['players'][number] {
  for (const field of Object.keys(fields))
    if (!playerFields.has(field)) refuse('position.unknownPlayerField', { who, field });
  if (given(fields.alive) && typeof fields.alive !== 'boolean') refuse('position.alive', { who });
  if (!given(fields.card)) refuse('position.noCard', { who });
  const card = given(fields.card) ? readCard(fields.card, seen, refuse) : undefined;
  return { card: card ?? characterIds[0], alive: fields.alive !== false };
}

function readCards(
  value: unknown,
  field: 'tokens' | 'wilderness',
  seen: Set<string>,
  refuse: Refuse,
): CharacterId[] {
  if (!Array.isArray(value)) {
    refuse('position.cards', { field });
    return [];
  }
  return value.map((card) => readCard(card, seen, refuse) ?? characterIds[0]);
}

/** Every card is there once, so it lies in one place. */
function readCard(value: unknown, seen: Set<string>, refuse: Refuse): CharacterId | undefined {
  const card = characterIds.find((id) => id === value);
  if (card === undefined) refuse('position.unknownCard', { value: shown(value) });
  else if (seen.has(card)) refuse('position.repeatedCard', { card });
  else seen.add(card);
  return card;
}

function readEnding(value: unknown, names: readonly string[], refuse: Refuse): Position['ending'] {
  if (!given(value) || value === 'points') return 'points';
  const [kind, ...others] = isRecord(value) ? Object.keys(value) : [];
  if (!isRecord(value) || others.length > 0 || (kind !== 'claim' && kind !== 'betray')) {
    refuse('position.ending', { value: shown(value) });
    return 'points';
  }
  const player = seatOf(value[kind], names, 'ending', refuse);
  return kind === 'claim' ? { claim: player } : { betray: player };
}

function seatOf(name: unknown, names: readonly string[], field: string, refuse: Refuse): Seat {
  const seat = typeof name === 'string' ? names.indexOf(name) : -1;
  if (seat < 0) refuse('position.unknownName', { field, value: shown(name) });
  return seat;
}

/** A claim or a betrayal says by itself whose turn it was. */
function readLastTurn(
  value: unknown,
  ending: Position['ending'],
  names: readonly string[],
  refuse: Refuse,
): Seat {
  const actor = ending === 'points' ? undefined : 'claim' in ending ? ending.claim : ending.betray;
  if (!given(value)) {
    if (actor === undefined) refuse('position.noLastTurn');
    return actor ?? 0;
  }
  const seat = seatOf(value, names, 'lastTurn', refuse);
  if (actor !== undefined && actor !== seat) refuse('position.otherTurn', { value: shown(value) });
  return seat;
}

function readOptions(value: unknown, refuse: Refuse): Pick<Position, 'threshold' | 'twins'> {
  if (given(value) && !isRecord(value)) refuse('options.malformed');
  const options = isRecord(value) ? value : {};
  for (const option of Object.keys(options))
    if (option !== 'threshold' && option !== 'twins') refuse('options.unknown', { option });
  const { twins = false } = options;
  if (typeof twins !== 'boolean') refuse('options.twins', { value: shown(twins) });
  return { threshold: readThreshold(options.threshold, refuse), twins: twins === true };
}
