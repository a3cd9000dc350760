import {
  asEmpty,
  field,
  flag,
  given,
  ifBlank,
  ifMissing,
  list,
  number,
  oneOf,
  optional,
  type Read,
  type Reader,
  read,
  record,
  type Spot,
  saying,
  shown,
  that,
  who,
  whole,
} from '@veillee/gamekit';
import { isOneOf, type Refusal, type Result, refusal, type Seat } from '@veillee/kernel';
import { conditionIds } from '../conditions.ts';
import { campIds } from '../ids.ts';
import type { Refuse } from '../impossible.ts';
import { officeIds } from '../offices/index.ts';
import { says } from '../refusing.ts';
import { plainRole, roleIds, roles } from '../roles/index.ts';
import { playerOf, type State } from '../state.ts';
import { contradict, contradictStop, likelyCause, type Written } from './contradictions.ts';
import { type Final, finalOf, isSeth, type StopCause, stopCauses } from './final.ts';

/**
 * A final situation as a person writes it down:
 * `{ game, stop, players: [{ name, role, joined, conditions, alive, offices, coins, charmed, executed, show }] }`.
 */
export interface Situation {
  readonly names: readonly string[];
  readonly final: Final;
  readonly cause: StopCause;
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const wrongType = says('situation.wrongType', { who, field });
/** Different things of one kind, as written; what is sound in a list is read on, lest one fault make another. */
const several = <const T extends string>(ids: readonly T[]): Reader<readonly T[]> =>
  ifBlank(
    {
      take(raw, at) {
        const all: readonly unknown[] = Array.isArray(raw) ? raw : [];
        const sound = [...new Set(all)].filter((id) => isOneOf(ids, id));
        if (!Array.isArray(raw) || sound.length !== all.length) at.refuse(wrongType, raw);
        return sound;
      },
      fallback: [],
    },
    [],
  );
const flagged = (usual: boolean): Reader<boolean> => ifBlank(flag(wrongType), usual);

const malformed = says('situation.player', { number });
const player = asEmpty(
  record(
    {
      name: that(isName, '', says('situation.name', { number })),
      role: oneOf(roleIds, says('situation.role', { who, value: given })),
      coins: ifBlank(whole(0, Number.MAX_SAFE_INTEGER, wrongType), 0),
      joined: several(['lovers', 'idealists', 'reptilians']),
      conditions: several(conditionIds),
      executed: flagged(false),
      show: flagged(false),
      alive: flagged(true),
      offices: several(officeIds),
      charmed: flagged(false),
    },
    { malformed, unknown: says('situation.unknownPlayerField', { who, field }) },
  ),
  malformed,
);
const noSituation = says('situation.malformed');
const situation = record(
  {
    game: ifMissing(oneOf(['quinte-bourg'], says('situation.game', { game: given })), 'quinte-bourg'),
    stop: optional(oneOf(stopCauses, says('situation.stop', { value: given }))),
    players: list(player, noSituation, (count) =>
      count === 0 || count > 100 ? says('situation.players') : undefined,
    ),
  },
  { malformed: noSituation, unknown: says('situation.unknownField', { field }) },
);

/** Reads a final situation, or names every fault in it. */
export const readPosition = (input: unknown): Result<Situation, readonly Refusal[]> =>
  read(situation, input, ({ players, stop }, at) => {
    const refuse: Refuse = (key, params) => at.blame(saying(refusal(key, params)), 'players');
    const all = players.map((player, seat) => written(player, seat, at));
    const names = all.map(({ name }) => name);
    for (const name of repeated(names)) refuse('situation.repeatedName', { name });
    for (const office of repeated(all.flatMap(({ player }) => player.offices)))
      refuse('situation.office', { office });
    contradict(all, refuse);
    const final = finalOfWritten(all);
    const cause = stop ?? likelyCause(final);
    if (at.isSound()) contradictStop(all, final, cause, refuse);
    return { names, final, cause };
  });

/** What stands there more than once, by where it stands first. */
const repeated = (things: readonly string[]): readonly string[] =>
  [...new Set(things)].filter((thing) => things.indexOf(thing) !== things.lastIndexOf(thing));

function finalOfWritten(all: readonly Written[]): Final {
  const seatsWith = (is: (one: Written) => boolean): Seat[] =>
    all.flatMap((one, seat) => (is(one) ? [seat] : []));
  return {
    players: all.map(({ player }) => player),
    martyred: seatsWith(({ executed, player }) => executed && player.camps.includes('martyrs')),
    showWon: seatsWith(({ show }) => show)[0] ?? null,
  };
}

/** A player as the verdict sees them; whose role cannot be read is taken for a Villager. */
function written(read: Read<typeof player>, seat: Seat, at: Spot): Written {
  const known = at.isSound('players', seat, 'role');
  const name = read.name === '' ? `#${seat + 1}` : shown(read.name);
  return known
    ? asWritten({ ...read, name })
    : asWritten({ ...read, name, role: plainRole('villagers'), conditions: [] });
}

/** What is said of one player of a final situation. */
export type Said = Read<typeof player>;

function asWritten({ name, role, executed, show, joined, ...said }: Said): Written {
  const conditions = conditionIds.filter((id) => said.conditions.includes(id));
  const { always } = roles[role];
  return {
    name,
    role,
    executed,
    show,
    player: {
      isSeth: isSeth(roles[role].marks),
      camps: campIds.filter((camp) => roles[role].camps.includes(camp) || isOneOf(joined, camp)),
      conditions: always === undefined || conditions.includes(always) ? conditions : [always, ...conditions],
      alive: said.alive,
      offices: said.offices,
      coins: said.coins,
      charmed: said.charmed,
    },
  };
}

/** A situation told by word of mouth: it is judged even where no village can come to it, and what says so stands beside it. */
export function situationSaid(players: readonly Said[]): {
  readonly situation: Situation;
  readonly faults: readonly Refusal[];
} {
  const all = players.map(asWritten);
  const faults: Refusal[] = [];
  contradict(all, (key, params) => faults.push(refusal(key, params)));
  const final = finalOfWritten(all);
  return { situation: { names: all.map(({ name }) => name), final, cause: likelyCause(final) }, faults };
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
