import { setTimeout as pause } from 'node:timers/promises';
import { type Deadline, messageOf } from '@veillee/rooms';
import * as v from 'valibot';
import { Cut, Line } from '../postgres/line.ts';
import { patience } from '../postgres/schema.ts';
import { rowShapes } from '../store/rows.ts';

/** Milliseconds. */
export const beatEvery = 500;
/** A beat that waited for so long was not heard. */
const answersWithin = 3000;
/** While the database does not answer: what waits for it shall not wait for a beat as well. */
const askAgain = 100;
/** Who was silent for so long is dead. */
export const lease = 6000;
/** And who was for so long, a beat and what it may be late, if nobody listens any more where they listened. */
const silentEnough = 600;
/** Where we never reached anybody, its address may be wrong while it lives: then some beats must be missing. */
const strangerSilentEnough = 2500;
/** So often it is looked whether they were. */
const lookEvery = 25;
/** Between two beats of steady contact no more time passes than this. */
const steadyWithin = 2000;
/** So long after our last beat nobody can have buried us. */
const sureFor = lease - 1000;

const other = v.object({ id: v.number(), address: v.string(), silent: v.number() });
export type OtherNode = v.InferOutput<typeof other>;

const beaten = v.object({ alive: v.number(), graves: v.number(), others: v.array(other) });
const taken = v.object({ ...rowShapes.deadline.entries, code: v.string() });
const id = v.object({ id: v.number() });

export interface LifeHooks {
  /** Our row is gone: others have our rooms. */
  buried(): void;
  /** Those who live, as the last beat found them. */
  others(nodes: readonly OtherNode[]): void;
  /** Rooms of the dead are ours. */
  inherited(deadlines: readonly Deadline[], codes: ReadonlyMap<number, string>): void;
  /** A beat was answered: what waited for us to be sure may go. */
  sure(): void;
  /** The database answers again, after beats that waited so many milliseconds in vain. */
  light(after: number): void;
  log(facts: object, message: string): void;
}

/**
 * The life of one node: its row, and the beats that keep it. PostgreSQL's clock alone says who is dead. Burying is
 * taking the row away: it waits for a write under way, and whatever the dead one writes after it takes no row.
 */
export class Life {
  readonly node: number;
  readonly #line: Line;
  #hooks: LifeHooks | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isOver = false;
  #isBuried = false;
  /** The database does not answer: that is said once. */
  #isDark = false;
  /** What was taken over a line that was cut may be ours without our having heard of it. */
  #mayHaveTaken = false;
  /** When the last beat that was answered was sent; and since when none was missed. */
  #beatAt = performance.now();
  #beatAtByWall = Date.now();
  #steadySince = performance.now();
  /** Those where nobody listens, and for how long they must have been silent. */
  readonly #refused = new Map<number, number>();

  private constructor(line: Line, node: number) {
    this.#line = line;
    this.node = node;
  }

  /** A new node, which others reach at this address. */
  static async begin(url: string, address: string): Promise<Life> {
    const line = new Line(url, answersWithin);
    const [row] = await line.persist(id, {
      text: `
        with born as (insert into veillee.node (address) values ($1) returning id)
        insert into veillee.progress (node, batch) select id, 0 from born returning node as id`,
      values: [address],
    });
    if (row === undefined) throw new Error('a node got no number');
    return new Life(line, row.id);
  }

  /** Is done with the first beat: then others are known. */
  start(hooks: LifeHooks): Promise<void> {
    this.#hooks = hooks;
    return this.#beat();
  }

  /** Whether nobody can have buried us yet: else what we have in memory may be of the past. */
  get isSure(): boolean {
    if (this.#isBuried) return false;
    // A machine that slept has not counted that; its wall clock has.
    return performance.now() - this.#beatAt < sureFor && Date.now() - this.#beatAtByWall < sureFor;
  }

  /** Whether PostgreSQL has answered not long ago. */
  get isWell(): boolean {
    return !this.#isOver && performance.now() - this.#beatAt < steadyWithin;
  }

  /** Nobody listens where this one says it does; `wasReached`: and where it did. */
  suspect(node: number, wasReached: boolean): void {
    if (this.#refused.has(node)) return;
    this.#refused.set(node, wasReached ? silentEnough : strangerSilentEnough);
    if (wasReached) void this.#hasten(node, performance.now() + beatEvery * 2);
  }

  /** Nobody there waits for our next beat. */
  async #hasten(node: number, until: number): Promise<void> {
    while (this.#refused.has(node) && !this.#isOver && performance.now() < until) {
      const buried = await this.#bury(node, silentEnough).catch(() => 0);
      if (buried > 0) {
        this.#refused.delete(node);
        await this.#inherit().catch(() => {});
        return;
      }
      await pause(lookEvery);
    }
  }

  /** It listens. */
  trust(node: number): void {
    this.#refused.delete(node);
  }

  async #beat(): Promise<void> {
    const [sent, sentByWall] = [performance.now(), Date.now()];
    try {
      const [row] = await this.#line.ask(beaten, { name: 'beat', text: beat, values: [this.node] });
      if (this.#isDark) this.#hooks?.light(answersWithin);
      this.#isDark = false;
      if (this.#isOver || row === undefined) return;
      if (row.alive === 0) {
        this.#isBuried = true;
        this.stop();
        this.#hooks?.buried();
        return;
      }
      if (sent - this.#beatAt > steadyWithin) this.#steadySince = sent;
      this.#beatAt = sent;
      this.#beatAtByWall = sentByWall;
      this.#hooks?.sure();
      this.#hooks?.others(row.others);
      const buried = await this.#buryAll(row.others);
      if (row.graves + buried > 0 || this.#mayHaveTaken) await this.#inherit();
    } catch (error) {
      this.#steadySince = performance.now();
      if (!this.#isOver && !this.#isDark)
        this.#hooks?.log({ why: messageOf(error) }, 'the database does not answer');
      this.#isDark = true;
    }
    const next = sent + (this.#isDark ? askAgain : beatEvery);
    if (!this.#isOver)
      this.#timer = setTimeout(() => void this.#beat(), Math.max(50, next - performance.now()));
  }

  async #buryAll(others: readonly OtherNode[]): Promise<number> {
    // After the database was dark everybody seems to have been silent: only who was not cut from it may judge.
    const maySee = performance.now() - this.#steadySince > lease;
    let count = 0;
    for (const { id: node, silent } of others) {
      const within = this.#refused.get(node) ?? lease;
      if (silent > within && (maySee || within < lease)) count += await this.#bury(node, within);
    }
    return count;
  }

  async #bury(node: number, within: number): Promise<number> {
    const rows = await this.#line.ask(id, { text: bury, values: [node, within / 1000, this.node] });
    for (const one of rows) this.#hooks?.log({ node: one.id, by: this.node }, 'a node is dead');
    return rows.length;
  }

  /** Takes what the dead left that rings; the rest is nobody's until somebody comes for it. */
  async #inherit(): Promise<void> {
    if (this.#mayHaveTaken) await this.#lookAgain();
    for (;;) {
      this.#mayHaveTaken = true;
      const count = this.#tell(await this.#line.ask(taken, { text: inherit, values: [this.node, share] }));
      this.#mayHaveTaken = false;
      if (count < share) break;
    }
    const left = await this.#line.ask(id, { text: release, values: [this.node] });
    if (left.length === 0) await this.#line.ask(id, { text: level });
  }

  #tell(rows: readonly v.InferOutput<typeof taken>[]): number {
    const codes = new Map(rows.map(({ room, code }) => [room, code]));
    if (rows.length > 0) this.#hooks?.inherited(rows, codes);
    return codes.size;
  }

  /** All that rings and is ours. */
  async #lookAgain(): Promise<void> {
    this.#tell(await this.#line.ask(taken, { text: ringing, values: [this.node] }));
    this.#mayHaveTaken = false;
  }

  /** Takes a room that nobody living has. Who asks again finds it taken. */
  async take(room: number): Promise<boolean> {
    const rows = await this.#line.persist(id, { text: takeOne, values: [this.node, room] }, patience);
    return rows.length > 0;
  }

  /** Ends in order: others may have our rooms at once. */
  async end(): Promise<void> {
    if (!this.#isOver) {
      this.stop();
      await this.#line.ask(id, { text: leave, values: [this.node] }).catch((error: unknown) => {
        if (!(error instanceof Cut)) throw error;
      });
    }
    await this.#line.close();
  }

  /** Beats no more. */
  stop(): void {
    this.#isOver = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}

/** Rooms taken at a time: the living share what a dead one left. */
const share = 25;

const beat = `
  with me as (update veillee.node set beat = clock_timestamp() where id = $1 returning id)
  select (select count(*) from me)::int as alive, (select count(*) from veillee.grave)::int as graves,
    coalesce((select json_agg(json_build_object('id', id, 'address', address,
      'silent', extract(epoch from clock_timestamp() - beat) * 1000)) from veillee.node where id <> $1), '[]') as others`;

/** What follows from the end of a node's row. */
const interred = `
  unopened as (delete from veillee.room using dead where owner = dead.id and touched is null),
  done as (delete from veillee.progress using dead where node = dead.id)
  insert into veillee.grave (id, since) select id, since from dead returning id`;

const bury = `
  with me as (select id from veillee.node where id = $3 for key share),
  dead as (
    delete from veillee.node using me where node.id = $1 and beat < clock_timestamp() - make_interval(secs => $2)
    returning node.id, beat as since
  ), ${interred}`;

const leave = `with dead as (delete from veillee.node where id = $1 returning id, clock_timestamp() as since), ${interred}`;

/** Deadlines move by the time that their owner was silent. */
const moved = `
  moved as (
    update veillee.deadline
    set due = due + round(extract(epoch from clock_timestamp() - free.since) * 1000)::bigint
    from free where deadline.room = free.id and free.since is not null returning deadline.room, kind, due
  )`;

const inherit = `
  with me as (select id from veillee.node where id = $1 for key share),
  free as (
    select room.id, grave.since from veillee.room join veillee.grave on grave.id = room.owner, me
    where aside is null and exists (select from veillee.deadline where deadline.room = room.id)
    limit $2 for update of room skip locked
  ), ${moved}, taken as (
    update veillee.room set owner = $1 from free where room.id = free.id returning room.id, code
  )
  select room, kind, due, code from moved join taken on taken.id = moved.room`;

const ringing = `
  select room.id as room, kind, due, code from veillee.room join veillee.deadline on deadline.room = room.id
  where owner = $1 and aside is null`;

/** Those set aside have deadlines that do not ring. */
const release = `
  with me as (select id from veillee.node where id = $1 for key share),
  free as (
    select room.id, grave.since from veillee.room join veillee.grave on grave.id = room.owner, me
    where aside is not null or not exists (select from veillee.deadline where deadline.room = room.id)
    limit 500 for update of room skip locked
  ), ${moved}
  update veillee.room set owner = null from free where room.id = free.id returning room.id`;

/** Graves of those who left nothing. When somebody was last alive is kept. */
const level = `
  with old as (
    delete from veillee.grave where not exists (select from veillee.room where owner = grave.id) returning id, since
  ), told as (
    update veillee.house set alive = greatest(alive, (select max(since) from old)) where exists (select from old)
  )
  select id from old`;

const takeOne = `
  with me as (select id from veillee.node where id = $1 for key share),
  free as (
    select room.id, (select since from veillee.grave where id = room.owner) as since from veillee.room, me
    where room.id = $2 and (owner is null or exists (select from veillee.grave where id = room.owner))
    for update of room
  ), ${moved}
  update veillee.room set owner = $1 from free where room.id = free.id returning room.id`;
