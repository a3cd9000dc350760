import {
  also,
  byField,
  either,
  field,
  fitting,
  flag,
  given,
  ifMissing,
  list,
  number,
  oneOf,
  perSeats,
  type Read,
  type Reader,
  record,
  text,
  whole,
} from '@veillee/gamekit';
import { at, type Rng, type Seat } from '@veillee/kernel';
import { daysFromFebruary1999 } from './birthday.ts';
import { isTable, offersTwins } from './box.ts';
import { readings } from './ids.ts';
import { says } from './refusing.ts';

/** Who plays first (B2). */
export type First =
  | 'chance'
  | { readonly seat: Seat }
  /** One date of birth a seat, as `1999-02-14`. */
  | { readonly birthdays: readonly string[] };

export const longestOpening = 60;
export const shortestLimit = 5;
export const longestLimit = 86_400;

const noBirthday = says('options.birthday', { number, value: given });
const birthday = fitting(text(noBirthday), (date) => daysFromFebruary1999(date) !== undefined, noBirthday);

function first(seats: number): Reader<First> {
  const wrong = says('options.first', { value: given });
  const misfits = { malformed: wrong, unknown: wrong };
  const seat = whole(0, seats - 1, says('options.firstSeat', { value: given, last: seats - 1 }));
  const birthdays = list(birthday, says('options.birthdays', { value: given }), (count) =>
    count === seats ? undefined : says('options.birthdayCount', { count, seats }),
  );
  return either(
    ['chance'],
    byField<First>({ seat: record({ seat }, misfits), birthdays: record({ birthdays }, misfits) }, wrong),
  );
}

const seconds = (from: number, to: number, usual: number): Reader<number> =>
  ifMissing(whole(from, to, says('options.seconds', { option: field, value: given, from, to })), usual);

/** What a position names of them too. */
export const scoring = {
  /** Twins die together; for 8 or 9 players. */
  twins: ifMissing(flag(says('options.twins', { value: given })), false),
  /** When the game ends (B9). */
  threshold: ifMissing(
    oneOf(readings, says('options.threshold', { value: given, known: readings })),
    'survivors',
  ),
};
export const misfits = {
  malformed: says('options.malformed'),
  unknown: says('options.unknown', { option: field }),
};

const optionsFor = (seats: number) =>
  record(
    {
      ...scoring,
      first: ifMissing(first(seats), 'chance'),
      /** Seconds of pause at the start of every turn (B23). */
      opening: seconds(0, longestOpening, 3),
      /** Seconds to answer a question before chance, or death, answers it. */
      limit: seconds(shortestLimit, longestLimit, 3600),
    },
    misfits,
  );

/** What a table agrees on before the deal. */
export type Options = Read<ReturnType<typeof optionsFor>>;
/** The options as they are unless something else is said. */
export const defaults: Options = optionsFor(1).fallback;

/** The options for so many, with what hangs on their number. */
export const options = perSeats(
  (seats): Reader<Options> =>
    also(optionsFor(seats), ({ twins }, spot) => {
      if (twins && isTable(seats) && !offersTwins(seats))
        spot.blame(says('options.twinsSeats', { seats }), 'twins');
    }),
);

/** B2: the host's choice; or the birthday nearest February 1999, chance among the equally near; or chance. */
export function firstPlayer({ first }: Options, seats: number, rng: Rng): Seat {
  if (first === 'chance') return rng.below(seats);
  if ('seat' in first) return first.seat;
  const away = first.birthdays.map((date) => daysFromFebruary1999(date) ?? Number.POSITIVE_INFINITY);
  const nearest = Math.min(...away);
  const near = away.flatMap((days, seat) => (days === nearest ? [seat] : []));
  return at(near, rng.below(near.length));
}
