import type { Clock } from '@veillee/rooms';

/** How much faster than the machine's: a night passes in the time it takes to start a process. */
export const speed = 100;

/** The time `at` on the fast clock was the time `since` on the machine's, which all processes share. */
export interface Beginning {
  readonly at: number;
  readonly since: number;
}

export const timeOf = ({ at, since }: Beginning): number => at + (Date.now() - since) * speed;

/** A clock whose hours are short; `struck` is told of each time somebody is called back. */
export const fastClock = (beginning: Beginning, struck: () => void): Clock => ({
  now: () => timeOf(beginning),
  at(time, then) {
    const wait = Math.max(0, Math.ceil((time - timeOf(beginning)) / speed));
    const timer = setTimeout(
      () => {
        then();
        struck();
      },
      Math.min(wait, 2 ** 31 - 1),
    );
    return () => clearTimeout(timer);
  },
});
