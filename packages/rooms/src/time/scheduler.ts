import { isRemark, type Remark } from '@veillee/bots';
import { apart, at, awaited, see } from '@veillee/kernel';
import { type Maybe, next } from '../later.ts';
import { botsOf, isHere, isLeftUnplayed, isPlaying, type LiveRoom } from '../live/liveRoom.ts';
import type { Parts } from '../parts.ts';
import { audience } from '../room/audience.ts';
import { settleReplacement } from '../room/commands/replace.ts';
import { heardIn, type Person, personOf, type Sitting, styleOf } from '../room/room.ts';
import { heirOf, passHost } from '../room/seats.ts';
import { isDark, isSecret, shiftTo } from '../room/timing.ts';
import { slowFrom } from '../room/wakingTime.ts';
import type { Deadline, DeadlineKind } from '../store/store.ts';
import { Alarms } from './alarms.ts';
import { BotChance } from './botChance.ts';
import { Lifetimes } from './lifetimes.ts';
import { wakeAll, wakeDue } from './waking.ts';

const kinds = ['step', 'objection', 'host', 'beat', 'bots', 'clear', 'wake'] as const;
type Kind = (typeof kinds)[number];
const keyOf = (room: number, kind: Kind): number => room * 8 + kinds.indexOf(kind);

/** Where a table is long silent, its bots look up less and less: so many looks of each, and at most so much less. */
const looksBeforePatience = 30;
const mostPatience = 30;

const minute = 60_000;
const second = 1000;

type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'rooms' | 'actions' | 'gate'>;

/** Keeps the time: deadlines, beats of secret phases, bots, and the server's chores. A deadline is moved here only. */
export class Scheduler {
  readonly #parts: Known;
  /** Of rooms: they ring as a turn begins. */
  readonly #alarms: Alarms<number>;
  /** Of the server itself: between turns. */
  readonly #rounds: Alarms<'chores' | 'alive'>;
  readonly #chance: BotChance;
  /** When the house opened: what was dark had been so until then. */
  #lit = 0;
  #lifetimes: Lifetimes | null = null;

  constructor(parts: Known) {
    this.#parts = parts;
    const { clock, random } = parts.setup;
    this.#alarms = new Alarms(
      clock,
      (key) => this.#ring(key >> 3, at(kinds, key & 7)),
      () => parts.turn.beginAnew(),
    );
    this.#rounds = new Alarms(clock, (kind) => (kind === 'chores' ? this.#chores() : this.#alive()));
    this.#chance = new BotChance(random);
  }

  /** Sets the alarms of all rooms. */
  start(): Maybe<void> {
    const { store, clock } = this.#parts.setup;
    const now = clock.now();
    const dark = store.lastAlive === null ? 0 : now - store.lastAlive;
    this.#lit = now;
    this.#lifetimes = new Lifetimes(this.#parts, now, dark);
    // Whatever the wall clock did meanwhile: what was left of each deadline is left of it now.
    const shifted = dark === 0 ? undefined : store.shiftDeadlines(dark, now);
    return next(shifted, () =>
      next(store.deadlines(), (deadlines) => {
        this.adopt(deadlines);
        this.#rounds.set('chores', now + minute);
        if (store.markAlive !== undefined) this.#rounds.set('alive', now + second);
      }),
    );
  }

  /** Sets the alarms of rooms that are not in memory. */
  adopt(deadlines: readonly Deadline[]): void {
    const now = this.#parts.setup.clock.now();
    for (const { room, kind, due } of deadlines) {
      // Its own are newer.
      if (this.#parts.rooms.has(room)) continue;
      this.#alarms.set(keyOf(room, kind), due);
      // A slow game is looked at: the store shifts its deadline through quiet hours too, and knows of no wake.
      if (kind === 'step' && due - now >= slowFrom) this.#alarms.set(keyOf(room, 'wake'), now);
    }
  }

  /** Rings for all that is due by now. */
  ringDue(now: number): void {
    this.#alarms.ringDue(now);
  }

  /** A room that comes back from the store has the deadlines of its rows. */
  takeDeadlines(live: LiveRoom, deadlines: readonly Deadline[]): void {
    const { data } = live.room;
    const before = data.sitting?.timing.due;
    for (const deadline of deadlines) {
      const { kind, due } = deadline;
      live.deadlines.restore(deadline);
      if (kind === 'step' && data.sitting?.timing.paused === null) {
        shiftTo(live.room, due, this.#lit);
        if (data.sitting.timing.due !== due) this.#parts.turn.touch(live);
      }
      if (kind === 'objection' && data.replacing !== null) data.replacing = { ...data.replacing, due };
    }
    // Neither log nor snapshot knows how long it was dark: what follows would be reckoned from the old deadline.
    if (data.sitting?.timing.due !== before) this.#parts.commits.snapshot(live);
    this.afterCommit(live, this.#parts.setup.clock.now());
  }

  /** Before the commit: what must be stored of a room's times. */
  beforeCommit(live: LiveRoom, now: number): void {
    const { setup, commits } = this.#parts;
    const { data, seq } = live.room;
    this.#move(live, 'step', data.sitting?.timing.due ?? null);
    this.#move(live, 'objection', data.replacing?.due ?? null);
    this.#move(live, 'host', this.#hostDue(live, now));
    const clearDue = live.deadlines.dueOf('clear') ?? now + setup.rules.clearUnplayedAfter;
    this.#move(live, 'clear', isLeftUnplayed(live) ? clearDue : null);
    if (seq - live.snapshotSeq >= setup.rules.snapshotEvery) commits.snapshot(live);
  }

  #move(live: LiveRoom, kind: DeadlineKind, due: number | null): void {
    const change = live.deadlines.move(live.room.id, kind, due);
    if (change !== undefined) this.#parts.commits.current.rows.deadlines.push(change);
  }

  /** A host who is gone while others are here has a minute to come back. */
  #hostDue(live: LiveRoom, now: number): number | null {
    const { host } = live.room.data;
    const isGone = host === null || !isHere(live, host);
    const somebody = isGone && heirOf(live.room.data, host ?? 0, (id) => isHere(live, id)) !== null;
    if (!somebody) return null;
    return live.deadlines.hostDue ?? now + (host === null ? 0 : this.#parts.setup.rules.hostGrace);
  }

  /** After the commit: the alarms that follow from it. */
  afterCommit(live: LiveRoom, now: number): void {
    const { id, data } = live.room;
    const { deadlines } = live;
    deadlines.takeMoved((kind, due) => this.#set(id, kind, due));
    const timing = data.sitting?.timing;
    const base = isSecret(live.room) ? (timing?.since ?? timing?.due ?? timing?.paused?.at ?? null) : null;
    const beat = base === null || live.connections.size === 0 ? null : this.#nextBeat(base, now);
    if (beat !== deadlines.nextBeat) this.#set(id, 'beat', beat);
    deadlines.nextBeat = beat;
    if (this.#parts.setup.push !== null) this.#set(id, 'wake', wakeDue(live.room, now));
    if (isPlaying(live) && botsAreAsked(live)) this.wake(live);
  }

  /**
   * The bots of a room look up one after the other, each after the pause it takes for every move: no turn waits for more
   * than one of them to think.
   */
  wake(live: LiveRoom): void {
    const { id, match } = live.room;
    if (match === null || this.#alarms.dueOf(keyOf(id, 'bots')) !== undefined) return;
    const { clock, rules } = this.#parts.setup;
    const bots = Math.max(1, botsOf(live).length);
    const patience = Math.min(mostPatience, 1 + Math.floor(live.botsIdle / (bots * looksBeforePatience)));
    const pause = (this.#chance.pause(match, rules.botPause) * patience) / bots;
    this.#set(id, 'bots', clock.now() + Math.ceil(pause));
  }

  /** The first moment after `now` that is a whole number of beats before the step's end, or after it. */
  #nextBeat(base: number, now: number): number {
    const { beat } = this.#parts.setup.rules;
    return base - (Math.ceil((base - now) / beat) - 1) * beat;
  }

  #set(room: number, kind: Kind, due: number | null): void {
    if (due === null) this.#alarms.clear(keyOf(room, kind));
    else this.#alarms.set(keyOf(room, kind), due);
  }

  #ring(room: number, kind: Kind): void {
    const { rooms } = this.#parts;
    void next(rooms.live(room), (live) => {
      if (typeof live === 'object') rooms.within(live, () => this.#ringIn(live, kind));
    });
  }

  #ringIn(live: LiveRoom, kind: Kind): void {
    if (kind === 'step') this.#stepIsOver(live);
    else if (kind === 'objection') this.#objectionIsOver(live);
    else if (kind === 'host') this.#hostIsGone(live);
    else if (kind === 'bots') this.#botsMove(live);
    else if (kind === 'clear') this.#clearUnplayed(live);
    else if (kind === 'wake') this.#wakeAll(live);
    else {
      live.beat = true;
      this.#parts.turn.touch(live);
    }
  }

  #stepIsOver(live: LiveRoom): void {
    const { turn, actions } = this.#parts;
    const { sitting } = live.room.data;
    if (sitting?.state !== 'running') return;
    const { step } = sitting.timing;
    // A room that this very alarm brought back from the store has set it anew: it rings twice for one deadline.
    if (step === null || !actions.isTimeUp(live, turn.now)) return;
    const at = Math.max(0, turn.now - sitting.startedAt);
    actions.play(live, { elapsed: step, at }, () => undefined);
    turn.touch(live);
  }

  /** Never in a secret phase: then it waits for the first public moment. */
  #objectionIsOver(live: LiveRoom): void {
    const { turn, actions } = this.#parts;
    const { data } = live.room;
    if (data.replacing === null) return;
    if (isSecret(live.room)) {
      data.replacing = { ...data.replacing, due: turn.now + second };
      turn.touch(live);
    } else settleReplacement(actions.context(live));
  }

  /** Nor this, for it tells who is there; but a table that is paused may wait for nobody but its host. */
  #hostIsGone(live: LiveRoom): void {
    const { turn, actions } = this.#parts;
    const { host } = live.room.data;
    live.deadlines.hostDue = isDark(live.room) ? turn.now + second : null;
    turn.touch(live);
    if (live.deadlines.hostDue !== null) return;
    const here = (id: number): boolean => isHere(live, id);
    if (host === null || !here(host)) passHost(actions.context(live), host ?? 0, here);
  }

  #botsMove(live: LiveRoom): void {
    if (!isPlaying(live)) return;
    const { setup, turn, actions } = this.#parts;
    const { match, data } = live.room;
    const bots = botsOf(live);
    const seat = bots[live.nextBot % bots.length];
    if (match === null || match.over || seat === undefined || data.sitting === null) return;
    live.nextBot += 1;
    const { game, startedAt, holders } = data.sitting;
    const person = personOf(data, holders[seat] ?? null);
    if (person === undefined) return;
    const around = { style: styleOf(data, person), heard: heardIn(data) };
    const act = setup.botFor(game)(see(match, seat), this.#chance.of(match, seat), around);
    if (act === undefined) {
      live.botsIdle += 1;
      // Without any pause it would look up for ever at this very moment: then something has to happen first.
      if (botsAreAsked(live) && setup.rules.botPause.most > 0) this.wake(live);
      return;
    }
    live.botsIdle = 0;
    const at = Math.max(0, turn.now - startedAt);
    if (isRemark(act)) this.#botSays(live, person, data.sitting, act);
    else actions.play(live, { by: seat, ...act, at }, () => undefined);
  }

  /** Like anybody else it says nothing where it may not speak. */
  #botSays(
    live: LiveRoom,
    { id, name }: Person,
    { game, holders, startedAt }: Sitting,
    { say, circle }: Remark,
  ): void {
    const to = audience(live.room, id, circle);
    if (to === undefined) return;
    this.#parts.actions.record(live, {
      e: 'said',
      item: {
        who: id,
        name,
        circle,
        game,
        holders,
        says: say,
        to,
        at: Math.max(0, this.#parts.turn.now - startedAt),
      },
    });
  }

  #wakeAll(live: LiveRoom): void {
    const { setup, turn, actions } = this.#parts;
    const { room } = live;
    const { push } = setup;
    const due = wakeDue(room, turn.now);
    const step = room.data.sitting?.timing.step;
    if (push === null || due === null || due > turn.now || typeof step !== 'number') return;
    actions.record(live, { e: 'woken', step });
    wakeAll(room, push, (person, { endpoint }) => this.#forgetDevice(room.id, person, endpoint));
  }

  /** Meanwhile the room may have left the memory, and the person may have another device. */
  #forgetDevice(room: number, person: number, endpoint: string): void {
    const { rooms, actions, turn } = this.#parts;
    if (turn.isStopped) return;
    void next(rooms.live(room), (live) => {
      if (typeof live !== 'object' || personOf(live.room.data, person)?.push?.endpoint !== endpoint) return;
      rooms.within(live, () => actions.record(live, { e: 'subscribed', person }));
    });
  }

  #clearUnplayed(live: LiveRoom): void {
    const { setup, turn } = this.#parts;
    // As with a step: a room that this very alarm brought back has set it anew.
    if (!isLeftUnplayed(live) || (live.deadlines.dueOf('clear') ?? 0) > setup.clock.now()) return;
    this.#clear(live.room.id, turn.now);
  }

  #clear(id: number, now: number): void {
    this.#parts.rooms.clear(id);
    this.#lifetimes?.hasCleared(now);
  }

  /** Rooms where nothing happens leave the log, and the memory if nobody is there; in the end they leave the store. */
  #chores(): void {
    const { setup, commits, rooms, turn } = this.#parts;
    const now = setup.clock.now();
    const isQuiet = (live: LiveRoom): boolean => now - live.touched >= setup.rules.unloadAfter;
    for (const live of rooms.values()) {
      // So that the log of all need not be kept for its sake, however little happens there and however long.
      const isOld = now - live.snapshotAt >= setup.rules.unloadAfter;
      if (isQuiet(live) || isOld) commits.snapshotIfChanged(live);
    }
    turn.end();
    for (const live of rooms.values())
      if (isQuiet(live) && live.connections.size + live.door.size === 0) rooms.unload(live.room.id);
    void next(this.#clearIdle(now), () => {
      turn.end();
      this.#lifetimes?.tend(now);
    });
    this.#rounds.set('chores', now + minute);
  }

  #clearIdle(now: number): Maybe<void> {
    const { setup, rooms } = this.#parts;
    if (this.#lifetimes?.mayClear(now) !== true) return undefined;
    const clear = (ids: readonly number[]): void => {
      for (const id of ids) if (!rooms.has(id)) this.#clear(id, now);
    };
    return rooms.reading(
      () => next(setup.store.idleSince(now - setup.rules.clearAfter), clear),
      () => {},
    );
  }

  /** So that a restart knows how long it was dark; only while some clock is running. */
  #alive(): void {
    const { setup } = this.#parts;
    const now = setup.clock.now();
    const { store } = setup;
    const marked = this.#parts.turn.keep(() =>
      next(store.hasDeadlines?.() ?? false, (has) => (has ? store.markAlive?.(now) : undefined)),
    );
    void next(marked, (isWell) => {
      if (isWell) this.#rounds.set('alive', now + second);
    });
  }

  /** Rings no more for a room. */
  forget(room: number): void {
    for (const kind of kinds) this.#alarms.clear(keyOf(room, kind));
  }

  stop(): void {
    this.#alarms.stop();
    this.#rounds.stop();
  }
}

/** Whether a bot is asked something, has others whom it might follow, or may do something of its own accord. */
function botsAreAsked(live: LiveRoom): boolean {
  const { match } = live.room;
  const bots = botsOf(live);
  if (match === null || bots.length === 0) return false;
  const waitedFor = awaited(match);
  return bots.some((seat) => {
    if (waitedFor.includes(seat)) return true;
    const { prompts, rights } = apart(match, seat);
    return rights.length > 0 || prompts.some(({ ends }) => ends !== 'answered');
  });
}
