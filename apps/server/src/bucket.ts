/** An allowance that fills up again: `burst` at once, `perSecond` over time. */
export class Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #level: number;
  #at: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#level = burst;
    this.#at = now;
  }

  #fill(now: number): void {
    this.#level = Math.min(this.#burst, this.#level + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }

  isEmpty(now: number): boolean {
    this.#fill(now);
    return this.#level < 1;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#level >= this.#burst;
  }

  /** Takes one, where there is one. */
  take(now: number): boolean {
    if (this.isEmpty(now)) return false;
    this.#level -= 1;
    return true;
  }
}

export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** One allowance for each of many; those that are full again are forgotten. */
export class Buckets<K> {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<K, Bucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  of(key: K, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= 10_000) this.#forget(now);
      bucket = new Bucket(this.#allowance.burst, this.#allowance.perSecond, now);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
