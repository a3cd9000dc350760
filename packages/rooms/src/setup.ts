import type { Sealed } from '@veillee/kernel';
import type { BotFor, Games } from './games.ts';
import { hex } from './gate/codes.ts';
import { Metrics, type ServerCounters, serverCounters } from './metrics.ts';
import { type Neighbours, noNeighbours } from './neighbours.ts';
import type { Clock, Defer, Framing, Hash, Log, Push, RandomBytes } from './ports.ts';
import { defaultRules, type Rules } from './rules.ts';
import type { Store } from './store/store.ts';
import { plainFraming } from './wire/framing.ts';

/** What a room server is made of. */
export interface ServerParts {
  readonly store: Store;
  readonly games: Games;
  readonly botFor: BotFor;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly hash: Hash;
  readonly defer: Defer;
  /** Text as it is unless given. */
  readonly framing?: Framing;
  readonly rules?: Partial<Rules>;
  readonly metrics?: Metrics;
  readonly log?: Log;
  /** The store is ours alone unless given. */
  readonly neighbours?: Neighbours;
  /** Nobody is woken unless given. */
  readonly push?: Push | null;
  /** What a match starts from in secret; a test may say. */
  readonly seal?: () => Sealed;
  /** The log could not be written: nothing may go on. */
  readonly broken?: (error: unknown) => void;
}

/** The same with all that was left out. None of it ever changes. */
export interface Setup extends Required<ServerParts> {
  readonly rules: Rules;
  readonly count: ServerCounters;
}

const raise = (error: unknown): void => {
  throw error;
};

export function setupOf(parts: ServerParts): Setup {
  const { random, metrics = new Metrics() } = parts;
  return {
    framing: plainFraming,
    log: { info() {}, error() {} },
    seal: () => ({ seed: hex(random(32)), salt: hex(random(16)) }),
    broken: raise,
    push: null,
    neighbours: noNeighbours,
    ...parts,
    metrics,
    rules: { ...defaultRules, ...parts.rules },
    count: serverCounters(metrics),
  };
}
