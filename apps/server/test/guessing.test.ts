import { defaultRules, Guesses } from '@veillee/rooms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import { DrivenClock } from './drivenClock.ts';
import { Evening } from './evening.ts';

const { guesses, tries, allTries } = defaultRules;

describe('who guesses', () => {
  let evening: Evening;
  afterEach(() => evening.end());

  const wrongly = (page: Client) => page.key({ t: 'enter', room: 'bababibi', name: 'Zoé' });

  /** A table, and somebody at the same address who has named ten that are not there. */
  async function besieged(): Promise<{ ana: Client; guesser: Client }> {
    evening = await Evening.begin({ rules: { guesses } });
    const [ana] = (await evening.table(1)) as [Client];
    const guesser = await evening.page();
    for (let i = 0; i < guesses.burst; i += 1) expect(await wrongly(guesser)).toBe('room.unknown');
    return { ana, guesser };
  }

  it('is answered later, be the code right or wrong, and in the same time', async () => {
    const { ana, guesser } = await besieged();
    const answers: string[] = [];
    const first = wrongly(guesser).then((key) => answers.push(`wrong: ${key}`));
    // A table that is not there is looked for in the store: until then nobody has a turn.
    await evening.settle();
    const asked = [
      first,
      (await evening.page())
        .key({ t: 'enter', room: ana.room.code, name: 'Zoé' })
        .then((key) => answers.push(`right: ${key}`)),
    ];
    await evening.settle();
    await evening.advance(tries.every - 1);
    expect(answers).toEqual([]);
    await evening.advance(1);
    expect(answers).toEqual(['wrong: room.unknown']);
    await evening.advance(tries.every);
    await Promise.all(asked);
    expect(answers).toEqual(['wrong: room.unknown', 'right: ok']);
  });

  it('keeps nobody out who has a seat, the link or a hand-over: they come in at once from the same address', async () => {
    const { ana } = await besieged();
    const { code } = ana.room;
    const entered = ana.frames.find(({ frame }) => frame.t === 'entered')?.frame;
    const key = entered?.t === 'entered' ? (entered.key as string) : '';
    expect(key).toMatch(/^[a-z2-9]{12}$/);
    expect(await (await evening.page()).key({ t: 'enter', room: code, name: 'Bo', key })).toBe('ok');
    expect(await (await evening.page()).key({ t: 'watch', room: code, key })).toBe('ok');
    expect(await (await evening.page()).key({ t: 'open', name: 'Cléo' })).toBe('ok');
    await ana.say({ t: 'hand' });
    await evening.settle();
    const given = ana.frames.map(({ frame }) => frame).find((frame) => frame.t === 'code');
    const other = await evening.page();
    const handOver = given?.t === 'code' ? given.code : '';
    expect(await other.key({ t: 'take', room: code, code: handOver })).toBe('ok');
    await other.lose();
    await other.connect();
    expect(await other.key({ t: 'enter', room: code })).toBe('ok');
  });

  it('gains nothing by a wrong link: it waits like any code', async () => {
    const { ana } = await besieged();
    const page = await evening.page();
    let answered = false;
    const asked = page
      .key({ t: 'enter', room: ana.room.code, name: 'Bo', key: 'abcdefghjkmn' })
      .then((key) => {
        answered = true;
        return key;
      });
    await evening.settle();
    expect(answered).toBe(false);
    await evening.advance(tries.every);
    expect(await asked).toBe('ok');
  });

  it('is refused in words only where too many of its tries wait already', async () => {
    const { guesser } = await besieged();
    const waiting = Array.from({ length: tries.waiting }, () => wrongly(guesser));
    await evening.settle();
    expect(await wrongly(guesser)).toBe('tooManyTries');
    await evening.advance(tries.every * tries.waiting);
    expect(await Promise.all(waiting)).toEqual(new Array(tries.waiting).fill('room.unknown'));
  });

  it('who goes on all the same is cut', async () => {
    evening = await Evening.begin({ rules: { guesses: { burst: 1, perSecond: 0 }, strikes: 3 } });
    const guesser = await evening.page();
    expect(await wrongly(guesser)).toBe('room.unknown');
    for (let i = 0; i < tries.waiting; i += 1) void wrongly(guesser);
    await evening.settle();
    for (let i = 0; i < 3; i += 1) expect(await wrongly(guesser)).toBe('tooManyTries');
    await guesser.closed;
    expect(guesser.bye?.why.key).toBe('protocol.strikes');
  });

  it('who has gone meanwhile is not let in', async () => {
    const { ana } = await besieged();
    const page = await evening.page();
    void page.key({ t: 'enter', room: ana.room.code, name: 'Bo' });
    await evening.settle();
    await page.lose();
    const { connections } = evening.server.roomServer.parts.gate;
    await vi.waitFor(() => expect(connections.size).toBe(2), { timeout: 300_000 });
    await evening.advance(tries.every);
    expect(ana.room.people).toHaveLength(1);
  });
});

describe('wrong codes from many addresses', () => {
  const begun = () => {
    const clock = new DrivenClock();
    return { clock, known: new Guesses(defaultRules, clock) };
  };
  const guessAll = (known: Guesses, source: string, now: number) => {
    for (let i = 0; i < guesses.burst; i += 1) known.note(source, now);
  };

  it('slow down only those addresses: whoever has named no wrong table comes in at once', () => {
    const { clock, known } = begun();
    const now = clock.now();
    for (let i = 0; i < 200; i += 1) guessAll(known, `10.${i}.0.1`, now);
    expect(known.isTrusted('10.7.0.1', now)).toBe(false);
    expect(known.isTrusted('192.0.2.1', now)).toBe(true);
  });

  it('neighbours of one owner count together: an IPv6 /48, an IPv4 /24', () => {
    const { clock, known } = begun();
    const now = clock.now();
    for (let i = 0; i < 40; i += 1) {
      known.note(`2001:db8:1:${i.toString(16)}::/64`, now);
      known.note(`198.51.100.${i}`, now);
    }
    expect(known.isTrusted('2001:db8:1:ffff::/64', now)).toBe(false);
    expect(known.isTrusted('2001:db8:2:1::/64', now)).toBe(true);
    expect(known.isTrusted('198.51.100.200', now)).toBe(false);
    expect(known.isTrusted('198.51.101.1', now)).toBe(true);
  });

  it('all who wait come to one turn a second, however many they are, and no more wait than a minute', async () => {
    const { clock, known } = begun();
    const turns: number[] = [];
    const start = clock.now();
    let taken = 0;
    for (let i = 0; i < 200; i += 1) {
      if (known.wait(`10.${i}.0.1`, start, () => turns.push(clock.now() - start))) taken += 1;
    }
    expect(taken).toBe(allTries.waiting);
    await clock.advance(120_000, async () => {});
    expect(turns).toHaveLength(allTries.waiting);
    for (const [i, turn] of turns.entries()) expect(turn).toBe(tries.every + i * allTries.every);
  });

  it('an hour later the slate is clean', () => {
    const { clock, known } = begun();
    const now = clock.now();
    guessAll(known, '10.0.0.1', now);
    expect(known.isTrusted('10.0.0.1', now)).toBe(false);
    expect(known.isTrusted('10.0.0.1', now + 3_600_000)).toBe(true);
  });
});
