import type { Seat } from '@veillee/kernel';
import { isPick } from '../../../prompt/draft.ts';
import type { Ask } from './asks.ts';
import { type Candidate, candidatesFor, type Entry, type Wording } from './entry.ts';
import { meantBy } from './find.ts';

/** Somebody among many who are asked at once. */
export interface Named {
  readonly seat: Seat;
  readonly words: string;
}

/** Where many are asked a yes or no at once: how whoever is named answers, and all others do not. */
export function otherWay({ form, seats, waits }: Ask, { draft }: Entry): string | undefined {
  const ways = Object.keys(form);
  const bare = ways.every((way) => Object.keys(form[way]?.fields ?? {}).length === 0);
  return waits && seats.length > 1 && ways.length === 2 && bare
    ? ways.find((way) => way !== draft.way)
    : undefined;
}

/** Whether somebody among many may be named, to answer alone: not where an answer names somebody itself. */
export const isForEach = ({ form, seats, waits, own }: Ask): boolean =>
  waits &&
  seats.length > 1 &&
  (own !== undefined ||
    (Object.keys(form).length > 1 &&
      Object.values(form)
        .flatMap(({ fields }) => Object.values(fields).filter(isPick))
        .every(({ of }) => of !== 'seat' && of !== 'house')));

/** The question as it is put to one of those who are asked it. */
export function partOf({ own, ...ask }: Ask, seat: Seat): Ask {
  const alone = { ...ask, id: `${ask.id} ${seat}`, seats: [seat] };
  const theirs = own?.get(seat);
  return theirs === undefined
    ? { ...alone, isPart: true }
    : { ...alone, form: theirs.form, prompt: theirs.number };
}

/** Who among many is meant by the letters typed. */
export const namedIn = (ask: Ask, entry: Entry, say: Wording): readonly Named[] =>
  isForEach(ask)
    ? meantBy(
        entry.typed,
        ask.seats.map((seat) => ({ seat, words: say.option('seat', seat) })),
      )
    : [];

/** All that the letters typed may mean: somebody among many, or an answer; where that is yes or no, names come first. */
export function meantIn(ask: Ask, entry: Entry, say: Wording): readonly (Named | Candidate)[] {
  const named = namedIn(ask, entry, say);
  return named.length > 0 && otherWay(ask, entry) !== undefined
    ? named
    : [...named, ...candidatesFor(ask.form, entry, say)];
}

/** The one among many whom the letters typed mean, and nothing else. */
export function onlyNamed(ask: Ask, entry: Entry, say: Wording): Seat | undefined {
  const [only, ...more] = meantIn(ask, entry, say);
  return only !== undefined && more.length === 0 && 'seat' in only ? only.seat : undefined;
}
