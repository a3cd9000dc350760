/** Time, so that a test can drive it. */
export interface Clock {
  /** Milliseconds since 1970. Never goes back, and never jumps while it runs. */
  now(): number;
  /** Calls back once, at that time or as soon after as possible; returns how to call it off. */
  at(time: number, then: () => void): () => void;
}

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
