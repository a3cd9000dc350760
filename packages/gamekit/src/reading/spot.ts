import { isRecord, type Json, type Params, type Refusal, refusal } from '@veillee/kernel';

/** The way from the whole to something in it: field names, and places in lists. */
export type Path = readonly (string | number)[];

/** Something that cannot be taken as it is written. */
export interface Fault {
  readonly path: Path;
  readonly refusal: Refusal;
}

/** Words the refusal of a value from what it is and where it stands. */
export type Complaint = (at: Spot, value: unknown) => Refusal;

/** Steps may hold any letter, and a place is no field. */
const keyOf = (path: Path): string => JSON.stringify(path);

/**
 * Where a reading is, and all that it has refused so far. One that only glances keeps no path and no words: it finds
 * out whether there is a fault.
 */
export class Spot {
  isFaulty = false;
  readonly isCareful: boolean;
  readonly faults: Fault[] = [];
  readonly path: (string | number)[] = [];
  readonly #root: unknown;
  /** All that has a fault at or within it, so that long lists full of faults are read in good time. */
  #unsound: Set<string> | undefined;
  /** What was read of things that may be there only once, by their reader. */
  readonly #taken = new Map<object, Set<unknown>>();

  constructor(root: unknown, isCareful: boolean) {
    this.#root = root;
    this.isCareful = isCareful;
  }

  /** The value here is refused; reading goes on. */
  refuse(complaint: Complaint, value: unknown): undefined {
    this.isFaulty = true;
    if (!this.isCareful) return;
    const path = this.path.slice();
    this.faults.push({ path, refusal: complaint(this, value) });
    this.#unsound ??= new Set();
    for (let steps = 0; steps <= path.length; steps += 1) this.#unsound.add(keyOf(path.slice(0, steps)));
  }

  /** What was read does not fit the rest: `path` says, from here, what of it is refused. */
  blame(complaint: Complaint, ...path: Path): void {
    if (!this.isCareful) {
      this.isFaulty = true;
      return;
    }
    this.path.push(...path);
    this.refuse(complaint, this.written(this.path.length));
    this.path.length -= path.length;
  }

  /** Whether nothing was refused there, or within it; at a glance, anywhere. */
  isSound(...path: Path): boolean {
    return !this.isFaulty || this.#unsound?.has(keyOf([...this.path, ...path])) === false;
  }

  /** Whether this reader takes such a value for the first time. */
  isFirst(reader: object, value: unknown): boolean {
    let taken = this.#taken.get(reader);
    if (taken === undefined) {
      taken = new Set();
      this.#taken.set(reader, taken);
    }
    const before = taken.size;
    return taken.add(value).size > before;
  }

  /** What is written so many steps along the path. */
  written(steps: number): unknown {
    let value = this.#root;
    for (const step of this.path.slice(0, steps))
      value = typeof step === 'number' ? Array.isArray(value) && value[step] : isRecord(value) && value[step];
    return value;
  }
}

/** A refusal that is the same whatever is written, and wherever. */
export const saying =
  (why: Refusal): Complaint =>
  () =>
    why;

/** A parameter of a refusal: itself, or found where the fault is. */
type Said = Json | ((at: Spot, value: unknown) => Json);

/** The function by which one game, whose refusals are `Key`, words what it refuses. */
export const refusingIn =
  <Key extends string>() =>
  (key: Key, params?: { readonly [name: string]: Said }): Complaint =>
  (at, value) =>
    params === undefined ? refusal(key) : refusal(key, found(params, at, value));

function found(params: { readonly [name: string]: Said }, at: Spot, value: unknown): Params {
  const words: { [name: string]: Json } = {};
  for (const [name, said] of Object.entries(params))
    words[name] = typeof said === 'function' ? said(at, value) : said;
  return words;
}

/* Parameters that many refusals name. */

const longest = 60;

/** What was written, short enough to be quoted. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  const plain = Number.isFinite(value) || typeof value === 'boolean' || value === null;
  return plain ? String(value) : '…';
}
export const given = (_: Spot, value: unknown): string => shown(value);
/** The last step of the path, as a field's name. */
export const field = ({ path }: Spot): string => shown(String(path.at(-1)));
/** The whole path: `pace.vote`. */
export const route = ({ path }: Spot): string => shown(path.join('.'));
/** The last place in a list on the path: a seat, where the list is one of players. */
export const place = ({ path }: Spot): number =>
  path.findLast((step): step is number => typeof step === 'number') ?? 0;
/** The same, as people count. */
export const number = (at: Spot): number => place(at) + 1;
/** The player in whose record something stands, in a whole with `players`: by name where there is one. */
export function who(at: Spot): string {
  const player = at.written(2);
  const name = isRecord(player) ? player.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? shown(name) : `#${number(at)}`;
}
