import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Defer, Hash, RandomBytes } from '@veillee/rooms';
import { webSocketFraming } from './http/framing.ts';

/** What rooms need of Node. */

const longest = 2 ** 31 - 1;

/** Counts from the wall clock as it was when the process began: somebody may set that one, and a night must not freeze. */
const now = (): number => Math.floor(performance.timeOrigin + performance.now());

export const systemClock: Clock = {
  now,
  at(time, then) {
    const timer = setTimeout(then, Math.min(longest, Math.max(0, time - now())));
    return () => clearTimeout(timer);
  },
};

export const systemBytes: RandomBytes = (count) => randomBytes(count);

export const systemHash: Hash = (text) => createHash('sha256').update(text).digest('base64url');

export const systemDefer: Defer = (then) => {
  const immediate = setImmediate(then);
  return () => clearImmediate(immediate);
};

export const systemPorts = {
  clock: systemClock,
  random: systemBytes,
  hash: systemHash,
  defer: systemDefer,
  framing: webSocketFraming,
};
