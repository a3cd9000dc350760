import { expect, it } from 'vitest';
import { PocketClock, type Ticking } from './clock.ts';

/** A device whose time a test drives, in which it may sleep. */
class Device implements Ticking {
  #now = 5000;
  #last = 0;
  readonly #timers = new Map<number, { readonly due: number; readonly then: () => void }>();

  now(): number {
    return this.#now;
  }

  later(ms: number, then: () => void): () => void {
    this.#last += 1;
    const id = this.#last;
    this.#timers.set(id, { due: this.#now + ms, then });
    return () => this.#timers.delete(id);
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [first] = [...this.#timers].sort(([, one], [, other]) => one.due - other.due);
      if (first === undefined || first[1].due > until) break;
      this.#timers.delete(first[0]);
      this.#now = Math.max(this.#now, first[1].due);
      first[1].then();
    }
    this.#now = until;
  }

  /** Nothing runs meanwhile; what was due is late. */
  sleep(ms: number): void {
    this.#now += ms;
  }
}

const start = 1_800_000_000_000;

function clockOn(device: Device): { readonly clock: PocketClock; readonly rung: number[] } {
  const clock = new PocketClock(start, device);
  const rung: number[] = [];
  const ring = (): void => void rung.push(clock.now() - start);
  clock.at(start + 10_000, ring);
  return { clock, rung };
}

it('begins with the wall clock and goes with the device', () => {
  const device = new Device();
  const { clock, rung } = clockOn(device);
  expect(clock.now()).toBe(start);
  device.pass(9999);
  expect(rung).toEqual([]);
  device.pass(1);
  expect(rung).toEqual([10_000]);
  expect(clock.now()).toBe(start + 10_000);
});

it('stands still while nobody looks, and then goes on from there', () => {
  const device = new Device();
  const { clock, rung } = clockOn(device);
  device.pass(4000);
  clock.run(false);
  device.pass(3_600_000);
  expect([clock.now() - start, rung]).toEqual([4000, []]);
  clock.run(true);
  device.pass(5999);
  expect(rung).toEqual([]);
  device.pass(1);
  expect(rung).toEqual([10_000]);
});

it('counts the sleep of the device as a moment', () => {
  const device = new Device();
  const { clock, rung } = clockOn(device);
  device.pass(4000);
  device.sleep(3_600_000);
  device.pass(0);
  expect(clock.now() - start).toBe(5000);
  device.pass(4999);
  expect(rung).toEqual([]);
  device.pass(1);
  expect(rung).toEqual([10_000]);
});

it('calls nothing that was called off, nor once it is stopped', () => {
  const device = new Device();
  const { clock, rung } = clockOn(device);
  clock.at(start + 2000, () => rung.push(0))();
  device.pass(3000);
  clock.stop();
  device.pass(60_000);
  expect(rung).toEqual([]);
});
