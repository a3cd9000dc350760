import { describe, expect, it } from 'vitest';
import { type Batch, eventsIn, MemoryStore, type Store, StoreFault } from '../src/index.ts';
import { DelayedStore } from './delayedStore.ts';
import { type Page, Sitting } from './sitting.ts';

/** A server over a store that answers when it is told to; it has opened. */
async function begun(inner = new MemoryStore()): Promise<{ sitting: Sitting; store: DelayedStore }> {
  const store = new DelayedStore(inner);
  const sitting = new Sitting(store);
  const started = sitting.server.start();
  await answerAll(sitting, store);
  await started;
  return { sitting, store };
}

async function answerAll(sitting: Sitting, store: DelayedStore): Promise<void> {
  await sitting.settle();
  while (store.waiting() > 0) {
    store.answer();
    await sitting.settle();
  }
}

/** Ana's table, which is in the store. */
async function table(inner?: MemoryStore) {
  const { sitting, store } = await begun(inner);
  const ana = sitting.page('a');
  ana.open();
  await answerAll(sitting, store);
  return { sitting, store, ana };
}

const notes = (page: Page, id: string, text = id): void => page.say({ t: 'notes', id, text });
const say = (page: Page, id: string): void => page.say({ t: 'say', id, circle: 'room', text: id });

describe('with a store that writes later', () => {
  it('nobody is told anything before it is written', async () => {
    const { sitting, store } = await begun();
    const ana = sitting.page('a');
    ana.open();
    await sitting.settle();
    store.answer('other');
    await sitting.settle();
    store.answer('find');
    await sitting.settle();
    expect(store.waiting('write')).toBe(1);
    expect(ana.sent).toEqual([]);
    store.answer('write');
    await sitting.settle();
    expect(ana.sent.map(({ t }) => t)).toEqual(['entered', 'now']);
    notes(ana, 'first-note');
    await sitting.settle();
    expect(ana.acks).toEqual(['opening']);
    store.answer('write');
    await sitting.settle();
    expect(ana.acks).toEqual(['opening', 'first-note']);
  });

  it('a code that was kept for somebody who has gone is given back', async () => {
    const inner = new MemoryStore();
    let keep: (room: number) => void = () => {};
    const written: number[] = [];
    const store: Store = Object.assign(inner, {
      reserve: () => new Promise<number>((resolve) => (keep = resolve)),
      write: ({ cleared }: Batch) => void written.push(...cleared),
    });
    const sitting = new Sitting(store);
    await sitting.server.start();
    const ana = sitting.page('a');
    ana.open();
    await sitting.settle();
    ana.lose();
    keep(7);
    await sitting.settle();
    expect(written).toEqual([7]);
  });

  it('the next turns gather while one is being written, and are then written together', async () => {
    const { sitting, store, ana } = await table();
    for (let i = 0; i < 5; i += 1) {
      notes(ana, `note-number-${i}`);
      await sitting.settle();
    }
    expect(store.waiting('write')).toBe(1);
    store.answer('write');
    await sitting.settle();
    expect(ana.acks).toEqual(['opening', 'note-number-0']);
    expect(store.waiting('write')).toBe(1);
    store.answer('write');
    await sitting.settle();
    expect(ana.acks.slice(1)).toEqual([0, 1, 2, 3, 4].map((i) => `note-number-${i}`));
    expect(store.waiting()).toBe(0);
    expect(store.mostWriting).toBe(1);
  });

  it('each turn has a line of its own, with its own time', async () => {
    const inner = new MemoryStore();
    const { sitting, store, ana } = await table(inner);
    const start = sitting.clock.now();
    for (let i = 0; i < 3; i += 1) {
      notes(ana, `note-number-${i}`);
      await sitting.settle();
      sitting.clock.advance(10);
    }
    await answerAll(sitting, store);
    const lines = inner.load(1)?.lines.slice(1) ?? [];
    expect(lines.map(({ at }) => at - start)).toEqual([0, 10, 20]);
    expect(lines.map(({ data }) => eventsIn(data)?.length)).toEqual([1, 1, 1]);
  });

  it('a command that is repeated is answered when it is written, not before, and done once', async () => {
    const inner = new MemoryStore();
    const { sitting, store, ana } = await table(inner);
    const again = sitting.page('a');
    again.enter(ana.code);
    await answerAll(sitting, store);
    say(ana, 'said-once');
    await sitting.settle();
    say(again, 'said-once');
    await sitting.settle();
    expect([...ana.acks, ...again.acks]).not.toContain('said-once');
    await answerAll(sitting, store);
    expect(ana.acks.filter((id) => id === 'said-once')).toHaveLength(1);
    expect(again.acks.filter((id) => id === 'said-once')).toHaveLength(1);
    const said = inner.load(1)?.lines.filter(({ data }) => data.includes('said-once'));
    expect(said).toHaveLength(1);
  });

  it('what is refused waits for what it was refused by', async () => {
    const { sitting, store, ana } = await table();
    ana.say({ t: 'lock', id: 'lock-it', locked: true });
    await sitting.settle();
    const bo = sitting.page('b');
    bo.enter(ana.code, 'Bo');
    await sitting.settle();
    store.answer('find');
    await sitting.settle();
    expect(bo.acks).toEqual([]);
    store.answer('write');
    await sitting.settle();
    expect(bo.acks).toEqual(['entering room.locked']);
  });

  it('so it does where both came in one turn', async () => {
    const inner = new MemoryStore();
    const sitting = await Sitting.begin(inner);
    const [ana, bo] = [sitting.page('a'), sitting.page('b')];
    ana.open();
    await sitting.settle();
    ana.say({ t: 'lock', id: 'lock-it', locked: true });
    bo.enter(ana.code, 'Bo');
    expect(bo.acks).toEqual([]);
    await sitting.settle();
    expect(bo.acks).toEqual(['entering room.locked']);
    expect(inner.load(1)?.lines.at(-1)?.data).toContain('"lock-it"');
  });

  it('whoever leaves hears good-bye once that is written', async () => {
    const { sitting, store, ana } = await table();
    ana.say({ t: 'leave', id: 'leave-now' });
    await sitting.settle();
    expect(ana.isClosed).toBe(false);
    await answerAll(sitting, store);
    expect(ana.isClosed).toBe(true);
    expect(ana.sent.at(-1)).toMatchObject({ t: 'bye', why: { key: 'seat.left' } });
  });

  it('a write that fails ends everything: nobody is told what it held, nor what came after', async () => {
    const { sitting, store, ana } = await table();
    notes(ana, 'lost-note');
    await sitting.settle();
    notes(ana, 'lost-too');
    await sitting.settle();
    const fault = new StoreFault('full', 'the disk is full');
    store.refuse('write', fault);
    await sitting.settle();
    expect(sitting.faults).toEqual([fault]);
    expect(ana.acks).toEqual(['opening']);
    expect(ana.sent.at(-1)).toMatchObject({ t: 'bye', why: { key: 'server.unwritten' } });
    expect(ana.isClosed).toBe(true);
    expect(store.waiting('write')).toBe(0);
    // Whoever looks after it may still end a turn: a line without the one before would be no log.
    await sitting.server.flush();
    expect(store.waiting('write')).toBe(0);
  });

  it('a server that is killed goes on from what was written, and what is said again is taken', async () => {
    const inner = new MemoryStore();
    const first = await table(inner);
    notes(first.ana, 'kept-note');
    await answerAll(first.sitting, first.store);
    notes(first.ana, 'lost-note');
    await first.sitting.settle();
    const { sitting, store } = await begun(inner);
    const ana = sitting.page('a');
    ana.enter(first.ana.code);
    for (const id of ['kept-note', 'lost-note']) notes(ana, id);
    await answerAll(sitting, store);
    expect(ana.acks).toEqual(['entering', 'kept-note', 'lost-note']);
    const log =
      inner
        .load(1)
        ?.lines.map(({ data }) => data)
        .join('') ?? '';
    for (const id of ['kept-note', 'lost-note']) expect(log.split(`,"${id}"]`)).toHaveLength(2);
  });

  it('stopping waits until all is written', async () => {
    const { sitting, store, ana } = await table();
    notes(ana, 'last-note');
    const stopped = Promise.resolve(sitting.server.stop()).then(() => ana.sent.push({ t: 'stopped' }));
    await sitting.settle();
    expect(ana.acks).not.toContain('last-note');
    await answerAll(sitting, store);
    await stopped;
    expect(ana.acks).toContain('last-note');
    expect(ana.sent.slice(-2).map(({ t }) => t)).toEqual(['bye', 'stopped']);
  });
});

describe('with a store that reads later', () => {
  async function sleeping(): Promise<{ inner: MemoryStore; code: string }> {
    const inner = new MemoryStore();
    const { sitting, store, ana } = await table(inner);
    void sitting.server.stop();
    await answerAll(sitting, store);
    return { inner, code: ana.code };
  }

  it('whoever comes into a room that sleeps waits for it; what is said meanwhile is heard after, in order', async () => {
    const { inner, code } = await sleeping();
    const { sitting, store } = await begun(inner);
    const ana = sitting.page('a');
    ana.enter(code);
    for (const id of ['note-one', 'note-two', 'note-three']) notes(ana, id);
    ana.say({ t: 'ping' });
    await sitting.settle();
    expect(ana.sent.map(({ t }) => t)).toEqual(['pong']);
    store.answer('find');
    await sitting.settle();
    store.answer('load');
    await sitting.settle();
    // To come back changes nothing that would have to be written; what was said after it does.
    expect(ana.acks).toEqual(['entering']);
    expect(store.waiting('write')).toBe(1);
    await answerAll(sitting, store);
    expect(ana.acks).toEqual(['entering', 'note-one', 'note-two', 'note-three']);
  });

  it('two who come at once wait for one load; a third plays on elsewhere', async () => {
    const { inner, code } = await sleeping();
    const { sitting, store } = await begun(inner);
    const eve = sitting.page('e');
    eve.open();
    await answerAll(sitting, store);
    const [ana, bo] = [sitting.page('a'), sitting.page('b')];
    ana.enter(code);
    bo.enter(code, 'Bo');
    await sitting.settle();
    store.answer('find');
    store.answer('find');
    await sitting.settle();
    expect(store.waiting('load')).toBe(1);
    notes(eve, 'meanwhile');
    await sitting.settle();
    store.answer('write');
    await sitting.settle();
    expect(eve.acks).toEqual(['opening', 'meanwhile']);
    expect([...ana.acks, ...bo.acks]).toEqual([]);
    await answerAll(sitting, store);
    expect([ana.acks, bo.acks]).toEqual([['entering'], ['entering']]);
  });

  it('whoever goes while the room is looked for does not come in', async () => {
    const { inner, code } = await sleeping();
    const { sitting, store } = await begun(inner);
    const ana = sitting.page('a');
    ana.enter(code);
    await sitting.settle();
    ana.lose();
    await answerAll(sitting, store);
    expect(ana.sent).toEqual([]);
    expect([...(sitting.server.parts.rooms.get(1)?.connections ?? [])]).toEqual([]);
  });

  it('a piece that cannot be read is told to whoever asked', async () => {
    const { inner, code } = await sleeping();
    const { sitting, store } = await begun(inner);
    const ana = sitting.page('a');
    ana.enter(code);
    await sitting.settle();
    store.refuse('find', new StoreFault('damaged', 'a page is smashed'));
    await sitting.settle();
    expect(ana.acks).toEqual(['entering server.unread']);
    ana.enter(code, undefined, 'enter-again');
    await answerAll(sitting, store);
    expect(ana.acks).toEqual(['entering server.unread', 'enter-again']);
  });
});
