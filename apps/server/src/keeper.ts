import { awaited, promptsOf, see } from '@veillee/kernel';
import { Alarms } from './alarms.ts';
import { BotChance } from './botChance.ts';
import { Lifetimes } from './care/lifetimes.ts';
import type { House } from './house.ts';
import { settleReplacement } from './rooms/commands/replace.ts';
import { heirOf, passHost } from './rooms/seats.ts';
import { isDark, isSecret } from './rooms/timing.ts';
import { type Deadline, deadlineKinds } from './store/store.ts';
import { botsOf, isHere, isLeftUnplayed, isPlaying, type Live } from './wire/live.ts';

const kinds = ['step', 'objection', 'host', 'beat', 'bots', 'clear'] as const;
type Kind = (typeof kinds)[number];
const keyOf = (room: number, kind: Kind): number => room * 8 + kinds.indexOf(kind);

const minute = 60_000;
const second = 1000;

/** Keeps the time: deadlines, beats of secret phases, bots, and the chores of the house. */
export class Keeper {
  readonly #house: House;
  /** Of rooms: struck as a turn begins. */
  readonly #alarms: Alarms<number>;
  /** Of the house itself: between turns. */
  readonly #rounds: Alarms<'chores' | 'alive'>;
  readonly #chance: BotChance;
  readonly #lifetimes: Lifetimes;

  constructor(house: House) {
    this.#house = house;
    const { store, clock, random } = house;
    this.#alarms = new Alarms(
      clock,
      (key) => this.#ring(key >> 3, kinds[key & 7] as Kind),
      () => house.wake(),
    );
    this.#rounds = new Alarms(clock, (kind) => (kind === 'chores' ? this.#chores() : this.#alive()));
    this.#chance = new BotChance(random);
    const now = clock.now();
    const dark = store.lastAlive === null ? 0 : now - store.lastAlive;
    this.#lifetimes = new Lifetimes(house, now, dark);
    // Whatever the wall clock did meanwhile: what was left of each deadline is left of it now.
    if (dark !== 0) store.shiftDeadlines(dark, now);
    for (const { room, kind, due } of store.deadlines()) this.#alarms.set(keyOf(room, kind), due as number);
    this.#rounds.set('chores', now + minute);
    this.#rounds.set('alive', now + second);
  }

  /** Rings for all that is due by now. */
  strike(now: number): void {
    this.#alarms.strike(now);
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
  wake({ room: { id, match } }: Live): void {
    if (match === null || this.#alarms.dueOf(keyOf(id, 'bots')) !== undefined) return;
    const { clock, rules } = this.#house;
    this.#set(id, 'bots', clock.now() + this.#chance.pause(match, rules.botPause));
  }

  /** The first moment after `now` that is a whole number of beats before the step's end, or after it. */
  #nextBeat(base: number, now: number): number {
    const { beat } = this.#house.rules;
    return base - (Math.ceil((base - now) / beat) - 1) * beat;
  }

  #set(room: number, kind: Kind, due: number | null): void {
    if (due === null) this.#alarms.clear(keyOf(room, kind));
    else this.#alarms.set(keyOf(room, kind), due);
  }

  #ring(room: number, kind: Kind): void {
    const live = this.#house.rooms.live(room);
    if (typeof live === 'object') this.#house.rooms.within(live, () => this.#ringIn(live, kind));
  }

  #ringIn(live: Live, kind: Kind): void {
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
    if (step === null || due === null || due > this.#house.now) return;
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

  /** Nor this, for it tells who is there; but a table that is paused may wait for nobody but its host. */
  #hostIsGone(live: Live): void {
    const { host } = live.room.data;
    live.hostDue = isDark(live.room) ? this.#house.now + second : null;
    this.#house.touch(live);
    if (live.hostDue !== null) return;
    const here = (id: number): boolean => isHere(live, id);
    if (host === null || !here(host)) passHost(this.#house.hand(live), host ?? 0, here);
  }

  #botsMove(live: Live): void {
    if (!isPlaying(live)) return;
    const { match, data } = live.room;
    const { botFor, now } = this.#house;
    const bot = botFor(data.sitting?.game ?? '');
    const at = Math.max(0, now - (data.sitting?.startedAt ?? 0));
    for (const seat of botsOf(live)) {
      if (match === null || match.over) return;
      const move = bot(see(match, seat), this.#chance.of(match, seat));
      if (move !== undefined) this.#house.play(live, { by: seat, ...move, at }, () => undefined);
    }
  }

  #clearUnplayed(live: Live): void {
    // As with a step: a room that this very alarm brought back has set it anew.
    if (!isLeftUnplayed(live) || (live.stored.clear ?? 0) > this.#house.clock.now()) return;
    this.#clear(live.room.id, this.#house.now);
  }

  #clear(id: number, now: number): void {
    this.#house.rooms.clear(id);
    this.#lifetimes.hasCleared(now);
  }

  /** Rooms where nothing happens leave the log, and the memory if nobody is there; in the end they leave the house. */
  #chores(): void {
    const house = this.#house;
    const now = house.clock.now();
    for (const live of house.rooms.values()) {
      const isQuiet = now - live.touched >= house.rules.unloadAfter;
      // So that the log of the house need not be kept for its sake, however little happens there and however long.
      if (isQuiet || now - live.snapshotAt >= house.rules.unloadAfter) house.ledger.snapshotIfChanged(live);
      if (isQuiet && live.connections.size === 0) house.rooms.unload(live.room.id);
    }
    this.#clearIdle(now);
    house.flush();
    this.#lifetimes.tend(now);
    this.#rounds.set('chores', now + minute);
  }

  #clearIdle(now: number): void {
    const house = this.#house;
    if (!this.#lifetimes.mayClear(now)) return;
    house.reading(() => {
      for (const id of house.store.idleSince(now - house.rules.clearAfter)) {
        if (house.rooms.get(id) === undefined) this.#clear(id, now);
      }
    });
  }

  /** So that a restart knows how long the house was dark; only while some clock is running. */
  #alive(): void {
    const house = this.#house;
    const now = house.clock.now();
    const isWell = house.keep(() => {
      if (house.store.hasDeadlines()) house.store.markAlive(now);
    });
    if (isWell) this.#rounds.set('alive', now + second);
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
