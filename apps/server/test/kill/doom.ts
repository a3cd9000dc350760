import { next, type Rules, type Store } from '@veillee/rooms';
import type { Shared } from '../../src/nodes/openNode.ts';

/** Moments at which a house ends itself, as hard as from outside: those that nobody outside could hit. */
export type Doom =
  /** While it starts: before its thread is begun, in the thread, with its store open, and as it opens. */
  | { readonly when: 'process' | 'thread' | 'store' | 'house' }
  /** Before or after so many writes, or after so many alarms: what was to follow from them does not. */
  | { readonly when: 'unwritten' | 'written' | 'struck'; readonly count: number };

/** What a house that is to be killed is started with. */
export interface Fate {
  /** Its folder; or the database that it shares with others. */
  readonly data: string | Shared;
  /** The time it opens at; or that it was at another time of the machine's clock. */
  readonly at: number;
  readonly since?: number;
  readonly rules: Partial<Rules>;
  readonly doom?: Doom | undefined;
}

const name = 'VEILLEE_KILL';

export const fateIn = (env: NodeJS.ProcessEnv): Fate => JSON.parse(env[name] ?? '') as Fate;
export const withFate = (env: NodeJS.ProcessEnv, fate: Fate): NodeJS.ProcessEnv => ({
  ...env,
  [name]: JSON.stringify(fate),
});

export const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/** Counts down to the end. */
export function countdown(doom: Doom | undefined, when: Doom['when']): () => void {
  let left = doom?.when === when ? ('count' in doom ? doom.count : 1) : Number.POSITIVE_INFINITY;
  return () => {
    left -= 1;
    if (left === 0) die();
  };
}

/** The store, as it is until the end comes before or after one of its writes. */
export function doomed(store: Store, doom: Doom | undefined): Store {
  const [before, after] = [countdown(doom, 'unwritten'), countdown(doom, 'written')];
  const write: Store['write'] = (batch) => {
    before();
    return next(store.write(batch), after);
  };
  return new Proxy(store, {
    get(target, part) {
      if (part === 'write') return write;
      const value: unknown = Reflect.get(target, part, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
