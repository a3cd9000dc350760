import { quick } from '@veillee/kernel';
import { type Deadline, newBatch, type StoredRoom } from '@veillee/rooms';
import { StoreModel } from '../../../apps/server/test/storeModel.ts';
import type { Keeping } from '../../../apps/web/src/pocket/letters.ts';
import { openStore, type PocketStore } from '../../../apps/web/src/pocket/store/pocketStore.ts';

/** Runs in a real page: the store of the pocket beside a model of what it was given. */

const inOrder = (deadlines: readonly Deadline[]): Deadline[] =>
  [...deadlines].sort((a, b) => a.room - b.room || a.kind.localeCompare(b.kind));

const plain = (stored: StoredRoom | undefined): string => {
  if (stored === undefined) return 'none';
  const { room, snapshot, lines, deadlines, aside } = stored;
  const told = lines.map(({ seq, at, data }) => [seq, at, data]);
  const due = inOrder(deadlines).map((one) => [one.kind, one.due]);
  return JSON.stringify([room, snapshot?.seq, snapshot?.data, told, due, aside]);
};

const datesOf = ({ room, kind, due }: Deadline) => [room, kind, due];

class Laws {
  readonly faults: string[] = [];
  readonly #model: StoreModel;

  constructor(model: StoreModel) {
    this.#model = model;
  }

  same(what: string, found: unknown, wanted: unknown): void {
    const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (one !== other) this.faults.push(`${what}: ${one} instead of ${other}`);
  }

  /** Everything that a store was given is there, and nothing else. */
  async compare(store: PocketStore): Promise<void> {
    const model = this.#model;
    const rooms = [...model.rooms.values()];
    for (const room of rooms) {
      this.same(`room ${room.id}`, plain(store.load(room.id)), plain(model.stored(room)));
      this.same(`code ${room.code}`, store.find(room.code), room.id);
    }
    for (const [id, code] of model.gone) {
      if (!model.rooms.has(id)) this.same(`room ${id}, gone`, store.load(id), undefined);
      this.same(`code ${code}, gone`, store.find(code), undefined);
    }
    for (const [id, data] of model.stories) this.same(id, (await store.story(id))?.data, data);
    const open = rooms.filter(({ aside }) => aside === null);
    const due = inOrder(open.flatMap((room) => model.stored(room).deadlines));
    this.same('deadlines', inOrder(store.deadlines()).map(datesOf), due.map(datesOf));
    this.same(
      'has deadlines',
      store.hasDeadlines(),
      rooms.some((room) => room.deadlines.size > 0),
    );
    this.same('rooms', store.countRooms(), rooms.length);
    const before = model.at - 1000;
    const idle = rooms.filter(({ touched }) => touched < before).map(({ id }) => id);
    this.same(
      'idle',
      store.idleSince(before).sort((a, b) => a - b),
      idle.sort((a, b) => a - b),
    );
  }
}

/** The model clears nothing by itself. */
const forever = { tables: 1e9, stories: 1e9, mostTables: 1e9, mostStories: 1e9 };
const silent = { unkept: (keeping: Keeping): void => void keeping, taken(): void {} };

/** So many turns by chance, opened again in between, in order and without a word. */
async function playStore(seed: number, turns: number): Promise<readonly string[]> {
  const rng = quick(seed);
  const model = new StoreModel(rng);
  const laws = new Laws(model);
  let owner = 0;
  const open = (): Promise<PocketStore> => {
    owner += 1;
    return openStore(`owner ${seed}.${owner}`, model.at, silent, forever);
  };
  let store = await open();
  const reopen = async (isKilled: boolean): Promise<void> => {
    // Left open it is as a tab that was killed, or that sleeps: whoever comes later owns the house.
    if (!isKilled) store.close();
    store = await open();
    laws.same('kept', store.keeping, 'kept');
    laws.same('last alive', store.lastAlive ?? model.at, model.at);
    model.nextRoom = store.highestRoom() + 1;
    await laws.compare(store);
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const batch = model.next();
    await store.write(batch);
    model.take(batch);
    if (rng.below(3) === 0) await laws.compare(store);
    if (rng.below(8) === 0) await reopen(rng.below(2) === 0);
    if (rng.below(12) === 0) {
      const [by, now] = [rng.below(500), model.at + rng.below(100)];
      await store.shiftDeadlines(by, now);
      model.shift(by, now);
    }
    const impossible = rng.below(15) === 0 ? model.impossible() : undefined;
    if (impossible !== undefined) {
      let isRefused = false;
      try {
        await store.write(impossible);
      } catch {
        isRefused = true;
      }
      laws.same('an impossible batch is refused', isRefused, true);
      await reopen(true);
    }
  }
  await reopen(true);
  store.close();
  return laws.faults;
}

/** One that is told what becomes of it. */
async function openTold(owner: string, now: number) {
  const told: string[] = [];
  const store = await openStore(owner, now, {
    unkept: (keeping) => void told.push(keeping),
    taken: () => void told.push('taken'),
  });
  return { store, told };
}

export const inPage = { playStore, openTold, newBatch };
Object.assign(globalThis, { inPage });
