import type { Clock } from '../ports.ts';
import type { Pace, Rules } from '../rules.ts';
import { Buckets } from './bucket.ts';

/** What one owner of many sources has in common: an IPv4 /24, an IPv6 /48. */
export function neighbourhoodOf(source: string): string {
  const parts = source.split(source.includes(':') ? ':' : '.');
  return parts.slice(0, 3).join(source.includes(':') ? ':' : '.');
}

/** A neighbourhood has as many wrong codes as so many of its sources. */
const neighbours = 4;

/**
 * Who names tables that are not there. A source that has done so too often is not refused: its further tries wait their
 * turn, right ones and wrong ones alike, so that nothing can be told from it; everybody else comes in at once.
 */
export class Guesses {
  readonly #clock: Clock;
  readonly #wrong: Buckets<string>;
  readonly #wrongAround: Buckets<string>;
  readonly #lanes: Lanes;

  /** `servers`: how many there are. */
  constructor(
    { guesses, tries, allTries }: Pick<Rules, 'guesses' | 'tries' | 'allTries'>,
    clock: Clock,
    servers: () => number = () => 1,
  ) {
    this.#clock = clock;
    this.#wrong = new Buckets(guesses);
    const { burst, perSecond } = guesses;
    this.#wrongAround = new Buckets({ burst: burst * neighbours, perSecond: perSecond * neighbours });
    this.#lanes = new Lanes(tries, allTries, servers);
  }

  /** A code was wrong. */
  note(source: string, now: number): void {
    this.#wrong.of(source, now).spend(now);
    this.#wrongAround.of(neighbourhoodOf(source), now).spend(now);
  }

  isTrusted(source: string, now: number): boolean {
    return !this.#wrong.isEmpty(source, now) && !this.#wrongAround.isEmpty(neighbourhoodOf(source), now);
  }

  /** Tries again at its turn; false where too many wait already. */
  wait(source: string, now: number, again: () => void): boolean {
    const turn = this.#lanes.turnFor(source, now);
    if (turn === undefined) return false;
    const stop = this.#clock.at(turn, () => {
      this.#lanes.leave(source, stop);
      again();
    });
    this.#lanes.enter(source, stop);
    return true;
  }

  stop(): void {
    this.#lanes.clear();
  }
}

/** Turns at a fixed pace: one lane for each source, and one that all of them come through. */
class Lanes {
  readonly #each: Pace;
  readonly #all: Pace;
  readonly #servers: () => number;
  /** The last turn given to a source, and in all. */
  readonly #last = new Map<string, number>();
  #lastOfAll = 0;
  readonly #waiting = new Map<string, Set<() => void>>();
  #count = 0;

  constructor(each: Pace, all: Pace, servers: () => number) {
    this.#servers = servers;
    this.#each = each;
    this.#all = all;
  }

  turnFor(source: string, now: number): number | undefined {
    if (this.#count >= this.#all.waiting) return undefined;
    if ((this.#waiting.get(source)?.size ?? 0) >= this.#each.waiting) return undefined;
    // Whoever guesses at several servers at once is no faster for it.
    const servers = this.#servers();
    const own = Math.max(now, this.#last.get(source) ?? 0) + this.#each.every * servers;
    const turn = Math.max(own, this.#lastOfAll + this.#all.every * servers);
    this.#forget(now);
    this.#last.set(source, turn);
    this.#lastOfAll = turn;
    return turn;
  }

  /** Turns that are past bind nobody. */
  #forget(now: number): void {
    if (this.#last.size < 1000) return;
    for (const [source, turn] of this.#last) if (turn < now) this.#last.delete(source);
  }

  enter(source: string, stop: () => void): void {
    const waiting = this.#waiting.get(source) ?? new Set();
    this.#waiting.set(source, waiting.add(stop));
    this.#count += 1;
  }

  leave(source: string, stop: () => void): void {
    const waiting = this.#waiting.get(source);
    if (!waiting?.delete(stop)) return;
    this.#count -= 1;
    if (waiting.size === 0) this.#waiting.delete(source);
  }

  clear(): void {
    for (const waiting of this.#waiting.values()) for (const stop of waiting) stop();
    this.#waiting.clear();
    this.#count = 0;
  }
}
