import { describe, expect, it } from 'vitest';
import { type Batch, MemoryStore } from '../src/index.ts';
import { DelayedStore } from './delayedStore.ts';
import { fenced } from './fencedStore.ts';
import { type Page, Sitting } from './sitting.ts';

/* Two servers on one store: each may write a room that the other has in memory. */

const notes = (page: Page, id: string): void => page.say({ t: 'notes', id, text: id });
const say = (page: Page, id: string): void => page.say({ t: 'say', id, circle: 'room', text: id });

const eventsOf = (store: MemoryStore, room = 1): string[] =>
  (store.load(room)?.lines ?? []).flatMap(({ data }) =>
    [...data.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text ?? ''),
  );

/** Ana at one server, Bo at the other, at one table. */
async function shared(there: (door: MemoryStore) => MemoryStore | DelayedStore = (door) => door) {
  const store = new MemoryStore();
  const here = await Sitting.begin(fenced(store));
  const ana = here.page('a');
  ana.open();
  await here.settle();
  const door = there(fenced(store));
  const other = new Sitting(door, 2);
  const started = other.server.start();
  const settle = async (): Promise<void> => {
    await other.settle();
    while (door instanceof DelayedStore && door.waiting() > 0) {
      door.answer();
      await other.settle();
    }
  };
  await settle();
  await started;
  const bo = other.page('b');
  bo.enter(ana.code, 'Bo');
  await settle();
  return { store, here, other, ana, bo, door, settle };
}

describe('a room that somebody else wrote', () => {
  it('is put back as the store has it, and what was said there is taken again', async () => {
    const { store, here, other, ana, bo } = await shared();
    expect(bo.acks).toEqual(['entering']);
    // This server does not know yet that Bo has come.
    say(ana, 'hello-from-here');
    await here.settle();
    expect(ana.acks).toEqual(['opening', 'hello-from-here']);
    say(bo, 'hello-from-there');
    await other.settle();
    expect(bo.acks).toEqual(['entering', 'hello-from-there']);
    expect(eventsOf(store)).toEqual(['hello-from-here', 'hello-from-there']);
    expect(here.server.metrics.text()).toContain('veillee_write_conflicts_total 1');
  });

  it('is written in the order in which things were said, though several turns were lost', async () => {
    const { store, here, ana, bo, door, other, settle } = await shared((one) => new DelayedStore(one));
    for (const id of ['from-there-1', 'from-there-2', 'from-there-3']) {
      say(bo, id);
      await other.settle();
    }
    say(ana, 'from-here-1');
    await here.settle();
    expect(ana.acks).toContain('from-here-1');
    expect(bo.acks).toEqual(['entering']);
    await settle();
    expect(bo.acks).toEqual(['entering', 'from-there-1', 'from-there-2', 'from-there-3']);
    expect(eventsOf(store)).toEqual(['from-here-1', 'from-there-1', 'from-there-2', 'from-there-3']);
    expect(door instanceof DelayedStore && door.mostWriting).toBe(1);
  });

  it('shows every page of somebody what the others wrote, though what showed it was lost', async () => {
    const { here, other, ana, bo, settle } = await shared((one) => new DelayedStore(one));
    const bo2 = other.page('b');
    bo2.enter(ana.code);
    await settle();
    notes(bo, 'a-note-of-bo');
    await other.settle();
    say(ana, 'from-here-1');
    await here.settle();
    await settle();
    expect(bo.acks).toContain('a-note-of-bo');
    expect(bo2.sent.filter(({ notes: text }) => text === 'a-note-of-bo')).toHaveLength(1);
  });

  it('keeps nobody else waiting: the other rooms of the batch are written at once', async () => {
    const { store, here, other, ana, settle, bo } = await shared((one) => new DelayedStore(one));
    const eve = other.page('e');
    // Another number than the first server would give next.
    eve.open();
    await settle();
    say(ana, 'from-here-1');
    await here.settle();
    say(bo, 'from-there-1');
    notes(eve, 'note-of-eve');
    await settle();
    expect(eve.acks).toEqual(['opening', 'note-of-eve']);
    expect(bo.acks).toEqual(['entering', 'from-there-1']);
    expect(eventsOf(store, 2)).toContain('note-of-eve');
  });

  it('whoever came in a turn that was lost comes again, and whoever was sent out may still be', async () => {
    const { here, other, ana, settle } = await shared((one) => new DelayedStore(one));
    const [cleo, back] = [other.page('c'), other.page('b')];
    cleo.enter(ana.code, 'Cléo');
    back.enter(ana.code);
    await other.settle();
    say(ana, 'from-here-1');
    await here.settle();
    expect(cleo.sent).toEqual([]);
    await settle();
    expect([cleo.acks, back.acks]).toEqual([['entering'], ['entering']]);
    cleo.say({ t: 'leave', id: 'leave-now' });
    notes(back, 'a-note');
    await other.settle();
    say(ana, 'from-here-2');
    await here.settle();
    expect(cleo.isClosed).toBe(false);
    await settle();
    expect(cleo.isClosed).toBe(true);
    expect(cleo.sent.at(-1)).toMatchObject({ t: 'bye', why: { key: 'seat.left' } });
    expect(back.acks).toEqual(['entering', 'a-note']);
  });

  it('who was sent out by what did not happen stays', async () => {
    const { here, other, ana, bo, settle } = await shared((one) => new DelayedStore(one));
    // With what it writes, the first server learns of Bo.
    say(ana, 'who-is-there');
    await here.settle();
    ana.say({ t: 'host', id: 'give-host', person: 2 });
    await here.settle();
    const cleo = other.page('c');
    cleo.enter(ana.code, 'Cléo');
    await settle();
    say(ana, 'and-who-else');
    await here.settle();
    say(bo, 'so-there-are-three');
    await settle();
    bo.say({ t: 'kick', id: 'kick-cleo', person: 3 });
    await other.settle();
    // Meanwhile Bo, who is host by now, gives the table back over another line.
    const bo2 = here.page('b');
    bo2.enter(ana.code);
    await here.settle();
    bo2.say({ t: 'host', id: 'give-back', person: 1 });
    await here.settle();
    expect(bo2.acks).toEqual(['entering', 'give-back']);
    await settle();
    expect(bo.acks.at(-1)).toBe('kick-cleo host.only');
    expect(cleo.isClosed).toBe(false);
    notes(cleo, 'still-here');
    await settle();
    expect(cleo.acks.at(-1)).toBe('still-here');
  });

  it('two tables that were opened under one number: the second is opened again', async () => {
    const store = new MemoryStore();
    const [here, there] = [await Sitting.begin(fenced(store)), await Sitting.begin(fenced(store), 2)];
    const [ana, bo] = [here.page('a'), there.page('b')];
    ana.open();
    await here.settle();
    bo.open();
    await there.settle();
    expect([ana.acks, bo.acks]).toEqual([['opening'], ['opening']]);
    expect(store.countRooms()).toBe(2);
    expect(store.find(bo.code)).toBe(2);
  });

  it('that is gone sends its people away', async () => {
    const { store, other, ana, bo } = await shared();
    const gone: Partial<Batch> = { cleared: [1] };
    store.write({
      at: 1,
      opened: [],
      lines: [],
      deadlines: [],
      snapshots: [],
      stories: [],
      aside: [],
      cleared: [],
      ...gone,
    });
    say(bo, 'anybody-there');
    await other.settle();
    expect(bo.sent.at(-1)).toMatchObject({ t: 'bye', why: { key: 'room.unknown' } });
    expect(bo.isClosed).toBe(true);
    expect(ana.isClosed).toBe(false);
  });
});
