import { quick } from '@veillee/kernel';
import { expect } from 'vitest';
import type { Deadline, Store, StoredRoom } from '../src/store/store.ts';
import { StoreModel } from './storeModel.ts';

/** A place where some kind of store keeps everything; each kind brings its own. */
export interface StorePlace {
  open(): Store;
  /** Ends an open store without a word to it, as a kill does; what was written stays. */
  kill(store: Store): void;
}

/** Milliseconds by which a store may forget when it was last alive. */
const aliveWithin = 250;

const inOrder = (deadlines: readonly Deadline[]): Deadline[] =>
  deadlines
    .map(({ room, kind, due }) => ({ room, kind, due }))
    .sort((a, b) => a.room - b.room || a.kind.localeCompare(b.kind));

const plain = (stored: StoredRoom | undefined): StoredRoom | undefined =>
  stored && {
    ...stored,
    deadlines: inOrder(stored.deadlines),
    lines: stored.lines.map((line) => ({ ...line })),
  };

/** Everything that a store was given is there, and nothing else. */
function compare(store: Store, model: StoreModel): void {
  const rooms = [...model.rooms.values()];
  for (const room of rooms) {
    expect(plain(store.load(room.id))).toEqual(plain(model.stored(room)));
    expect(store.find(room.code)).toBe(room.id);
  }
  for (const [id, code] of model.gone) {
    if (!model.rooms.has(id)) expect(store.load(id)).toBeUndefined();
    expect(store.find(code)).toBeUndefined();
  }
  for (const [id, data] of model.stories) expect(store.story(id)).toBe(data);
  const deadlines = rooms
    .filter(({ aside }) => aside === null)
    .flatMap((room) => model.stored(room).deadlines);
  expect(inOrder(store.deadlines())).toEqual(inOrder(deadlines));
  expect(store.hasDeadlines()).toBe(rooms.some((room) => room.deadlines.size > 0));
  expect(store.countRooms()).toBe(rooms.length);
  expect(store.highestRoom()).toBeGreaterThanOrEqual(Math.max(0, ...model.rooms.keys()));
  const before = model.at - 1000;
  const idle = rooms.filter(({ touched }) => touched < before).map(({ id }) => id);
  expect(store.idleSince(before).sort((a, b) => a - b)).toEqual(idle.sort((a, b) => a - b));
}

/** So many turns by chance, with openings in between: in order, after a kill, and after a batch that failed. */
export function playStore(place: StorePlace, seed: number, turns: number): void {
  const rng = quick(seed);
  const model = new StoreModel(rng);
  let store = place.open();
  const reopen = (isKilled: boolean): void => {
    if (isKilled) place.kill(store);
    else store.close();
    store = place.open();
    expect(store.lastAlive ?? model.at).toBeGreaterThanOrEqual(model.at - aliveWithin);
    expect(store.lastAlive ?? 0).toBeLessThanOrEqual(model.at);
    model.nextRoom = store.highestRoom() + 1;
    compare(store, model);
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const batch = model.next();
    store.write(batch);
    model.take(batch);
    if (rng.below(3) === 0) compare(store, model);
    if (rng.below(8) === 0) reopen(rng.below(2) === 0);
    if (rng.below(12) === 0) {
      const [by, now] = [rng.below(500), model.at + rng.below(100)];
      store.shiftDeadlines(by, now);
      model.shift(by, now);
    }
    const impossible = rng.below(15) === 0 ? model.impossible() : undefined;
    if (impossible !== undefined) {
      expect(() => store.write(impossible)).toThrow();
      reopen(true);
    }
  }
  reopen(true);
  store.close();
}
