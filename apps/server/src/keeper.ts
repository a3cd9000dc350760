import { awaited, promptsOf, see } from '@veillee/kernel';
import { Alarms } from './alarms.ts';
import type { House } from './house.ts';
import { settleReplacement } from './rooms/commands/replace.ts';
import { heirOf, passHost } from './rooms/seats.ts';
import { isSecret } from './rooms/timing.ts';
import { type Deadline, deadlineKinds } from './store/store.ts';
import { botsOf, isHere, isLeftUnplayed, isPlaying, type Live } from './wire/live.ts';

/** Room 0 is the house itself. */
const kinds = ['step', 'objection', 'host', 'beat', 'bots', 'chores', 'alive', 'clear'] as const;
type Kind = (typeof kinds)[number];
const keyOf = (room: number, kind: Kind): number => room * 16 + kinds.indexOf(kind);

const minute = 60_000;
const second = 1000;

/** Keeps the time: deadlines, beats of secret phases, bots, and the chores of the house. */
export class Keeper {
  readonly #house: House;
  readonly #alarms: Alarms<number>;

  constructor(house: House) {
    this.#house = house;
    this.#alarms = new Alarms(house.clock, (key) => this.#ring(key >> 4, kinds[key & 15] as Kind));
    const { store, clock } = house;
    const now = clock.now();
    const away = store.lastAlive === null ? 0 : now - store.lastAlive;
    if (away > 0) store.shiftDeadlines(away, now);
    for (const { room, kind, due } of store.deadlines()) this.#alarms.set(keyOf(room, kind), due as number);
    this.#alarms.set(keyOf(0, 'chores'), now + minute);
    this.#alarms.set(keyOf(0, 'alive'), now + second);
  }

  /** A room that comes back from the store has the deadlines of its rows. */
  adopt(live: Live, deadlines: readonly Deadline[]): void {
    const { data } = live.room;
    const before = data.sitting?.timing.due;
    for (const { kind, due } of deadlines) {
      if (due === null) continue;
      live.stored[kind] = due;
      if (kind === 'step' && data.sitting?.timing.paused === null) data.sitting.timing.due = due;
      if (kind === 'objection' && data.replacing !== null) data.replacing = { ...data.replacing, due };
      if (kind === 'host') live.hostDue = due;
    }
    // Neither log nor snapshot knows how long the house was dark: what follows would be reckoned from the old deadline.
    if (data.sitting?.timing.due !== before) this.#house.ledger.snapshot(live);
    this.wind(live, this.#house.clock.now());
  }

  /** Before the commit: what must be stored of a room's times. */
  tend(live: Live, now: number): void {
    const { data } = live.room;
    const { ledger } = this.#house;
    // What comes at the moment of a beat, before its alarm has rung, must not put it off: all would see that it came.
    if (live.nextBeat !== null && live.nextBeat <= now) live.beat = true;
    this.#watchHost(live, now);
    ledger.deadline(live, 'step', data.sitting?.timing.due ?? null);
    ledger.deadline(live, 'objection', data.replacing?.due ?? null);
    ledger.deadline(live, 'host', live.hostDue);
    const clearDue = live.stored.clear ?? now + this.#house.rules.clearUnplayedAfter;
    ledger.deadline(live, 'clear', isLeftUnplayed(live) ? clearDue : null);
    ledger.snapshotIfDue(live);
  }

  /** A host who is gone while others are here has a minute to come back. */
  #watchHost(live: Live, now: number): void {
    const { host } = live.room.data;
    const isGone = host === null || !isHere(live, host);
    const somebody = isGone && heirOf(live.room.data, host ?? 0, (id) => isHere(live, id)) !== null;
    if (!somebody) live.hostDue = null;
    else live.hostDue ??= now + (host === null ? 0 : this.#house.rules.hostGrace);
  }

  /** After the commit: the alarms that follow from it. */
  wind(live: Live, now: number): void {
    const { id, data } = live.room;
    for (const kind of deadlineKinds) {
      if (live.moved[kind]) this.#set(id, kind, live.stored[kind]);
      live.moved[kind] = false;
    }
    const timing = data.sitting?.timing;
    const base = isSecret(live.room) ? (timing?.due ?? timing?.paused?.at ?? null) : null;
    const beat = base === null || live.connections.size === 0 ? null : this.#nextBeat(base, now);
    if (beat !== live.nextBeat) this.#set(id, 'beat', beat);
    live.nextBeat = beat;
    if (isPlaying(live) && botsAreAsked(live)) this.wake(live);
  }

  /** The bots of a room look up, after the pause they take for every move. */
  wake({ room }: Live): void {
    if (this.#alarms.dueOf(keyOf(room.id, 'bots')) !== undefined) return;
    this.#set(room.id, 'bots', this.#house.clock.now() + this.#house.rules.botPause);
  }

  #nextBeat(base: number, now: number): number {
    const { beat } = this.#house.rules;
    const phase = (((base - now) % beat) + beat) % beat;
    return now + (phase === 0 ? beat : phase);
  }

  #set(room: number, kind: Kind, due: number | null): void {
    if (due === null) this.#alarms.clear(keyOf(room, kind));
    else this.#alarms.set(keyOf(room, kind), due);
  }

  #ring(room: number, kind: Kind): void {
    if (room === 0) {
      if (kind === 'chores') this.#chores();
      else this.#alive();
      return;
    }
    const live = this.#house.live(room);
    if (live === undefined) return;
    if (kind === 'step') this.#stepIsOver(live);
    else if (kind === 'objection') this.#objectionIsOver(live);
    else if (kind === 'host') this.#hostIsGone(live);
    else if (kind === 'bots') this.#botsMove(live);
    else if (kind === 'clear') this.#clearUnplayed(live);
    else {
      live.beat = true;
      this.#house.touch(live);
    }
  }

  #stepIsOver(live: Live): void {
    const { sitting } = live.room.data;
    if (sitting?.state !== 'running') return;
    const { step, due } = sitting.timing;
    // A room that this very alarm brought back from the store has set it anew: it rings twice for one deadline.
    if (step === null || due === null || due > this.#house.clock.now()) return;
    const at = Math.max(0, this.#house.now - sitting.startedAt);
    this.#house.play(live, { elapsed: step, at }, () => undefined);
    this.#house.touch(live);
  }

  /** Never in a secret phase: then it waits for the first public moment. */
  #objectionIsOver(live: Live): void {
    const { data } = live.room;
    if (data.replacing === null) return;
    if (isSecret(live.room)) {
      data.replacing = { ...data.replacing, due: this.#house.now + second };
      this.#house.touch(live);
    } else settleReplacement(this.#house.hand(live));
  }

  #hostIsGone(live: Live): void {
    const { host } = live.room.data;
    live.hostDue = null;
    if (host === null || !isHere(live, host)) passHost(this.#house.hand(live), host ?? 0);
  }

  #botsMove(live: Live): void {
    if (!isPlaying(live)) return;
    const { match, data } = live.room;
    const { botFor, chance, now } = this.#house;
    const bot = botFor(data.sitting?.game ?? '');
    const at = Math.max(0, now - (data.sitting?.startedAt ?? 0));
    for (const seat of botsOf(live)) {
      if (match === null || match.over) return;
      const move = bot(see(match, seat), chance);
      if (move !== undefined) this.#house.play(live, { by: seat, ...move, at }, () => undefined);
    }
  }

  #clearUnplayed(live: Live): void {
    // As with a step: a room that this very alarm brought back has set it anew.
    if (!isLeftUnplayed(live) || (live.stored.clear ?? 0) > this.#house.clock.now()) return;
    this.#clear(live.room.id);
    this.#house.flush();
  }

  #clear(id: number): void {
    this.#house.rooms.delete(id);
    this.#house.ledger.clear(id);
    for (const kind of kinds) this.#alarms.clear(keyOf(id, kind));
  }

  /** Rooms where nothing happens leave the log, and the memory if nobody is there; in the end they leave the house. */
  #chores(): void {
    const house = this.#house;
    const now = house.clock.now();
    for (const [id, live] of house.rooms) {
      const isQuiet = now - live.touched >= house.rules.unloadAfter;
      // So that the log of the house need not be kept for its sake, however little happens there and however long.
      if (isQuiet || now - live.snapshotAt >= house.rules.unloadAfter) house.ledger.snapshotIfChanged(live);
      if (isQuiet && live.connections.size === 0) house.rooms.delete(id);
    }
    for (const id of house.store.idleSince(now - house.rules.clearAfter)) {
      if (!house.rooms.has(id)) this.#clear(id);
    }
    house.flush();
    this.#alarms.set(keyOf(0, 'chores'), now + minute);
  }

  /** So that a restart knows how long the house was dark; only while some clock is running. */
  #alive(): void {
    const house = this.#house;
    const now = house.clock.now();
    if (house.store.hasDeadlines()) house.store.markAlive(now);
    this.#alarms.set(keyOf(0, 'alive'), now + second);
  }

  stop(): void {
    this.#alarms.stop();
  }
}

/** Whether a bot has something to say, or others whom it might follow. */
function botsAreAsked(live: Live): boolean {
  const { match } = live.room;
  const bots = botsOf(live);
  if (match === null || bots.length === 0) return false;
  const waitedFor = awaited(match);
  return bots.some(
    (seat) => waitedFor.includes(seat) || promptsOf(match, seat).some(({ ends }) => ends === 'agreed'),
  );
}
