import type { ServerParts } from '@veillee/rooms';
import type { Client } from './client.ts';

/** Counts what is asked of a store or of neighbours and not answered yet: a test need not guess when all is done. */
export class Quiet {
  #asked = 0;
  #waiting: (() => void)[] = [];

  /** The same thing, heard. */
  hear<T extends object>(thing: T): T {
    return new Proxy(thing, {
      get: (target, part) => {
        const value: unknown = Reflect.get(target, part, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, target, given);
          if (answer instanceof Promise) this.#follow(answer);
          return answer;
        };
      },
    });
  }

  hearAll(parts: ServerParts): ServerParts {
    const { store, neighbours } = parts;
    const heard = { ...parts, store: this.hear(store) };
    return neighbours === undefined ? heard : { ...heard, neighbours: this.hear(neighbours) };
  }

  #follow(answer: Promise<unknown>): void {
    this.#asked += 1;
    const over = (): void => {
      this.#asked -= 1;
      if (this.#asked === 0) for (const then of this.#waiting.splice(0)) then();
    };
    answer.then(over, over);
  }

  /** Whether something was under way; it is not any more. */
  async whenOver(): Promise<boolean> {
    if (this.#asked === 0) return false;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return true;
  }
}

/** All that these were sent has come: also what had to wait for a store. */
export async function settled(clients: readonly Client[], quiet: Quiet): Promise<void> {
  for (let calm = 0; calm < 2; calm += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(clients.map((client) => client.settled()));
    if (await quiet.whenOver()) calm = -1;
  }
}
