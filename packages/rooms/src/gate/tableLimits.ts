import type { Rules } from '../rules.ts';
import { Buckets } from './bucket.ts';

/** The tables laid from each source. Only in memory: nobody's address is written down. */
export class TableLimits {
  readonly #pace: Buckets<string>;
  readonly #atOnce: number;
  /** Those that stand, by source; and whose they are. */
  readonly #standing = new Map<string, number>();
  readonly #sources = new Map<number, string>();

  constructor({ tables, tablesAtOnce }: Pick<Rules, 'tables' | 'tablesAtOnce'>) {
    this.#pace = new Buckets(tables);
    this.#atOnce = tablesAtOnce;
  }

  /** Why no other may be laid from there now. */
  whyNot(source: string, now: number): 'room.tooManyHere' | 'tooFast' | undefined {
    if ((this.#standing.get(source) ?? 0) >= this.#atOnce) return 'room.tooManyHere';
    return this.#pace.isEmpty(source, now) ? 'tooFast' : undefined;
  }

  lay(source: string, room: number, now: number): void {
    this.#pace.of(source, now).spend(now);
    this.#sources.set(room, source);
    this.#standing.set(source, (this.#standing.get(source) ?? 0) + 1);
  }

  /** A table is gone. */
  clear(room: number): void {
    const source = this.#sources.get(room);
    if (source === undefined) return;
    this.#sources.delete(room);
    const left = (this.#standing.get(source) ?? 0) - 1;
    if (left > 0) this.#standing.set(source, left);
    else this.#standing.delete(source);
  }
}
