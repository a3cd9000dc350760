import type { Answer, Json } from '@veillee/kernel';
import * as v from 'valibot';
import { limits } from './limits.ts';

/** The small shapes messages are made of. */

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** Chosen by the client, so that a command can be repeated without being obeyed twice. */
export const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,24}$/));

/** 32 random bytes in base64url: who holds it is that person. Made by the client, kept hashed by the server. */
export const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/** Four syllables, as `batolumi`: said aloud, typed by thumb. */
export const roomCode = v.pipe(v.string(), v.regex(/^[a-z]{8}$/));

/** The secret part of a hand-over, good once. */
export const handOverCode = v.pipe(v.string(), v.regex(/^[a-z2-9]{10}$/));

export const personId = whole(1, 1_000_000_000);
export const seat = whole(0, limits.chairs - 1);
export const count = (to: number) => whole(0, to);
export const seconds = whole(1, limits.moreTime);

/** As typed; the server tidies it and tells it apart from others. */
export const name = v.pipe(v.string(), v.maxLength(limits.name * 3));
export const line = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.text));
export const topic = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.topic));

const option = v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(limits.topic))]);
const value = v.union([
  v.pipe(v.array(option), v.maxLength(limits.options)),
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.maxLength(limits.text)),
]);

/** Whether it fits what was asked is the match's to say; here only that it is an answer at all. */
export const answer = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(limits.topic)), value),
  v.check((given) => Object.keys(given).length <= limits.fields),
  v.check((given) => typeof given.do === 'string'),
  v.transform((given) => given as unknown as Answer),
);

/** A game's options: whether they are sound is the game's to say; here only that they are small, plain data. */
export const gameOptions = v.pipe(
  v.custom<{ readonly [option: string]: Json }>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
  ),
  v.check((given) => isSmall(given)),
);

function isSmall(value: unknown): boolean {
  let seen = 0;
  const walk = (part: unknown, depth: number): boolean => {
    seen += 1;
    if (seen > limits.values || depth > limits.depth) return false;
    if (typeof part === 'string') return part.length <= limits.text;
    if (typeof part !== 'object' || part === null) return true;
    return Object.entries(part).every(([key, inner]) => key.length <= limits.topic && walk(inner, depth + 1));
  };
  return walk(value, 0);
}
