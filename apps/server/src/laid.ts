import { Buckets } from './bucket.ts';
import type { Rules } from './settings.ts';

/** So many sources, and what is gone of theirs is looked for. */
const mostSources = 10_000;

/** The tables laid from each source. Only in memory: nobody's address is written down. */
export class Laid {
  readonly #pace: Buckets<string>;
  readonly #atOnce: number;
  readonly #stands: (code: string) => boolean;
  readonly #codes = new Map<string, Set<string>>();

  /** `stands`: whether there is still a table of this code. */
  constructor(
    { tables, tablesAtOnce }: Pick<Rules, 'tables' | 'tablesAtOnce'>,
    stands: (code: string) => boolean,
  ) {
    this.#pace = new Buckets(tables);
    this.#atOnce = tablesAtOnce;
    this.#stands = stands;
  }

  /** Why no other may be laid from there now. */
  whyNot(source: string, now: number): 'room.tooManyHere' | 'tooFast' | undefined {
    if ((this.#codes.get(source)?.size ?? 0) >= this.#atOnce) this.#look(source);
    if ((this.#codes.get(source)?.size ?? 0) >= this.#atOnce) return 'room.tooManyHere';
    return this.#pace.isEmpty(source, now) ? 'tooFast' : undefined;
  }

  lay(source: string, code: string, now: number): void {
    this.#pace.of(source, now).take(now);
    if (this.#codes.size >= mostSources) for (const other of this.#codes.keys()) this.#look(other);
    const codes = this.#codes.get(source) ?? new Set();
    this.#codes.set(source, codes.add(code));
  }

  #look(source: string): void {
    const codes = this.#codes.get(source) ?? new Set();
    for (const code of codes) if (!this.#stands(code)) codes.delete(code);
    if (codes.size === 0) this.#codes.delete(source);
  }
}
