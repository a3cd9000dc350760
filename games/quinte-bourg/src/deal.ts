import { field, ifBlank, oneOf, optional, type Read, read, record, recordOf, that } from '@veillee/gamekit';
import {
  at,
  isRecord,
  isSeat,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  shuffled,
} from '@veillee/kernel';
import { keptAtFirst } from './cards.ts';
import { positionFor } from './checkPosition.ts';
import { compositionFor, rolesFor, specialitiesFor, specialityPack, suggest } from './composition.ts';
import { appointed, giveCondition, givings } from './decisions.ts';
import type { RoleId, SpecialityId } from './ids.ts';
import { freshNight } from './night/fresh.ts';
import { type OfficeId, officeIds } from './offices/index.ts';
import { openingAgenda } from './opening.ts';
import type { Options } from './options.ts';
import { settleIn } from './position.ts';
import { says } from './refusing.ts';
import { roles, sixIds } from './roles/index.ts';
import type { Step } from './spec.ts';
import { freshDay, type Player, type State } from './state.ts';

const wrongCondition = says('deal.conditions');
const conditionsGiven = record(
  Object.fromEntries(sixIds.map((id) => [id, optional(oneOf(givings, wrongCondition))])),
  { malformed: wrongCondition, unknown: wrongCondition },
);

type Appointment = { readonly [office in OfficeId]?: Seat };

/** Each of the offices that are held from the start, with somebody of its own (§9). */
const isAppointment =
  (seats: number) =>
  (value: unknown): value is Appointment =>
    isRecord(value) &&
    Object.keys(value).length === appointed.length &&
    appointed.every((office) => isSeat(value[office], seats)) &&
    new Set(Object.values(value)).size === appointed.length;

/** What the master keeps to himself: the cards in play, who is dealt what, or a village some days old. */
function dealFor(options: Options, seats: number) {
  const malformed = says('deal.malformed');
  const isPair = (value: unknown): value is readonly [Seat, Seat] =>
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] !== value[1] &&
    value.every((seat) => isSeat(seat, seats));
  return record(
    {
      composition: optional(compositionFor(seats)),
      /** Camp roles by seat. */
      roles: optional(rolesFor(seats, malformed)),
      /** Specialities by seat. */
      specialities: optional(specialitiesFor(seats, malformed)),
      /** Who will be the Lovers; null: nobody. */
      lovers: optional(ifBlank(that<readonly [Seat, Seat] | null>(isPair, null, says('deal.lovers')), null)),
      /** What the six may win by, card by card; whoever is not named here is given theirs in the opening. */
      conditions: optional(conditionsGiven),
      /** Who holds office from the start (Q23); without it, it is drawn or given in the opening. */
      offices: optional(that<Appointment>(isAppointment(seats), {}, says('deal.offices'))),
      position: optional(positionFor(options, seats)),
    },
    { malformed, unknown: says('options.unknown', { option: (at) => `deal.${field(at)}` }) },
  );
}
export type Deal = Read<ReturnType<typeof dealFor>>;

/** A sound deal, or every fault of it. */
export const checkDeal = (raw: unknown, options: Options, seats: number): Result<Deal, readonly Refusal[]> =>
  read(dealFor(options, seats), raw, (deal, at) => {
    const { composition, roles: dealt, specialities, position } = deal;
    if (position !== undefined && Object.keys(deal).length > 1) at.blame(says('deal.both'), 'position');
    if (composition !== undefined && options.composition !== null)
      at.blame(says('deal.twoCompositions'), 'composition');
    const agreed = composition ?? options.composition;
    if (differ(dealt, agreed?.roles)) at.blame(says('deal.otherCards'), 'roles');
    if (differ(specialities, agreed?.specialities)) at.blame(says('deal.otherCards'), 'specialities');
    const cards = dealt ?? agreed?.roles;
    for (const role of sixIds)
      if (deal.conditions?.[role] !== undefined && cards?.includes(role) === false)
        at.blame(says('deal.noCard', { role }), 'conditions');
    return deal;
  });

/** A deal by seat must be of the cards that were agreed on. */
const differ = (
  dealt: readonly string[] | undefined,
  agreed: readonly string[] | null | undefined,
): boolean =>
  dealt !== undefined && agreed !== undefined && agreed !== null && sorted(dealt) !== sorted(agreed);
const sorted = (things: readonly string[]): string => [...things].sort().join();

/** A player with freshly dealt cards: one coin and a house (§2). */
export function newcomer(role: RoleId, speciality: SpecialityId): Player {
  const { camps, always, marks = [] } = roles[role];
  return {
    ...keptAtFirst('ofEach'),
    role,
    speciality,
    marks,
    camps: [...camps],
    conditions: always === undefined ? [] : [always],
    held: [{ id: speciality, inherited: false, used: 0 }],
    coins: 1,
    fate: 'alive',
    spouse: null,
    spent: [],
    met: [],
    confers: false,
    shown: [],
    before: [],
    notes: [],
  };
}

/** Lays the village out: from a deal by hand, a composition, or the suggested one. */
export function setup(
  { options, deal = {} }: { readonly options: Options; readonly deal?: Deal },
  seats: number,
  chance: (label: string) => Rng,
): { state: State; agenda: Step[] } {
  const composition = deal.composition ?? options.composition ?? suggest(seats, chance('composition'));
  const dealt = deal.roles ?? shuffled(composition.roles, chance('roles'));
  const cards =
    deal.specialities ?? shuffled(composition.specialities ?? specialityPack(seats), chance('specialities'));
  const players = dealt.map((role, seat) => newcomer(role, at(cards, seat)));
  for (const player of players) giveCondition(player, deal.conditions?.[player.role]);
  const state = emptyVillage(options, players);
  const { position, lovers } = deal;
  const first: Step = { type: (position?.weekday ?? options.start) === 'sunday' ? 'sunday' : 'nightfall' };
  if (position !== undefined) {
    settleIn(state, position);
    return { state, agenda: [first] };
  }
  for (const office of appointed) state.offices[office] = deal.offices?.[office] ?? null;
  state.loversComing = lovers === undefined ? composition.lovers : false;
  if (lovers) {
    state.lovers = [Math.min(...lovers), Math.max(...lovers)];
    for (const seat of lovers) state.players[seat]?.camps.push('lovers');
  }
  return { state, agenda: [...openingAgenda, first] };
}

function emptyVillage(options: Options, players: Player[]): State {
  const coins = players.reduce((sum, player) => sum + player.coins, 0);
  return {
    ...keptAtFirst('always'),
    options,
    players,
    circle: players.map((_, seat) => seat),
    phase: 'deal',
    stage: 'deal',
    weekday: options.start,
    day: 1,
    week: 1,
    lastWeek: options.weeks,
    lovers: null,
    loversComing: false,
    extraLife: true,
    offices: recordOf(officeIds, (): Seat | null => null),
    optional: [...options.offices],
    night: freshNight(players),
    today: freshDay(players.length),
    guardedLast: null,
    richest: null,
    specialYesterday: false,
    ghosts: [],
    invoking: false,
    hands: [],
    mending: false,
    coinsOut: 0,
    coinsAtStart: coins,
    coinBook: [],
    book: [],
    terms: [],
    uses: {},
    gazette: [],
    stop: null,
  };
}
