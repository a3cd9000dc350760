import {
  also,
  field,
  given,
  list,
  type Optional,
  oneOf,
  optional,
  place as player,
  type Read,
  type Reader,
  record,
  saying,
  that,
} from '@veillee/gamekit';
import { isOneOf, isRecord, refusal, type Seat } from '@veillee/kernel';
import { roleFaults, specialityFaults } from './composition.ts';
import { conditionIds } from './conditions.ts';
import { type CampId, type RoleId, type SpecialityId, weekdays } from './ids.ts';
import { type OfficeId, officeIds, optionalIds } from './offices/index.ts';
import type { Options } from './options.ts';
import { refuseTogether } from './positionFaults.ts';
import { says } from './refusing.ts';
import { roleIds, roles } from './roles/index.ts';
import { specialityIds } from './specialities/index.ts';

/** What a value is, by a guard; lists are of different things of one kind. */
type Is<T> = (value: unknown) => value is T;
const isFlag: Is<boolean> = (value) => typeof value === 'boolean';
const isNote: Is<string> = (value): value is string => typeof value === 'string' && value.length <= 300;
const isCount =
  (from = 0, to = 1000): Is<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
const isAny =
  <const T extends string>(ids: readonly T[]): Is<T> =>
  (value): value is T =>
    isOneOf(ids, value);
const isListOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) &&
    value.length <= 200 &&
    !value.includes(undefined) &&
    value.every(is) &&
    new Set(value).size === value.length;

/** A speciality in hand now, perhaps another's. */
export type Card = {
  readonly id: SpecialityId;
  readonly inherited?: boolean;
  readonly used?: number;
};
const isUse = isCount();
const isCard: Is<Card> = (card): card is Card =>
  isRecord(card) &&
  isOneOf(specialityIds, card.id) &&
  (card.inherited === undefined || isFlag(card.inherited)) &&
  (card.used === undefined || isUse(card.used));
const isHand: Is<readonly Card[]> = (value): value is readonly Card[] =>
  Array.isArray(value) && !value.includes(undefined) && value.length <= 2 && value.every(isCard);

const isOffices =
  (isSeat: Is<Seat>): Is<{ readonly [office in OfficeId]?: Seat }> =>
  (value): value is { readonly [office in OfficeId]?: Seat } =>
    isRecord(value) && Object.entries(value).every(([id, seat]) => isOneOf(officeIds, id) && isSeat(seat));
const isPair =
  (isSeat: Is<Seat>): Is<readonly [Seat, Seat]> =>
  (value): value is readonly [Seat, Seat] =>
    isListOf(isSeat)(value) && value.length === 2;

const musicians = roleIds.filter((id) => roles[id].camps.includes('musicians'));
const invocations = roleIds.flatMap((id) => {
  const { invocation } = roles[id];
  return invocation === undefined ? [] : [`${id}.${invocation.verb}`];
});

const wrongType = says('position.wrongType', { player, field });
const wrongField = says('position.wrongField', { field });
const ofPlayer = <T>(is: Is<T>): Optional<T | undefined> =>
  optional(that<T | undefined>(is, undefined, wrongType));
const ofVillage = <T>(is: Is<T>): Optional<T | undefined> =>
  optional(that<T | undefined>(is, undefined, wrongField));

/** One player of a village begun on paper. What is missing has its usual value. */
const playerFor = (isSeat: Is<Seat>) =>
  record(
    {
      role: oneOf(roleIds, says('position.role', { player, value: given })),
      speciality: oneOf(specialityIds, says('position.speciality', { player, value: given })),
      /** Specialities in hand now, if not just the one dealt. */
      held: ofPlayer(isHand),
      /** Camps joined by conversion. */
      joined: ofPlayer(isListOf(isAny<CampId>(['idealists', 'reptilians']))),
      conditions: ofPlayer(isListOf(isAny(conditionIds))),
      coins: ofPlayer(isCount()),
      fate: ofPlayer(isAny(['alive', 'ghost', 'spirit', 'legacy', 'gone'])),
      spouse: ofPlayer(isSeat),
      /** Invocations used up, e.g. `red.kill`. */
      spent: ofPlayer(isListOf(isAny(invocations))),
      charmedBy: ofPlayer(isListOf(isAny<RoleId>(musicians))),
      /** Reptilians met; unless said, the others of their kind. */
      met: ofPlayer(isListOf(isSeat)),
      shown: ofPlayer(isListOf(isAny(['role', 'speciality']))),
      /** What they already know, in words. */
      knows: ofPlayer(isListOf(isNote)),
    },
    {
      malformed: says('position.player', { player }),
      unknown: says('position.unknownPlayerField', { player, field }),
    },
  );
export type PositionPlayer = Read<ReturnType<typeof playerFor>>;

/** A village already some days old, before the night of `weekday`. */
function villageFor(seats: number) {
  const isSeat = isCount(0, seats - 1);
  const malformed = says('position.malformed');
  return record(
    {
      players: list(playerFor(isSeat), malformed, (players) =>
        players === seats ? undefined : says('position.seats', { players, seats }),
      ),
      weekday: ofVillage(isAny(weekdays)),
      day: ofVillage(isCount(1)),
      week: ofVillage(isCount(1)),
      /** The living, clockwise. */
      circle: ofVillage(isListOf(isSeat)),
      /** The ghosts, the latest last. */
      ghosts: ofVillage(isListOf(isSeat)),
      offices: ofVillage(isOffices(isSeat)),
      /** Optional offices still in the game. */
      optional: ofVillage(isListOf(isAny(optionalIds))),
      lovers: ofVillage(isPair(isSeat)),
      extraLife: ofVillage(isFlag),
      coinsOut: ofVillage(isCount()),
      guardedLast: ofVillage(isSeat),
      /** Follows from the purses; where it is said, it must agree with them. */
      richest: ofVillage(isSeat),
      specialYesterday: ofVillage(isFlag),
    },
    { malformed, unknown: says('position.unknownField', { field }) },
  );
}
export type Position = Read<ReturnType<typeof villageFor>>;

/** A position, with every fault in it; what no village comes to is looked for once every field is sound. */
export const positionFor = (options: Options, seats: number): Reader<Position> =>
  also(villageFor(seats), (position, at) => {
    if (!at.isSound()) return;
    const dealt = position.players;
    for (const fault of [
      ...roleFaults(
        dealt.map(({ role }) => role),
        seats,
      ),
      ...specialityFaults(
        dealt.map(({ speciality }) => speciality),
        seats,
      ),
    ])
      at.blame(saying(fault), 'players');
    refuseTogether(position, options, (key, params) => at.blame(saying(refusal(key, params))));
  });
