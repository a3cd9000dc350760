export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** An allowance that fills up again: `burst` at once, `perSecond` over time. */
export class Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #level: number;
  #at: number;

  constructor({ burst, perSecond }: Allowance, now: number) {
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

  /** Takes one, or so many, where there are as many. */
  spend(now: number, count = 1): boolean {
    this.#fill(now);
    if (this.#level < count) return false;
    this.#level -= count;
    return true;
  }
}

/** The allowance of one of a few who are never forgotten. */
export function bucketFor<K>(buckets: Map<K, Bucket>, key: K, allowance: Allowance, now: number): Bucket {
  const known = buckets.get(key) ?? new Bucket(allowance, now);
  buckets.set(key, known);
  return known;
}

const fewest = 10_000;

/** One allowance for each of many; those that are full again are forgotten. */
export class Buckets<K> {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<K, Bucket>();
  #most = fewest;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  isEmpty(key: K, now: number): boolean {
    return this.#buckets.get(key)?.isEmpty(now) ?? false;
  }

  of(key: K, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      // Going through all of them is worth it once half of them may have filled up again.
      if (this.#buckets.size >= this.#most) this.#forget(now);
      bucket = new Bucket(this.#allowance, now);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }

  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    // So many at once are no guests: the oldest are let go rather than all the memory there is.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= fewest * 10) break;
      this.#buckets.delete(key);
    }
    this.#most = Math.max(fewest, this.#buckets.size * 2);
  }
}
