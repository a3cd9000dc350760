import type { Game, Spec } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { choice, noting, take, tinyGame } from '../../kernel/test/tinyGame.ts';
import { MemoryStore, type Push, type Subscription } from '../src/index.ts';
import { type Page, Sitting } from './sitting.ts';

const hour = 3_600_000;

/** Four hours in the dark, in which the first seat is asked; then a day that ends as soon as both have answered. */
const slow = tinyGame(
  {
    dark: { ...noting, pace: () => ({ lasts: 4 * hour }), ask: () => [choice(0, [0, 1])] },
    day: { ...noting, pace: () => ({ within: 4 * hour }), ask: () => [choice(0, [0, 1]), choice(1, [0, 1])] },
    quick: { ...noting, pace: () => ({ lasts: 20_000 }) },
  },
  ['dark', 'day', 'dark', 'quick', 'dark'],
) as unknown as Game<Spec>;

const at = (letter: string): Subscription => ({
  endpoint: `https://push.example/${letter}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});

class Bell implements Push {
  readonly key = 'K';
  readonly rung: string[] = [];
  readonly gone = new Set<string>();
  /** Says of the last one sent to that nobody is there. */
  late = (): void => {};
  accepts = (endpoint: string): boolean => endpoint.startsWith('https://push.example/');
  send({ endpoint }: Subscription, room: string, gone: () => void): void {
    this.rung.push(`${endpoint.at(-1)} ${room}`);
    this.late = gone;
    if (this.gone.has(endpoint)) gone();
  }
}

class Village {
  readonly bell = new Bell();
  readonly store = new MemoryStore();
  sitting!: Sitting;
  pages!: [Page, Page];
  #said = 0;

  static async begin(): Promise<Village> {
    const village = new Village();
    await village.open();
    const [ana, bo] = village.pages;
    ana.open();
    await village.sitting.settle();
    bo.enter(ana.code, 'Bo');
    await village.say(1, { t: 'ready', ready: true });
    await village.say(0, { t: 'settings', game: 'tiny' });
    return village;
  }

  async open(): Promise<void> {
    const more = { games: new Map([['tiny', slow]]), push: this.bell };
    this.sitting = await Sitting.begin(this.store, 1, more);
    this.pages = [this.sitting.page('a'), this.sitting.page('b')];
  }

  async say(who: 0 | 1, message: object): Promise<string> {
    this.#said += 1;
    const id = `command${this.#said}`;
    this.pages[who].say({ ...message, id } as never);
    await this.sitting.settle();
    return this.pages[who].acks.find((ack) => ack.startsWith(id)) ?? '';
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= hour / 2) {
      this.sitting.clock.advance(Math.min(left, hour / 2));
      await this.sitting.settle();
    }
  }

  /** Who was woken since it was last asked. */
  woken(): string {
    return this.bell.rung
      .splice(0)
      .map((ring) => ring[0])
      .join('');
  }
}

it('as a slow step begins all who want to be are woken alike, whoever is asked', async () => {
  const village = await Village.begin();
  await village.say(0, { t: 'push', subscription: at('a') });
  await village.say(1, { t: 'push', subscription: at('b') });
  await village.pass(1);
  expect(village.woken()).toBe('');
  await village.say(0, { t: 'start' });
  await village.pass(1);
  expect(village.woken()).toBe('ab');
  // Neither an act in the dark nor time wakes anybody.
  await village.say(0, { t: 'answer', prompt: 1, answer: take(1) });
  await village.pass(3 * hour);
  expect(village.woken()).toBe('');
  await village.pass(1.5 * hour);
  expect(village.woken()).toBe('ab');
});

it('steps that follow each other at once wake once in half an hour, and short ones nobody', async () => {
  const village = await Village.begin();
  await village.say(1, { t: 'push', subscription: at('b') });
  await village.say(0, { t: 'start' });
  await village.pass(4 * hour + 1000);
  expect(village.woken()).toBe('bb');
  await village.say(0, { t: 'answer', prompt: 2, answer: take(1) });
  await village.say(1, { t: 'answer', prompt: 1, answer: take(1) });
  await village.pass(1000);
  expect(village.woken()).toBe('');
  await village.pass(hour / 2);
  expect(village.woken()).toBe('b');
  await village.pass(3.5 * hour - 1000);
  expect(village.woken()).toBe('');
});

it('nobody is woken in quiet hours, nor does time run', async () => {
  const village = await Village.begin();
  const now = village.sitting.clock.now();
  const minutes = Math.floor((now % (24 * hour)) / 60_000);
  await village.say(1, { t: 'push', subscription: at('b') });
  await village.say(0, { t: 'quiet', hours: { from: minutes, to: (minutes + 600) % 1440 } });
  await village.say(0, { t: 'start' });
  await village.pass(9.5 * hour);
  expect(village.woken()).toBe('');
  await village.pass(hour);
  expect(village.woken()).toBe('b');
  expect(await village.say(0, { t: 'quiet', hours: null })).toMatch(/pace.secret$/);
  await village.pass(3 * hour);
  expect(village.woken()).toBe('');
  await village.pass(hour);
  expect(village.woken()).toBe('b');
});

it('a device that is gone, handed on or turned off is woken no more', async () => {
  const village = await Village.begin();
  await village.say(0, { t: 'push', subscription: at('a') });
  await village.say(1, { t: 'push', subscription: at('b') });
  village.bell.gone.add(at('b').endpoint);
  await village.say(0, { t: 'start' });
  await village.pass(1);
  expect(village.woken()).toBe('ab');
  await village.pass(4 * hour + 1);
  expect(village.woken()).toBe('a');
  await village.say(0, { t: 'push', subscription: null });
  await village.pass(12 * hour);
  expect(village.woken()).toBe('');
});

it('a device that is found to be gone is not the one that came after it', async () => {
  const village = await Village.begin();
  await village.say(1, { t: 'push', subscription: at('b') });
  await village.say(0, { t: 'start' });
  await village.pass(1);
  expect(village.woken()).toBe('b');
  await village.say(1, { t: 'push', subscription: at('c') });
  village.bell.late();
  await village.pass(4 * hour + 1);
  expect(village.woken()).toBe('c');
  village.bell.late();
  await village.pass(4 * hour + 1);
  expect(village.woken()).toBe('');
});

it('only places that we know are sent to, and only where anything is sent', async () => {
  const village = await Village.begin();
  const elsewhere = { ...at('a'), endpoint: 'https://192.168.1.1/' };
  expect(await village.say(0, { t: 'push', subscription: elsewhere })).toMatch(/push.unknown$/);
  const still = await Sitting.begin();
  const page = still.page();
  page.open();
  page.say({ t: 'push', id: 'command1', subscription: at('a') });
  await still.settle();
  expect(page.acks.at(-1)).toBe('command1 push.none');
});

it('after a restart nobody is woken twice for one step', async () => {
  const village = await Village.begin();
  await village.say(1, { t: 'push', subscription: at('b') });
  await village.say(0, { t: 'start' });
  await village.pass(1);
  expect(village.woken()).toBe('b');
  const { code } = village.pages[0];
  await village.sitting.server.stop();
  await village.open();
  village.pages[0].enter(code);
  await village.pass(hour);
  expect(village.woken()).toBe('');
});
