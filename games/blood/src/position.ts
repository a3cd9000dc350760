import {
  anything,
  asEmpty,
  byField,
  either,
  field,
  fitting,
  flag,
  given,
  ifBlank,
  list,
  needed,
  number,
  once,
  oneOf,
  type Read,
  type Reader,
  read,
  record,
  recordOf,
  type Spot,
  shown,
  text,
  who,
} from '@veillee/gamekit';
import type { Refusal, Result, Seat } from '@veillee/kernel';
import { fewest, isTable, most } from './box.ts';
import { type CharacterId, characterIds, type Reading, tokenIds } from './ids.ts';
import { type MutationId, stakeIds } from './mutations/index.ts';
import { misfits, scoring } from './options.ts';
import { says } from './refusing.ts';

/** A final situation as people write it down: `{ game, players, tokens, wilderness, lastTurn, ending, options }`. */
export interface Position {
  readonly names: readonly string[];
  readonly players: readonly { readonly card: CharacterId; readonly alive: boolean }[];
  readonly tokens: readonly CharacterId[];
  readonly wilderness: readonly CharacterId[];
  readonly lastTurn: Seat;
  /** What ended the game: the count, or what a player announced or revealed. */
  readonly ending: 'points' | { readonly by: 'claim' | MutationId; readonly player: Seat };
  readonly threshold: Reading;
  readonly twins: boolean;
}

/** Every card is there once, so it lies in one place. */
const card = once(
  oneOf(characterIds, says('position.unknownCard', { value: given })),
  says('position.repeatedCard', { card: given }),
);
const noName = says('position.name', { number });
const malformed = says('position.player', { number });
const player = asEmpty(
  record(
    {
      name: once(
        fitting(text(noName), (name) => name !== '', noName),
        says('position.repeatedName', { name: given }),
      ),
      alive: ifBlank(flag(says('position.alive', { who })), true),
      card: needed(card, says('position.noCard', { who })),
    },
    { malformed, unknown: says('position.unknownPlayerField', { who, field }) },
  ),
  malformed,
);

const wrongEnding = says('position.ending', { value: given });
const ofOne = { malformed: wrongEnding, unknown: wrongEnding };
/** Who announced something, or staked the game on a card; whom it names is looked for once all names are read. */
interface Actor {
  readonly by: 'claim' | MutationId;
  readonly name: unknown;
}
const actorOf = (by: Actor['by']): Reader<Actor> => {
  const named = record({ [by]: anything }, ofOne);
  return {
    take(raw, at) {
      const read = named.take(raw, at);
      return read && { by, name: read[by] };
    },
    fallback: { by, name: undefined },
  };
};
const endings = either(['points'], byField<Actor>(recordOf(['claim', ...stakeIds], actorOf), wrongEnding));
const scored = record(scoring, misfits);
const noCards = says('position.cards', { field });

const position = record(
  {
    game: ifBlank(oneOf(['blood'], says('position.game', { game: given })), 'blood'),
    players: list(player, says('position.players'), (seats) =>
      isTable(seats) ? undefined : says('seats.range', { seats, fewest, most }),
    ),
    tokens: list(card, noCards, (count) =>
      count === tokenIds.length ? undefined : says('position.tokens', { count }),
    ),
    wilderness: ifBlank(list(card, noCards), []),
    ending: ifBlank(endings, 'points'),
    lastTurn: ifBlank(anything, null),
    options: ifBlank(scored, scored.fallback),
  },
  { malformed: says('position.malformed'), unknown: says('position.unknownField', { field }) },
);

/** Reads a position, or names every fault in it. */
export const readPosition = (input: unknown): Result<Position, readonly Refusal[]> =>
  read(position, input, ({ players, tokens, wilderness, options, ...written }, at) => {
    const names = players.map(({ name }) => name);
    const ending = seated(written.ending, names, at);
    return {
      names,
      players: players.map(({ card, alive }) => ({ card, alive })),
      tokens,
      wilderness,
      ending,
      lastTurn: lastTurn(written.lastTurn, ending, names, at),
      ...options,
    };
  });

function seatOf(name: unknown, names: readonly string[], field: string, at: Spot): Seat {
  const seat = typeof name === 'string' ? names.indexOf(name) : -1;
  if (seat < 0) at.blame(says('position.unknownName', { field, value: shown(name) }), field);
  return seat;
}

/** What ended the game, with the actor's seat. */
function seated(ending: Read<typeof endings>, names: readonly string[], at: Spot): Position['ending'] {
  if (ending === 'points') return ending;
  return { by: ending.by, player: seatOf(ending.name, names, 'ending', at) };
}

/** A claim or a betrayal says by itself whose turn it was. */
function lastTurn(name: unknown, ending: Position['ending'], names: readonly string[], at: Spot): Seat {
  const actor = ending === 'points' ? undefined : ending.player;
  if (name === null) {
    if (actor === undefined) at.blame(says('position.noLastTurn'), 'lastTurn');
    return actor ?? 0;
  }
  const seat = seatOf(name, names, 'lastTurn', at);
  if (actor !== undefined && actor !== seat)
    at.blame(says('position.otherTurn', { value: given }), 'lastTurn');
  return seat;
}
