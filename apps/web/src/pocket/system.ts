import { sha256 } from '@veillee/kernel';
import type { Defer, Hash, RandomBytes } from '@veillee/rooms';
import type { Ticking } from './clock.ts';

/** What rooms need of a browser; none of it wants a secure context. */

export const bytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

export const hash: Hash = (text) => {
  const pairs = sha256(text).match(/../g) ?? [];
  const binary = String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** Comes after all that has come in by now, and waits for no timer. */
export const defer: Defer = (then) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(null);
  return () => port1.close();
};

const longest = 2 ** 31 - 1;

export const ticking: Ticking = {
  now: () => performance.now(),
  later(ms, then) {
    const timer = setTimeout(then, Math.min(longest, ms));
    return () => clearTimeout(timer);
  },
};
