import {
  also,
  type Complaint,
  field,
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
  refusingIn,
  type Spot,
  text,
  who,
  whole,
} from '@veillee/gamekit';
import type { Refusal, Result } from '@veillee/kernel';
import { artefactIds } from '../artefacts/index.ts';
import { turnedIds } from '../ids.ts';
import { firstMark, markIds } from '../marks/index.ts';
import { optionNames } from '../options.ts';
import { type RoleId, roleIds } from '../roles/index.ts';
import type { PositionRefusalKey } from '../text/fr/refusals.ts';
import { characters } from './character.ts';
import type { FinalTable, Place } from './finalTable.ts';

/** A final table as a person writes it down: `{ game, players: [{ name, card, mark, … }], options }`. */
export interface Position {
  readonly names: readonly string[];
  readonly table: FinalTable;
}

const says = refusingIn<PositionRefusalKey>();

const wrongType = says('position.wrongType', { who, field });
const unknownId = says('position.unknownId', { who, field, value: given });
const id = <const T extends string>(ids: readonly T[]): Reader<T> =>
  oneOf(ids, (at, value) => (typeof value === 'string' ? unknownId : wrongType)(at, value));

/** What is missing, or null, has its usual value. */
const player = record(
  {
    name: once(text(says('position.name', { number })), says('position.repeatedName', { name: given })),
    card: needed(id(roleIds), says('position.noCard', { who })),
    mark: ifBlank(id(markIds), firstMark),
    artefact: ifBlank(id(artefactIds), null),
    copied: ifBlank(id(roleIds), null),
    turned: ifBlank(id(turnedIds), null),
    fromCentre: ifBlank(flag(wrongType), false),
    votes: ifBlank(text(wrongType), null),
  },
  {
    malformed: says('position.player', { number }),
    unknown: says('position.unknownPlayerField', { who, field }),
  },
);
type Player = Read<typeof player>;

const misfit = (card: RoleId): Complaint => says('position.misfit', { who, field, card });
/** Nobody points at himself (R54); only a card that copies can have copied, only one that turns, or a copy of it, been turned. */
const fitting = also(player, ({ name, card, copied, turned, votes }, at) => {
  if (votes !== null && votes === name) at.blame(says('position.selfVote', { who }), 'votes');
  if (!at.isSound('card')) return;
  const copies = characters[card].end?.copies !== undefined;
  if (copied !== null && !copies) at.blame(misfit(card), 'copied');
  const character = copies ? copied : card;
  if (turned !== null && (character === null || !characters[character].end?.turns))
    at.blame(misfit(card), 'turned');
});

const position = record(
  {
    game: ifBlank(oneOf(['one-night'], says('position.unknownGame', { game: given })), 'one-night'),
    options: ifBlank(
      record(
        { replacementMin: ifBlank(whole(1, Number.MAX_SAFE_INTEGER, says('position.replacementMin')), null) },
        {
          malformed: says('position.options'),
          unknown: says('position.unknownOption', { option: field }),
          ignored: optionNames,
        },
      ),
      { replacementMin: null },
    ),
    players: list(fitting, says('position.players')),
  },
  {
    malformed: says('position.malformed'),
    unknown: says('position.unknownField', { field }),
  },
);

/** Reads a position, or names every fault in it. */
export const readPosition = (input: unknown): Result<Position, readonly Refusal[]> =>
  read(position, input, ({ options: { replacementMin }, players }, at) => {
    const seatOf = seatsByName(players);
    return {
      names: [...seatOf.keys()],
      table: {
        players: players.map((player, seat) => finalPlace(player, seat, seatOf, at)),
        options: replacementMin === null ? {} : { replacementMin },
      },
    };
  });

function seatsByName(players: readonly Player[]): ReadonlyMap<string, number> {
  const seatOf = new Map<string, number>();
  players.forEach(({ name }, seat) => {
    if (!seatOf.has(name)) seatOf.set(name, seat);
  });
  return seatOf;
}

function finalPlace(player: Player, seat: number, seatOf: ReadonlyMap<string, number>, at: Spot): Place {
  const { card, mark, artefact, copied, turned, fromCentre, votes } = player;
  const target = votes === null ? undefined : seatOf.get(votes);
  if (votes !== null && target === undefined) at.blame(unknownVote, 'players', seat, 'votes');
  return { card, mark, artefact, copied, turned, fromCentre, votes: target ?? null };
}
const unknownVote = says('position.unknownVote', { who, value: given });
