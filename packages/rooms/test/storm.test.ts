import { byChance } from '@veillee/bots';
import { type Chair, quick, type Rng, toldTo } from '@veillee/kernel';
import { type Command, type Present, sightOf, type ToClient } from '@veillee/protocol';
import { describe, expect, it } from 'vitest';
import { isSecret, MemoryStore, type Room, rebuild, snapshotOf } from '../src/index.ts';
import { DelayedStore } from './delayedStore.ts';
import { Guest } from './guest.ts';
import { games, Sitting } from './sitting.ts';
import { type Fate, Journal } from './stormyStore.ts';

/*
 * Whole evenings over a store that answers late and out of turn, refuses what it likes and fails, while lines are cut,
 * commands repeated, bots and deadlines have their time, and servers are killed.
 */

const deck = ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk', 'insomniac'];
const options = { deck, pace: { deal: 10, call: 4, markCheck: 4, day: 20, vote: 5 } };
const rules = { snapshotEvery: 9, unloadAfter: 20_000 };
const answering = byChance();

/** All that somebody sees, but for the time that is left. */
const seen = (present: Present): Present => ({ ...present, left: null });

class Storm {
  readonly store = new MemoryStore();
  readonly rng: Rng;
  readonly journal: Journal;
  readonly guests: Guest[] = [];
  readonly faults: string[] = [];
  door = new DelayedStore(this.store);
  sitting = new Sitting(this.door);
  conflicts = 0;
  #count = 0;

  constructor(seed: number) {
    this.rng = quick(seed);
    this.journal = new Journal(this.rng);
    this.#guest('a');
    for (const letter of ['b', 'c', 'd']) this.#guest(letter);
    // Other pages of the same people, who say again what those have said.
    for (const letter of ['a', 'b']) this.#guest(letter);
    this.#guest('z');
  }

  #guest(letter: string): void {
    this.guests.push(new Guest(letter, `Guest ${letter}`, (guest, frame) => this.#check(guest, frame)));
  }

  get host(): Guest {
    return this.guests[0] as Guest;
  }

  /** The room of a guest, as the store has it. */
  kept(code: string): Room | undefined {
    const id = this.store.find(code);
    const stored = id === undefined ? undefined : this.store.load(id);
    return stored === undefined ? undefined : rebuild(stored, (game) => games.get(game));
  }

  /** Whatever a guest is told must be in the store by then. */
  #check(guest: Guest, frame: ToClient): void {
    if (frame.t !== 'now' && frame.t !== 'entered') return;
    const room = this.kept(guest.code ?? '');
    if (room === undefined) {
      this.faults.push(`${guest.name} is in a room that is not kept`);
      return;
    }
    if (frame.t === 'entered') return;
    const { ack } = frame;
    if (ack !== undefined && ack.no === undefined && !this.journal.commands.get(room.id)?.includes(ack.id))
      this.faults.push(`${ack.id} is answered too early`);
    this.#compare(guest, room);
  }

  /** What is kept may be ahead of what was shown, never behind. */
  #compare({ name, present }: Guest, { data, match }: Room): void {
    for (const { id } of present.room?.people ?? [])
      if (id > data.persons) this.faults.push(`${name} sees somebody who is not kept: ${id}`);
    for (const saying of present.talk)
      if ('text' in saying && !this.journal.text.includes(`"${saying.text}"`))
        this.faults.push(`${name} hears what is not kept: ${saying.text}`);
    const number = data.sitting?.number ?? 0;
    if (present.m > data.matches) this.faults.push(`${name} is in a match that is not kept`);
    if (match === null || number !== present.m) return;
    const chair: Chair = present.me.chair ?? 'table';
    const told = JSON.stringify(toldTo(match, chair, 0).slice(0, present.facts.length));
    if (told !== JSON.stringify(present.facts)) this.faults.push(`${name} was told what is not kept`);
  }

  /** A server on the store as it is; the one before was killed. */
  async open(): Promise<void> {
    for (const guest of this.guests) guest.forsake();
    this.#countConflicts();
    this.door = new DelayedStore(this.journal.over(this.store));
    const { clock } = this.sitting;
    this.sitting = new Sitting(this.door, this.rng.below(1e9), { rules });
    this.sitting.clock.advance(clock.now() - this.sitting.clock.now());
    const started = this.sitting.server.start();
    await this.quiet();
    await started;
  }

  #countConflicts(): void {
    const text = this.sitting.server.metrics.text();
    this.conflicts += Number(/write_conflicts_total (\d+)/.exec(text)?.[1] ?? 0);
  }

  /** Everything that is waited for comes. */
  async quiet(): Promise<void> {
    for (let isBusy = true; isBusy; ) {
      await this.sitting.settle();
      isBusy = this.door.waiting() > 0;
      if (isBusy) this.door.answer();
    }
  }

  #id(): string {
    this.#count += 1;
    return `command-${String(this.#count).padStart(4, '0')}`;
  }

  async step(): Promise<void> {
    const { rng, door, sitting } = this;
    const guest = this.guests[rng.below(this.guests.length)] as Guest;
    const kind = rng.below(20);
    if (sitting.faults.length > 0 || rng.below(150) === 0) await this.open();
    else if (!guest.isConnected) this.#connect(guest);
    else if (kind < 7) this.#command(guest);
    else if (kind < 12 && door.waiting() > 0) door.answer(undefined, rng.below(door.waiting()));
    else if (kind < 17) await sitting.settle();
    else if (kind < 19) sitting.clock.advance(rng.below(3) === 0 ? rng.below(8000) : rng.below(300));
    else if (rng.below(3) === 0) guest.lose();
  }

  #connect(guest: Guest): void {
    if (guest.name !== 'Guest z' && guest !== this.host) guest.code ??= this.host.code;
    if (guest.code !== null || guest === this.host || guest.name === 'Guest z')
      guest.connect(this.sitting.server);
  }

  #command(guest: Guest): void {
    const twin = this.guests.find((other) => other !== guest && other.name === guest.name);
    const isTwin = twin !== undefined && this.guests.indexOf(guest) > this.guests.indexOf(twin);
    // A person's last commands are remembered, not all of them.
    if (guest.unanswered.length >= 6) return;
    const again = isTwin ? this.#said.get(twin.said.at(-1 - this.rng.below(3)) ?? '') : this.#anything(guest);
    if (again === undefined) return;
    this.#said.set(again.id, again);
    guest.say(again);
  }

  readonly #said = new Map<string, Command>();

  #anything(guest: Guest): Command {
    const { rng } = this;
    const id = this.#id();
    const sight = sightOf(guest.present);
    const move = sight === null ? undefined : answering(sight, rng);
    if (move !== undefined && rng.below(4) > 0) return { t: 'answer', id, ...move };
    if (guest === this.host && rng.below(2) === 0) return this.#asHost(guest.present, id);
    const kind = rng.below(6);
    if (kind === 0) return { t: 'notes', id, text: id };
    if (kind === 1) return { t: 'rename', id, name: guest.name };
    if (kind < 4) return { t: 'ready', id, ready: true };
    return { t: 'say', id, circle: 'room', text: id };
  }

  #asHost({ room }: Present, id: string): Command {
    const { rng } = this;
    if (room?.match?.state === 'over') return { t: 'again', id };
    if (room?.match?.state === 'running') {
      if (rng.below(8) > 0) return { t: 'more', id, seconds: 1 };
      return rng.below(3) === 0 ? { t: 'abandon', id } : { t: 'pause', id, paused: rng.below(3) === 0 };
    }
    if (room?.game === null) return { t: 'settings', id, game: 'one-night', options, chairs: 5 };
    return room?.people.length === 4 ? { t: 'bot', id } : { t: 'start', id };
  }

  /** The weather clears: everybody comes back and hears the rest. */
  async end(): Promise<void> {
    this.journal.fate = () => 'kept';
    if (this.sitting.faults.length > 0) await this.open();
    await this.quiet();
    for (const guest of this.guests) if (!guest.isConnected) this.#connect(guest);
    await this.quiet();
    this.#countConflicts();
  }

  /** What each guest sees, and what a page sees that comes now. */
  async views(): Promise<[name: string, follows: Present, anew: Present][]> {
    const follows = this.guests.map(({ present }) => seen(present));
    for (const guest of this.guests) {
      guest.connect(this.sitting.server);
      await this.quiet();
    }
    return this.guests.map(({ name, present }, i) => [name, follows[i] ?? present, seen(present)]);
  }
}

function fateBy(rng: Rng, kind: Fate): () => Fate {
  return () => (rng.below(kind === 'refused' ? 4 : 60) === 0 ? kind : 'kept');
}

const seeds = 12;
const steps = 600;

describe.each<Fate>(['kept', 'refused', 'lost', 'unsure'])('a store in a storm, batches %s', (kind) => {
  it('tells nothing early, does everything once and in order, and has what all are shown', async () => {
    let [conflicts, matches] = [0, 0];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const storm = new Storm(seed);
      await storm.open();
      storm.journal.fate = fateBy(storm.rng, kind);
      for (let i = 0; i < steps; i += 1) await storm.step();
      await storm.end();
      const at = `seed ${seed}`;
      expect(storm.faults.slice(0, 3), at).toEqual([]);
      const code = storm.host.code ?? '';
      const kept = storm.kept(code);
      const live = storm.sitting.server.parts.rooms.get(kept?.id ?? 0);
      if (kept === undefined || live === undefined) throw new Error(`no room of ${at}`);
      expect(snapshotOf(live.room), at).toBe(snapshotOf(kept));
      if (!isSecret(live.room))
        for (const [name, follows, anew] of await storm.views())
          expect([name, follows], at).toEqual([name, anew]);
      matches += kept.data.matches;
      conflicts += storm.conflicts;
      const commands = storm.journal.commands.get(kept.id) ?? [];
      expect(new Set(commands).size, at).toBe(commands.length);
      for (const guest of storm.guests) {
        expect([guest.name, guest.unanswered, guest.refused], at).toEqual([guest.name, [], []]);
        const own = commands.filter((id) => guest.said.includes(id));
        // A twin may be refused what the other has done later.
        if (!['Guest c', 'Guest d'].includes(guest.name)) continue;
        expect(own, at).toEqual(guest.said.filter((id) => own.includes(id)));
        expect(own, at).toEqual([...new Set(guest.done)]);
      }
    }
    expect(conflicts > 0).toBe(kind === 'refused');
    expect(matches).toBeGreaterThan(0);
  });
});
