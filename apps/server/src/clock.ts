/** Time, so that a test can drive it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, at that time or as soon after as possible; returns how to call it off. */
  at(time: number, then: () => void): () => void;
}

const longest = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, then) {
    const timer = setTimeout(then, Math.min(longest, Math.max(0, time - Date.now())));
    return () => clearTimeout(timer);
  },
};
