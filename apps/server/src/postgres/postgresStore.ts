import { setTimeout as pause } from 'node:timers/promises';
import type { Batch, Deadline, Maybe, Store, StoredRoom, StoredStory } from '@veillee/rooms';
import { StoreFault } from '@veillee/rooms';
import * as v from 'valibot';
import { rowShapes } from '../store/rows.ts';
import { writing } from './batch.ts';
import { type Ask, Cut, Line } from './line.ts';
import { patience } from './schema.ts';
import { postgresUpkeep } from './upkeep.ts';

const fence = v.object({ alive: v.number(), kept: v.number(), before: v.number() });
const none = v.object({});
const id = v.object({ id: v.number() });

const sweepsWithin = 3_600_000;

/**
 * What is written is named row by row. Where PostgreSQL does not know yet how a table has grown, it would rather read all
 * of it, and keep to that plan.
 */
export const rowByRow =
  'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off';

/** Whose rooms are meant, with nobody's: those that no living node has. */
const oursOrFree = '(room.owner = $1 or room.owner is null)';

/** Everything of a house in PostgreSQL, as one of its nodes sees it. */
export class PostgresStore implements Store {
  readonly lastAlive: number | null;
  readonly node: number;
  readonly upkeep = postgresUpkeep(this, 'ownAndFree');
  readonly #url: string;
  readonly #writes: Line;
  readonly #reads: Line;
  /** The number of the last batch that was written. */
  #batch: number;
  /** Rooms that are known to be ours, by their codes: nobody else changes anything about them. */
  readonly #ours = new Map<string, number>();
  readonly #codes = new Map<number, string>();

  private constructor(url: string, node: number, batch: number, lastAlive: number | null) {
    this.node = node;
    this.lastAlive = lastAlive;
    this.#batch = batch;
    this.#url = url;
    this.#writes = new Line(url, 30_000, rowByRow);
    this.#reads = new Line(url, 10_000);
  }

  /** For the node of this number. */
  static async open(url: string, node: number, lastAlive: number | null = null): Promise<PostgresStore> {
    const line = new Line(url, patience);
    try {
      const [row] = await line.persist(
        v.object({ batch: v.number() }),
        { text: 'select batch from veillee.progress where node = $1', values: [node] },
        patience,
      );
      return new PostgresStore(url, node, row?.batch ?? 0, lastAlive);
    } finally {
      await line.close();
    }
  }

  /** Until it is there: the line may be cut, and the database away for a while. */
  async write(batch: Batch): Promise<void> {
    const number = this.#batch + 1;
    const ask = writing(this.node, number, batch);
    for (let tries = 0; ; tries += 1) {
      try {
        const [row] = await this.#writes.ask(fence, ask);
        if (row === undefined || row.alive === 0)
          throw new StoreFault('buried', `node ${this.node} was buried`);
        // After a cut it may have been there already; before the first try it cannot.
        if (row.kept > 0 || (tries > 0 && row.before === number)) break;
        // What was tried before the cut came to its end while this waited for it: it is seen by the next that asks.
        if (tries === 0 || row.before !== number - 1)
          throw new StoreFault('unsound', `the database has gone back to before batch ${number}`);
      } catch (error) {
        if (!(error instanceof Cut)) throw error;
        await pause(Math.min(200, 10 * 2 ** tries));
      }
    }
    this.#batch = number;
    for (const { room, code } of batch.opened) this.know(code, room);
    for (const room of batch.cleared) this.#forget(room);
  }

  /** The database answers again: what was asked before, so many milliseconds ago, is asked anew. */
  doubt(longest: number): void {
    for (const line of [this.#writes, this.#reads]) line.doubt(longest);
  }

  /** A room is ours. */
  know(code: string, room: number): void {
    this.#ours.set(code, room);
    this.#codes.set(room, code);
  }

  #forget(room: number): void {
    this.#ours.delete(this.#codes.get(room) ?? '');
    this.#codes.delete(room);
  }

  /** The room of this code, where it is known to be ours. */
  ours(code: string): number | undefined {
    return this.#ours.get(code);
  }

  ask<T>(shape: v.GenericSchema<unknown, T>, ask: Ask): Promise<T[]> {
    return this.#reads.persist(shape, ask, patience);
  }

  /** However long the database is away: what waits for a room waits with it. */
  #await<T>(shape: v.GenericSchema<unknown, T>, text: string, values: readonly unknown[]): Promise<T[]> {
    return this.#reads.persist(shape, { text, values });
  }

  find(code: string): Maybe<number | undefined> {
    return this.#ours.get(code) ?? this.#find(code);
  }

  async #find(code: string): Promise<number | undefined> {
    // Only ours: one that another node opened just now must not be in two memories.
    const text = 'select id from veillee.room where code = $1 and owner = $2 and touched is not null';
    const [row] = await this.ask(id, { name: 'find', text, values: [code, this.node] });
    return row?.id;
  }

  /** Kept for us until a batch opens it; nobody else finds it before. */
  async reserve(code: string): Promise<number | undefined> {
    const [row] = await this.ask(id, {
      text: `
        with me as (select id from veillee.node where id = $1 for key share)
        insert into veillee.room (code, owner) select $2, id from me on conflict do nothing returning id`,
      values: [this.node, code],
    });
    return row?.id;
  }

  async load(room: number): Promise<StoredRoom | undefined> {
    const [row] = await this.#await(
      rowShapes.room,
      'select snapshot_seq as seq, snapshot, aside from veillee.room where id = $1 and touched is not null',
      [room],
    );
    if (row === undefined) return undefined;
    const lines = await this.#await(
      rowShapes.line,
      `select room, seq, at, data from veillee.event where room = $1
         and seq > coalesce((select snapshot_seq from veillee.room where id = $1), 0) order by first`,
      [room],
    );
    const deadlines = await this.#await(
      rowShapes.deadline,
      'select room, kind, due from veillee.deadline where room = $1',
      [room],
    );
    const { seq, snapshot, aside } = row;
    return {
      room,
      snapshot: snapshot === null || seq === null ? null : { seq, data: snapshot },
      lines,
      deadlines,
      aside,
    };
  }

  deadlines(): Promise<Deadline[]> {
    return this.#await(
      rowShapes.deadline,
      `select deadline.room, kind, due from veillee.deadline join veillee.room on room.id = deadline.room
       where room.owner = $1 and room.aside is null order by due`,
      [this.node],
    );
  }

  /** Those of our own rooms: of others, whoever takes them moves them by the time that their owner was silent. */
  async shiftDeadlines(by: number): Promise<void> {
    await this.#writes.ask(none, {
      text: 'update veillee.deadline set due = due + $2 from veillee.room where room.id = deadline.room and room.owner = $1',
      values: [this.node, by],
    });
  }

  async highestRoom(): Promise<number> {
    const [row] = await this.ask(id, { text: 'select coalesce(max(id), 0) as id from veillee.room' });
    return row?.id ?? 0;
  }

  async countRooms(): Promise<number> {
    const text = 'select count(*) as count from veillee.room where touched is not null';
    const [row] = await this.ask(rowShapes.count, { text });
    return row?.count ?? 0;
  }

  /** Ours, and nobody's, which are ours from now on. */
  async idleSince(before: number): Promise<number[]> {
    const rows = await this.ask(id, {
      text: `
        with me as (select id from veillee.node where id = $1 for key share),
        idle as (
          select room.id from veillee.room, me where touched < $2 and ${oursOrFree}
            and not exists (select from veillee.event where event.room = room.id and event.at >= $2)
          for update of room skip locked
        )
        update veillee.room set owner = $1 from idle where room.id = idle.id returning room.id`,
      values: [this.node, before],
    });
    return rows.map((row) => row.id);
  }

  async story(story: string): Promise<StoredStory | undefined> {
    const text = 'select at, data from veillee.story where id = $1';
    const [row] = await this.ask(rowShapes.storyData, { text, values: [story] });
    return row;
  }

  async clearStories(before: number): Promise<number> {
    const text = 'delete from veillee.story where at < $1 returning id';
    return (await this.ask(rowShapes.storyId, { text, values: [before] })).length;
  }

  /** What was thrown away makes room for other rows; and the planner learns how many there are. */
  async sweep(): Promise<void> {
    const line = new Line(this.#url, sweepsWithin);
    try {
      await line.ask(none, {
        text: 'vacuum (analyze) veillee.event, veillee.room, veillee.deadline, veillee.story',
      });
    } finally {
      await line.close();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#writes.close(), this.#reads.close()]);
  }
}
