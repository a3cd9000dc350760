import { createCipheriv, createHash } from 'node:crypto';
import type { Policy } from '@veillee/bots';
import { begin, quick, type Rng } from '@veillee/kernel';
import type { AnyMatch, LiveRoom } from '@veillee/rooms';
import { type AnyGame, BotChance, RoomServer } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { usualParts } from '../src/open.ts';
import { memoryStore } from '../src/store/sqlite.ts';
import { DrivenClock } from './drivenClock.ts';

const turns = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Secret bytes that are the same every time, and a list of all that was given out. */
class Bytes {
  readonly given: string[] = [];

  readonly take = (count: number): Uint8Array => {
    const digest = createHash('sha512').update(`${this.given.length}`).digest();
    const bytes = digest.subarray(0, count);
    this.given.push(bytes.toString('hex'));
    return bytes;
  };
}

/** What a bot draws, as public outcomes of it would be. */
type Drawn = readonly number[];
const draws = 24;
const drawn = (rng: Rng): Drawn => Array.from({ length: draws }, () => rng.below(0x10000));

/** A table of four, three of them bots, in a house. */
class Table {
  readonly #roomServer: RoomServer;
  readonly #connection: ReturnType<RoomServer['connect']>;
  readonly #clock: DrivenClock;
  #said = 0;

  constructor(roomServer: RoomServer, clock: DrivenClock) {
    this.#roomServer = roomServer;
    this.#clock = clock;
    this.#connection = roomServer.connect({ post() {}, close() {} }, 'here');
    this.say({ t: 'open', v: 1, token: 't'.repeat(43), name: 'Ana' });
    for (let i = 0; i < 3; i += 1) this.say({ t: 'bot' });
    this.say({ t: 'settings', game: 'one-night', options: { scenario: 'nuit-tombante' } });
  }

  say(message: object): void {
    this.#said += 1;
    this.#roomServer.receive(this.#connection, JSON.stringify({ ...message, id: `command-${this.#said}` }));
  }

  get live(): LiveRoom {
    return this.#connection.live as LiveRoom;
  }

  /** Deals, and lets the bots look up. */
  async deals(): Promise<void> {
    this.say({ t: 'start' });
    await turns();
    expect(this.live.room.data.sitting?.state).toBe('running');
    await this.#clock.advance(2000, turns);
    this.say({ t: 'abandon' });
    this.say({ t: 'again' });
    await turns();
  }
}

function dealt(): AnyMatch {
  const begun = begin(games.get('blood') as AnyGame, { seats: 4, seed: 'ab'.repeat(32), options: {} });
  if (!begun.ok) throw new Error('a sound setup is refused');
  return begun.value;
}

/** The first words of the ChaCha20 stream under a key, by another hand. */
function streamUnder(key: string): Drawn {
  const words = Buffer.from(key, 'hex').swap32();
  const bytes = createCipheriv('chacha20', words, Buffer.alloc(16)).update(Buffer.alloc(draws * 4));
  return Array.from({ length: draws }, (_, i) => bytes.readUInt32LE(i * 4) % 0x10000);
}

/** Of all that bots drew, how much is not a stream of its own under a secret key of 256 bits. */
function foreseeable(outcomes: readonly Drawn[], given: readonly string[]): number {
  const secret = given.filter((bytes) => bytes.length === 64);
  const streams = new Set([...new Set(secret)].map((key) => streamUnder(key).join()));
  return outcomes.filter((drawn) => !streams.delete(drawn.join())).length;
}

/** All that the bots of two tables draw in two games each, in one house and in another. */
async function evening(bytes: Bytes): Promise<Drawn[]> {
  const outcomes: Drawn[] = [];
  const known = new Set<Rng>();
  const policy: Policy = (_sight, rng) => {
    if (!known.has(rng)) outcomes.push(drawn(rng));
    known.add(rng);
    return undefined;
  };
  for (let roomServer = 0; roomServer < 2; roomServer += 1) {
    const clock = new DrivenClock();
    const open = new RoomServer({
      ...usualParts,
      store: memoryStore(),
      games,
      clock,
      random: bytes.take,
      botFor: () => policy,
    });
    const tables = [new Table(open, clock), new Table(open, clock)];
    for (const table of [...tables, ...tables]) await table.deals();
    open.stop();
  }
  return outcomes;
}

describe('the chance of bots', () => {
  it('is one’s own in each game of each table, from 256 secret bits: nobody’s foretells another’s', async () => {
    const bytes = new Bytes();
    const outcomes = await evening(bytes);
    expect(outcomes).toHaveLength(2 * 2 * 2 * 3);
    expect(foreseeable(outcomes, bytes.given)).toBe(0);
  });

  it('would be found foreseeable where it is shared, or small', async () => {
    const bytes = new Bytes();
    const outcomes = await evening(bytes);
    const shared = [...outcomes, outcomes[0] as Drawn];
    expect(foreseeable(shared, bytes.given)).toBe(1);
    const one = quick(7);
    expect(foreseeable([drawn(one), drawn(one)], bytes.given)).toBe(2);
  });

  it('goes on in a game, and begins anew where the game comes back from the store', () => {
    const chance = new BotChance(new Bytes().take);
    const [match, again] = [dealt(), dealt()];
    const first = chance.of(match, 1);
    expect(chance.of(match, 1)).toBe(first);
    expect(drawn(chance.of(again, 1))).not.toEqual(drawn(first));
  });

  it('spreads the pause before a move, by a stream that decides nothing else', () => {
    const [chance, other] = [new BotChance(new Bytes().take), new BotChance(new Bytes().take)];
    const match = dealt();
    const between = { least: 600, most: 1800 };
    const pauses = Array.from({ length: 400 }, () => chance.pause(match, between));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1800);
    expect(new Set(pauses).size).toBeGreaterThan(300);
    // The same secret bytes, and one pause only.
    other.pause(match, between);
    expect(drawn(chance.of(match, 0))).toEqual(drawn(other.of(match, 0)));
    expect(chance.pause(match, { least: 0, most: 0 })).toBe(0);
  });
});
