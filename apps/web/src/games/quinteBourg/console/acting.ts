import { type Answer, type Form, one, type Seat, type Sight, way } from '@veillee/kernel';
import type { Part } from '@veillee/quinte-bourg';
import { pickedIn } from '../../../prompt/draft.ts';
import type { Ask } from './asks.ts';

/** Something written outside the line, as when a hand goes up: whose it is, and for what, as far as that is known. */
export interface Acting {
  readonly seat: Seat | null;
  readonly topic: string | null;
}

export const handUp: Acting = { seat: null, topic: null };
export const gift: Acting = { seat: null, topic: 'gift.give' };

export const isGift = ({ topic }: Acting): boolean => topic === gift.topic;

/** Coins are given by day, on Sunday too (§1, §11). */
export const isByDay = (part: Part): boolean => part === 'day' || part === 'sunday';

/** What the console itself asks for first. */
const within = (what: NonNullable<Ask['within']>, form: Form): Ask => ({
  id: what,
  seats: [],
  topic: what,
  form,
  prompt: what,
  waits: true,
  answered: null,
  within: what,
});

/** What is to be written next: who, which of their rights, and then that right; undefined where nobody has any. */
export function actingAsk({ seat, topic }: Acting, { seats = [] }: Sight): Ask | undefined {
  const able = seats.flatMap(({ seat, rights }) => {
    const theirs = rights.filter((right) => topic === null || right.topic === topic);
    return theirs.length === 0 ? [] : [{ seat, rights: theirs }];
  });
  if (able.length === 0) return undefined;
  if (seat === null)
    return within(
      topic === gift.topic ? 'giver' : 'who',
      way('choose', {
        player: one(
          'seat',
          able.map(({ seat }) => seat),
        ),
      }),
    );
  const rights = able.find((one) => one.seat === seat)?.rights ?? [];
  const [only, ...more] = rights;
  if (only === undefined) return undefined;
  if (more.length > 0)
    return within(
      'which',
      way('choose', {
        right: one(
          'right',
          rights.map(({ topic }) => topic),
        ),
      }),
    );
  return {
    id: `${seat} ${only.topic}`,
    seats: [seat],
    topic: only.topic,
    form: only.form,
    params: only.params,
    prompt: only.topic,
    waits: true,
    answered: null,
  };
}

/** What is known once the console's own question is answered. */
export function actedOn(acting: Acting, { player, right }: Answer): Acting {
  const [seat] = pickedIn(player);
  const [topic] = pickedIn(right);
  return {
    seat: typeof seat === 'number' ? seat : acting.seat,
    topic: typeof topic === 'string' ? topic : acting.topic,
  };
}
