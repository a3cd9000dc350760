import { fail, ok, type Refusal, type Result, type Rng, refusal, type Seat, shuffled } from '@veillee/kernel';
import { checkPosition } from './checkPosition.ts';
import {
  type Composition,
  checkComposition,
  roleFaults,
  specialityFaults,
  specialityPack,
  suggest,
} from './composition.ts';
import { type OfficeId, officeIds, type RoleId, type SpecialityId } from './ids.ts';
import { openingAgenda } from './opening.ts';
import { isRecord, type Options } from './options.ts';
import { type Position, settleIn } from './position.ts';
import { roles } from './roles/index.ts';
import type { Step } from './spec.ts';
import { freshDay, freshNight, type Player, type State } from './state.ts';

/** What the master keeps to himself: the cards in play, who is dealt what, or a village some days old. */
export interface Deal {
  readonly composition?: Composition;
  /** Camp roles by seat. */
  readonly roles?: readonly RoleId[];
  /** Specialities by seat. */
  readonly specialities?: readonly SpecialityId[];
  /** Who will be the Lovers; null: nobody. */
  readonly lovers?: readonly [Seat, Seat] | null;
  readonly position?: Position;
}

const known = ['composition', 'roles', 'specialities', 'lovers', 'position'];

/** A sound deal, or every fault of it. */
export function checkDeal(raw: unknown, options: Options, seats: number): Result<Deal, readonly Refusal[]> {
  if (!isRecord(raw)) return fail([refusal('deal.malformed')]);
  const faults: Refusal[] = Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => refusal('options.unknown', { option: `deal.${key}`.slice(0, 60) }));
  if (raw.position !== undefined) {
    if (Object.keys(raw).length > 1) faults.push(refusal('deal.both'));
    faults.push(...checkPosition(raw.position, options, seats));
    return faults.length > 0 ? fail(faults) : ok(raw as Deal);
  }
  if (raw.composition !== undefined) faults.push(...checkComposition(raw.composition, seats));
  if (raw.composition !== undefined && options.composition !== null)
    faults.push(refusal('deal.twoCompositions'));
  if (raw.roles !== undefined)
    faults.push(...(Array.isArray(raw.roles) ? roleFaults(raw.roles, seats) : [refusal('deal.malformed')]));
  if (raw.specialities !== undefined)
    faults.push(
      ...(Array.isArray(raw.specialities)
        ? specialityFaults(raw.specialities, seats)
        : [refusal('deal.malformed')]),
    );
  faults.push(...otherCards(raw as Deal, options));
  if (raw.lovers !== undefined && raw.lovers !== null && !isPair(raw.lovers, seats))
    faults.push(refusal('deal.lovers'));
  return faults.length > 0 ? fail(faults) : ok(raw as Deal);
}

const sorted = (things: readonly string[]): string => [...things].sort().join();

/** A deal by seat must be of the cards that were agreed on. */
function otherCards({ composition, roles: dealt, specialities }: Deal, options: Options): Refusal[] {
  const agreed = composition ?? options.composition;
  if (agreed === null || !Array.isArray(agreed.roles)) return [];
  const faults: Refusal[] = [];
  if (Array.isArray(dealt) && sorted(dealt) !== sorted(agreed.roles)) faults.push(refusal('deal.otherCards'));
  if (
    Array.isArray(specialities) &&
    Array.isArray(agreed.specialities) &&
    sorted(specialities) !== sorted(agreed.specialities)
  )
    faults.push(refusal('deal.otherCards'));
  return faults;
}

export const isPair = (value: unknown, seats: number): value is readonly [Seat, Seat] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value[0] !== value[1] &&
  value.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);

/** A player with freshly dealt cards: one coin and a house (§2). */
export function newcomer(role: RoleId, speciality: SpecialityId): Player {
  const { camps, always, marks = [] } = roles[role];
  return {
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
    charmed: [],
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
  const players = dealt.map((role, seat) => newcomer(role, cards[seat] as SpecialityId));
  const state = emptyVillage(options, players);
  const { position, lovers } = deal;
  const first: Step = { type: (position?.weekday ?? options.start) === 'sunday' ? 'sunday' : 'nightfall' };
  if (position !== undefined) {
    settleIn(state, position);
    return { state, agenda: [first] };
  }
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
    options,
    players,
    circle: players.map((_, seat) => seat),
    phase: 'deal',
    weekday: options.start,
    day: 1,
    week: 1,
    lastWeek: options.weeks,
    lovers: null,
    loversComing: false,
    extraLife: true,
    offices: Object.fromEntries(officeIds.map((office) => [office, null])) as {
      [office in OfficeId]: Seat | null;
    },
    optional: [...options.offices],
    night: freshNight(players),
    today: freshDay(players.length),
    guardedLast: null,
    richest: null,
    specialYesterday: false,
    ghosts: [],
    invoking: false,
    mending: false,
    show: null,
    coinsOut: 0,
    coinsAtStart: coins,
    coinBook: [],
    book: [],
    terms: [],
    uses: {},
    gazette: [],
    martyred: [],
    showWon: null,
    stop: null,
  };
}
