/**
 * A belief: worlds that may be, each with its weight. A game proposes them, with the logarithm of how much more likely a
 * world is than it is proposed; what is thought follows from the weights alone.
 */

export interface Weighed<W> {
  readonly world: W;
  /** All together make 1. */
  readonly weight: number;
}

export interface Proposed<W> {
  readonly world: W;
  readonly log: number;
}

export interface Budget {
  /** Worlds to hold: they are counted, and not the time they take, so that a game played again is thought the same. */
  readonly worlds: number;
  /** Proposals at most: some contradict what is known. */
  readonly tries: number;
}

/** So many worlds must count, and such a share of all: few of them would look like certainty. */
const leastCount = 8;
const leastShare = 0.1;

export function believe<W>(propose: () => Proposed<W> | undefined, { worlds, tries }: Budget): Weighed<W>[] {
  const found: Proposed<W>[] = [];
  for (let i = 0; i < tries && found.length < worlds; i += 1) {
    const one = propose();
    if (one !== undefined) found.push(one);
  }
  return weighed(found);
}

/** Weights by their logarithms, flattened until enough worlds count. */
export function weighed<W>(found: readonly Proposed<W>[]): Weighed<W>[] {
  const logs = found.map(({ log }) => log);
  const most = Math.max(...logs);
  let weights = shares(logs, most, 1);
  const least = Math.min(found.length / 2, Math.max(leastCount, leastShare * found.length));
  for (let heat = 0.8; heat > 0.05 && effective(weights) < least; heat *= 0.8)
    weights = shares(logs, most, heat);
  return found.map(({ world }, i) => ({ world, weight: weights[i] ?? 0 }));
}

function shares(logs: readonly number[], most: number, heat: number): number[] {
  const weights = logs.map((log) => Math.exp((log - most) * heat));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}

/** How many worlds of equal weight would say as much (Kish). */
export const effective = (weights: readonly number[]): number =>
  1 / weights.reduce((all, one) => all + one * one, 0);

/** How likely something is. */
export function chanceThat<W>(belief: readonly Weighed<W>[], holds: (world: W) => boolean): number {
  let sum = 0;
  for (const { world, weight } of belief) if (holds(world)) sum += weight;
  return sum;
}
