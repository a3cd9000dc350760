import { type Answer, genders, isRecord, type Json } from '@veillee/kernel';
import * as v from 'valibot';
import { limits } from './limits.ts';

/** The small shapes messages are made of. */

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/**
 * Chosen by the client, so that a command can be repeated without being obeyed twice. Like all that comes with every
 * answer it is tested by a plain function: schemas within schemas would leave much behind.
 */
export const commandId = v.custom<string>(
  (given) => typeof given === 'string' && /^[A-Za-z0-9_-]{6,24}$/.test(given),
);

/** 32 random bytes in base64url: who holds it is that person. Made by the client, kept hashed by the server. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** Four syllables, as `batolumi`: said aloud, typed by thumb. */
export const roomCode = v.pipe(v.string(), v.regex(/^[a-z]{8}$/));

/** What a link or QR carries besides the code, so that it need not be guarded as one that is guessed. */
export const linkKey = v.pipe(v.string(), v.regex(/^[a-z2-9]{12}$/));

/** The secret part of a hand-over, good once. */
export const handOverCode = v.pipe(v.string(), v.regex(/^[a-z2-9]{10}$/));

/** A browser's push subscription: where, and by which keys. */
export const subscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.regex(/^https:\/\/\S+$/), v.maxLength(limits.endpoint)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
});

export const personId = whole(1, 1_000_000_000);
export const seat = whole(0, limits.chairs - 1);
export const count = (to: number) => whole(0, to);
export const seconds = whole(1, limits.moreTime);

/** As typed; the server tidies it and tells it apart from others. */
export const name = v.pipe(v.string(), v.maxLength(limits.name * 3));
/** How languages with genders speak of somebody; whoever says neither says nothing, or takes back what was said. */
export const gender = v.picklist(genders);
export const line = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.text));
export const topic = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.topic));

const isText = (given: unknown, most: number): boolean => typeof given === 'string' && given.length <= most;
const isOption = (given: unknown): boolean => Number.isSafeInteger(given) || isText(given, limits.topic);
const isValue = (given: unknown): boolean =>
  Array.isArray(given)
    ? given.length <= limits.options && given.every(isOption)
    : Number.isSafeInteger(given) || isText(given, limits.text);

/** What is answered: the number of a prompt, or the topic of a right. */
export const prompt = v.custom<number | string>(
  (given) => Number.isSafeInteger(given) || (given !== '' && isText(given, limits.topic)),
);

function isAnswer(given: unknown): boolean {
  if (!isRecord(given)) return false;
  const fields = Object.entries(given);
  return (
    fields.length <= limits.fields &&
    fields.every(
      ([field, value]) => field !== '__proto__' && isText(field, limits.topic) && isValue(value),
    ) &&
    typeof given.do === 'string'
  );
}

/** Whether it fits what was asked is the match's to say; here only that it is an answer at all. */
export const answer = v.custom<Answer>(isAnswer);

/** A game's options: whether they are sound is the game's to say; here only that they are small, plain data. */
export const gameOptions = v.pipe(
  v.custom<{ readonly [option: string]: Json }>(isRecord),
  v.check((given) => isSmall(given, limits.values)),
);

/** A deal or a position: likewise, with something for every seat. */
export const gameDeal = v.pipe(
  v.custom<{ readonly [part: string]: Json }>(isRecord),
  v.check((given) => isSmall(given, limits.dealValues)),
);

function isSmall(value: unknown, most: number): boolean {
  let seen = 0;
  const walk = (part: unknown, depth: number): boolean => {
    seen += 1;
    if (seen > most || depth > limits.depth) return false;
    if (typeof part === 'string') return part.length <= limits.text;
    if (typeof part !== 'object' || part === null) return true;
    return Object.entries(part).every(([key, inner]) => key.length <= limits.topic && walk(inner, depth + 1));
  };
  return walk(value, 0);
}
