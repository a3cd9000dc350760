import { quick, type Rng } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/index.ts';
import { DelayedStore } from './delayedStore.ts';
import { fenced } from './fencedStore.ts';
import { type Page, Sitting } from './sitting.ts';

/* Evenings by chance over a store that answers by chance, at one server or at two that write the same rooms. */

interface Guest {
  readonly page: Page;
  /** What it has said, in order. */
  readonly said: string[];
}

/** A server, and its way to the store. */
interface Door {
  readonly sitting: Sitting;
  readonly door: DelayedStore;
}

class Chance {
  readonly store = new MemoryStore();
  readonly rng: Rng;
  readonly #doors: Door[] = [];
  readonly #guests: Guest[] = [];
  #count = 0;
  #code = '';
  /** What was told before it was in the store. */
  readonly early: string[] = [];

  constructor(seed: number) {
    this.rng = quick(seed);
  }

  async begin(servers: number): Promise<void> {
    for (let i = 0; i < servers; i += 1) {
      const door = new DelayedStore(fenced(this.store));
      const sitting = new Sitting(door, i + 1);
      const started = sitting.server.start();
      this.#doors.push({ sitting, door });
      await this.#quiet();
      await started;
    }
    const ana = this.#guest(0, 'a');
    ana.page.open();
    await this.#quiet();
    this.#code = ana.page.code;
    for (const letter of ['b', 'c', 'd']) {
      const guest = this.#guest(this.rng.below(servers), letter);
      guest.page.enter(this.#code, `Guest ${letter}`);
      await this.#quiet();
    }
  }

  #guest(server: number, letter: string): Guest {
    const page = this.#doors[server]?.sitting.page(letter) as Page;
    const guest: Guest = { page, said: [] };
    this.#guests.push(guest);
    page.watch = ({ ack }) => {
      if (ack !== undefined && ack.no === undefined && !this.log().includes(`,"${ack.id}"]`))
        this.early.push(ack.id);
    };
    return guest;
  }

  log(): string {
    return (this.store.load(1)?.lines ?? []).map(({ data }) => data).join('\n');
  }

  /** Everything that is waited for comes. */
  async #quiet(): Promise<void> {
    for (let isBusy = true; isBusy; ) {
      for (const { sitting } of this.#doors) await sitting.settle();
      isBusy = this.#doors.some(({ door }) => door.waiting() > 0);
      for (const { door } of this.#doors) if (door.waiting() > 0) door.answer();
    }
  }

  /** Somebody says something, some door answers something that it was asked for, or a turn ends. */
  async step(): Promise<void> {
    const kind = this.rng.below(4);
    const guest = this.#guests[this.rng.below(this.#guests.length)] as Guest;
    const { sitting, door } = this.#doors[this.rng.below(this.#doors.length)] as Door;
    if (kind <= 1) {
      this.#count += 1;
      const id = `said-${String(this.#count).padStart(4, '0')}`;
      guest.said.push(id);
      guest.page.say({ t: 'say', id, circle: 'room', text: id });
    } else if (kind === 2 && door.waiting() > 0) door.answer(undefined, this.rng.below(door.waiting()));
    else await sitting.settle();
  }

  async end(): Promise<{
    readonly answered: string[][];
    readonly said: string[][];
    readonly logged: string[];
  }> {
    await this.#quiet();
    const logged = [...this.log().matchAll(/"text":"(said-\d+)"/g)].map(([, id]) => id ?? '');
    return {
      said: this.#guests.map(({ said }) => said),
      answered: this.#guests.map(({ page }) => page.acks.filter((id) => id.startsWith('said-'))),
      logged,
    };
  }

  get writing(): number {
    return Math.max(...this.#doors.map(({ door }) => door.mostWriting));
  }

  get conflicts(): number {
    const texts = this.#doors.map(({ sitting }) => sitting.server.metrics.text());
    return texts.reduce((sum, text) => sum + Number(/write_conflicts_total (\d+)/.exec(text)?.[1]), 0);
  }
}

describe.each([1, 2])('an evening by chance at %i servers', (servers) => {
  it('tells nothing early, does everything once, and keeps everybody’s order', async () => {
    let conflicts = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const chance = new Chance(seed);
      await chance.begin(servers);
      for (let i = 0; i < 120; i += 1) await chance.step();
      const { said, answered, logged } = await chance.end();
      expect(chance.early).toEqual([]);
      expect(answered).toEqual(said);
      expect(logged.toSorted()).toEqual(said.flat().toSorted());
      for (const own of said) expect(logged.filter((id) => own.includes(id))).toEqual(own);
      expect(chance.writing).toBe(1);
      conflicts += chance.conflicts;
    }
    expect(conflicts > 0).toBe(servers === 2);
  });
});
