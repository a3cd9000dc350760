import { isSeat, type Params, type Refusal, type Rng, refusal, type Seat } from '@veillee/kernel';
import { daysFromFebruary1999 } from './birthday.ts';
import { isTable, offersTwins } from './box.ts';
import { type Reading, readings } from './ids.ts';
import type { RefusalKey } from './text/fr/refusals.ts';

/** Who plays first (B2). */
export type First =
  | 'chance'
  | { readonly seat: Seat }
  /** One date of birth a seat, as `1999-02-14`. */
  | { readonly birthdays: readonly string[] };

export interface Options {
  /** When the game ends (B9). */
  readonly threshold: Reading;
  /** Twins die together; for 8 or 9 players. */
  readonly twins: boolean;
  readonly first: First;
  /** Seconds of pause at the start of every turn (B23). */
  readonly opening: number;
  /** Seconds to answer a question before chance, or death, answers it. */
  readonly limit: number;
}

export const defaults: Options = {
  threshold: 'survivors',
  twins: false,
  first: 'chance',
  opening: 3,
  limit: 3600,
};

export const longestOpening = 60;
export const shortestLimit = 5;
export const longestLimit = 86_400;

/** Notes a fault; checking goes on, so that all of them are named at once. */
export type Refuse = (key: RefusalKey, params?: Params) => void;

export const collector = (faults: Refusal[]): Refuse => {
  return (key, params) => {
    faults.push(refusal(key, params));
  };
};

export type Fields = { readonly [field: string]: unknown };
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What was given, short enough to be quoted back. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `${value.slice(0, 40)}…` : value;
  const plain = Number.isFinite(value) || typeof value === 'boolean' || value === null;
  return plain ? String(value) : '…';
}

/** The options with their defaults; every wrong one is refused by name. */
export function readOptions(value: unknown, seats: number, refuse: Refuse): Options {
  if (!isRecord(value)) {
    refuse('options.malformed');
    return defaults;
  }
  for (const option of Object.keys(value))
    if (!Object.hasOwn(defaults, option)) refuse('options.unknown', { option });
  return {
    threshold: readThreshold(value.threshold, refuse),
    twins: readTwins(value.twins, seats, refuse),
    first: readFirst(value.first, seats, refuse),
    opening: readSeconds('opening', value.opening, 0, longestOpening, refuse),
    limit: readSeconds('limit', value.limit, shortestLimit, longestLimit, refuse),
  };
}

export function readThreshold(value: unknown, refuse: Refuse): Reading {
  const reading = value === undefined ? defaults.threshold : readings.find((known) => known === value);
  if (reading === undefined) refuse('options.threshold', { value: shown(value), known: readings });
  return reading ?? defaults.threshold;
}

function readTwins(value: unknown, seats: number, refuse: Refuse): boolean {
  if (value !== undefined && typeof value !== 'boolean') refuse('options.twins', { value: shown(value) });
  if (value === true && isTable(seats) && !offersTwins(seats)) refuse('options.twinsSeats', { seats });
  return value === true;
}

function readSeconds(
  option: 'opening' | 'limit',
  value: unknown,
  from: number,
  to: number,
  refuse: Refuse,
): number {
  if (value === undefined) return defaults[option];
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value;
  refuse('options.seconds', { option, value: shown(value), from, to });
  return defaults[option];
}

function readFirst(value: unknown, seats: number, refuse: Refuse): First {
  if (value === undefined || value === 'chance') return 'chance';
  const fields = isRecord(value) ? value : {};
  const given = Object.keys(fields).join();
  if (given === 'birthdays') return readBirthdays(fields.birthdays, seats, refuse);
  if (given !== 'seat') refuse('options.first', { value: shown(value) });
  else if (isSeat(fields.seat, seats)) return { seat: fields.seat };
  else refuse('options.firstSeat', { value: shown(fields.seat), last: seats - 1 });
  return 'chance';
}

function readBirthdays(value: unknown, seats: number, refuse: Refuse): First {
  if (!Array.isArray(value)) {
    refuse('options.birthdays', { value: shown(value) });
    return 'chance';
  }
  if (value.length !== seats) refuse('options.birthdayCount', { count: value.length, seats });
  for (const [seat, date] of value.entries()) {
    if (typeof date !== 'string' || daysFromFebruary1999(date) === undefined)
      refuse('options.birthday', { number: seat + 1, value: shown(date) });
  }
  return { birthdays: value };
}

/** B2: the host's choice; or the birthday nearest February 1999, chance among the equally near; or chance. */
export function firstPlayer({ first }: Options, seats: number, rng: Rng): Seat {
  if (first === 'chance') return rng.below(seats);
  if ('seat' in first) return first.seat;
  const away = first.birthdays.map((date) => daysFromFebruary1999(date) as number);
  const nearest = Math.min(...away);
  const near = away.flatMap((days, seat) => (days === nearest ? [seat] : []));
  return near[rng.below(near.length)] as Seat;
}
