import { quick } from '@veillee/kernel';
import type { Deadline, Maybe, Store, StoredRoom } from '@veillee/rooms';
import { expect } from 'vitest';
import { StoreModel } from './storeModel.ts';

/** A place where some kind of store keeps everything; each kind brings its own. */
export interface StorePlace {
  open(): Maybe<Store>;
  /** Ends an open store without a word to it, as a kill does; what was written stays. */
  kill(store: Store): Maybe<void>;
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
async function compare(store: Store, model: StoreModel): Promise<void> {
  const rooms = [...model.rooms.values()];
  for (const room of rooms) {
    expect(plain(await store.load(room.id))).toEqual(plain(model.stored(room)));
    expect(await store.find(room.code)).toBe(room.id);
  }
  for (const [id, code] of model.gone) {
    if (!model.rooms.has(id)) expect(await store.load(id)).toBeUndefined();
    expect(await store.find(code)).toBeUndefined();
  }
  for (const [id, data] of model.stories) expect((await store.story(id))?.data).toBe(data);
  const deadlines = rooms
    .filter(({ aside }) => aside === null)
    .flatMap((room) => model.stored(room).deadlines);
  expect(inOrder(await store.deadlines())).toEqual(inOrder(deadlines));
  const isAny = rooms.some((room) => room.deadlines.size > 0);
  expect((await store.hasDeadlines?.()) ?? isAny).toBe(isAny);
  expect(await store.countRooms()).toBe(rooms.length);
  expect(await store.highestRoom()).toBeGreaterThanOrEqual(Math.max(0, ...model.rooms.keys()));
  const before = model.at - 1000;
  const idle = rooms.filter(({ touched }) => touched < before).map(({ id }) => id);
  expect((await store.idleSince(before)).toSorted((a, b) => a - b)).toEqual(idle.sort((a, b) => a - b));
}

/** So many turns by chance, with openings in between: in order, after a kill, and after a batch that failed. */
export async function playStore(place: StorePlace, seed: number, turns: number): Promise<void> {
  const rng = quick(seed);
  const model = new StoreModel(rng);
  let store = await place.open();
  const reopen = async (isKilled: boolean): Promise<void> => {
    if (isKilled) await place.kill(store);
    else await store.close();
    store = await place.open();
    expect(store.lastAlive ?? model.at).toBeGreaterThanOrEqual(model.at - aliveWithin);
    expect(store.lastAlive ?? 0).toBeLessThanOrEqual(model.at);
    model.nextRoom = (await store.highestRoom()) + 1;
    await compare(store, model);
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const batch = model.next();
    await store.write(batch);
    model.take(batch);
    if (rng.below(3) === 0) await compare(store, model);
    if (rng.below(8) === 0) await reopen(rng.below(2) === 0);
    if (rng.below(12) === 0) {
      const [by, now] = [rng.below(500), model.at + rng.below(100)];
      await store.shiftDeadlines(by, now);
      model.shift(by, now);
    }
    const impossible = rng.below(15) === 0 ? model.impossible() : undefined;
    if (impossible !== undefined) {
      await expect((async () => store.write(impossible))()).rejects.toThrow();
      await reopen(true);
    }
  }
  await reopen(true);
  await store.close();
}
