import { at, clockOf, type Game, promptsOf, type Spec, submit } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { choice, noting, take, tinyGame } from '../../../kernel/test/tinyGame.ts';
import { apply } from './apply.ts';
import { rebuild, snapshotOf } from './rebuild.ts';
import { emptyRoom, type Room, type RoomEvent, sittingOf } from './room.ts';
import { calledDue, isTimeUp, leftOf, shiftTo, shownDue, waitsForOne } from './timing.ts';

const game = tinyGame(
  {
    dark: { ...noting, pace: () => ({ lasts: 20_000 }) },
    asked: {
      ...noting,
      pace: () => ({ lasts: 20_000 }),
      ask: () => [choice('master', [0, 1], { topic: 'own' }), choice(0, [0, 1])],
    },
  },
  ['dark', 'asked', 'dark'],
) as unknown as Game<Spec>;
const games = () => game;

const start = {
  e: 'started',
  game: 'tiny',
  options: {},
  holders: [2, 3],
  master: 1,
  seed: 'ab'.repeat(32),
  salt: '00',
} as const satisfies RoomEvent;

function begun(): Room {
  const room: Room = { id: 1, data: emptyRoom('batolumi'), match: null, seq: 0, faults: null };
  apply(room, start, 1000, games);
  return room;
}

const timing = ({ data }: Room) => sittingOf(data).timing;
const elapse = (room: Room, at: number): void =>
  apply(room, { e: 'played', input: { elapsed: timing(room).step ?? 0 } }, at, games);

describe('the time of a step that a person leads', () => {
  it('is none, until some is given', () => {
    const room = begun();
    expect(timing(room)).toMatchObject({ step: 1, due: null, since: 1000 });
    apply(room, { e: 'lengthened', by: 30_000 }, 4500, games);
    expect(timing(room).due).toBe(35_000);
    apply(room, { e: 'lengthened', by: 5000 }, 5000, games);
    expect(timing(room).due).toBe(40_000);
  });

  it('shows nothing of what was called', () => {
    const room = begun();
    apply(room, { e: 'lengthened', by: 60_000 }, 2000, games);
    apply(room, { e: 'called', due: 7000 }, 3000, games);
    expect([timing(room).due, leftOf(room, 3000)]).toEqual([7000, 59_000]);
    expect([isTimeUp(room, 6999), isTimeUp(room, 7000)]).toEqual([false, true]);
    elapse(room, 7000);
    expect(timing(room)).toMatchObject({ step: 2, due: null, since: 7000 });
    expect(timing(room).called).toBeUndefined();
  });

  it('ends no sooner than the pulse, and with a beat', () => {
    const room = begun();
    const due = (now: number): number => calledDue(timing(room), 6, now);
    expect([1000, 3500, 7000, 7001, 7999, 8000].map(due)).toEqual([7000, 7000, 7000, 8000, 8000, 8000]);
    expect(calledDue(timing(room), 0, 1234)).toBe(1234);
    apply(room, { e: 'paused', paused: true }, 2000, games);
    apply(room, { e: 'paused', paused: false }, 2600, games);
    expect(due(3500)).toBe(7600);
  });

  it('waits for the question of whoever leads', () => {
    const room = begun();
    elapse(room, 2000);
    apply(room, { e: 'lengthened', by: 10_000 }, 2000, games);
    expect(isTimeUp(room, 12_000)).toBe(false);
    const answer = { do: 'pass' };
    apply(room, { e: 'played', input: { by: 'master', prompt: 1, answer } }, 13_000, games);
    expect(isTimeUp(room, 13_000)).toBe(true);
  });

  it('ends with a beat where it has waited, as all see it', () => {
    const room = begun();
    elapse(room, 2000);
    apply(room, { e: 'lengthened', by: 10_000 }, 2000, games);
    const input = { by: 'master', prompt: 1, answer: { do: 'pass' } } as const;
    apply(room, { e: 'played', input }, 13_456, games);
    expect(isTimeUp(room, 13_999)).toBe(false);
    expect(isTimeUp(room, 14_000)).toBe(true);
    expect(shownDue(timing(room))).toBe(12_000);
  });

  it('is its own again once the app leads, and none once a person does', () => {
    const room = begun();
    apply(room, { e: 'played', input: { master: 'app' } }, 9000, games);
    expect(timing(room)).toMatchObject({ step: 1, due: 29_000 });
    expect(timing(room).since).toBeUndefined();
    apply(room, { e: 'played', input: { master: 'human' } }, 10_000, games);
    expect(timing(room)).toMatchObject({ step: 1, due: null, since: 10_000 });
  });

  it('is found again in what is kept', () => {
    const room = begun();
    apply(room, { e: 'called', due: 7000 }, 3000, games);
    const again = rebuild({ room: 1, snapshot: { seq: 2, data: snapshotOf(room) }, lines: [] }, games);
    expect(timing(again)).toEqual(timing(room));
  });
});

describe('quiet hours', () => {
  const minute = 60_000;
  const hour = 60 * minute;
  /** Ten in the evening, from which on it is quiet until eight. */
  const evening = 500 * 24 * hour + 22 * hour;
  const morning = evening + 10 * hour;
  const quiet = { from: 22 * 60, to: 8 * 60 };
  const village = tinyGame(
    {
      slow: { ...noting, pace: () => ({ within: 4 * hour }), ask: () => [choice(0, [0, 1])] },
      counted: {
        ...noting,
        pace: () => ({ within: 4 * hour }),
        ask: () => [{ ...choice(0, [0, 1]), ends: 'time', progress: 'all' }],
      },
      short: { ...noting, pace: () => ({ lasts: 20_000 }) },
    },
    ['slow', 'counted', 'short'],
  ) as unknown as Game<Spec>;
  const play = (room: Room, event: RoomEvent, at: number): void => apply(room, event, at, () => village);
  const over = (room: Room, at: number): void =>
    play(room, { e: 'played', input: { elapsed: timing(room).step ?? 0 } }, at);

  /** A slow step that has twenty minutes left ten minutes before the quiet hours. */
  function lateInTheEvening(): Room {
    const room: Room = { id: 1, data: emptyRoom('batolumi'), match: null, seq: 0, faults: null };
    play(room, { e: 'quieted', quiet }, evening - 4 * hour);
    play(room, { ...start, master: null }, evening - 3 * hour - 50 * minute);
    expect(timing(room).due).toBe(morning + 10 * minute);
    return room;
  }

  it('are no part of a slow step’s last minutes, paused and gone on with', () => {
    const room = lateInTheEvening();
    play(room, { e: 'paused', paused: true }, evening - 10 * minute);
    expect(timing(room).paused?.left).toBe(20 * minute);
    play(room, { e: 'paused', paused: false }, evening - 5 * minute);
    expect(timing(room).due).toBe(morning + 15 * minute);
    play(room, { e: 'paused', paused: true }, evening + hour);
    play(room, { e: 'paused', paused: false }, evening + 2 * hour);
    expect(timing(room).due).toBe(morning + 15 * minute);
  });

  it('nor of the minute more that is given, or of what other hours leave', () => {
    const room = lateInTheEvening();
    play(room, { e: 'quieted' }, evening - 5 * minute);
    expect(timing(room).due).toBe(evening + 10 * minute);
    play(room, { e: 'quieted', quiet }, evening - 4 * minute);
    expect(timing(room).due).toBe(morning + 10 * minute);
    const early = lateInTheEvening();
    play(early, { e: 'quieted', quiet: { from: 22 * 60 + 10, to: 8 * 60 } }, evening - 5 * minute);
    expect(timing(early).due).toBe(evening + 10 * minute);
    play(early, { e: 'lengthened', by: minute }, evening - 5 * minute);
    expect(timing(early).due).toBe(morning + minute);
  });

  it('nor where the house was dark', () => {
    const room = lateInTheEvening();
    const dark = hour;
    shiftTo(room, morning + 10 * minute + dark, evening - 10 * minute + dark);
    expect(timing(room).due).toBe(morning + 20 * minute);
  });

  it('stop neither a count of three nor a short step', () => {
    const room = lateInTheEvening();
    over(room, morning + 10 * minute);
    play(room, { e: 'quieted', quiet: { from: 8 * 60, to: 9 * 60 } }, morning + 11 * minute);
    expect(timing(room).due).toBe(morning + hour + 3 * hour + 59 * minute);
    const prompt = room.match === null ? 0 : at(promptsOf(room.match, 0), 0).number;
    play(room, { e: 'played', input: { by: 0, prompt, answer: take(1) } }, morning + 12 * minute);
    expect(timing(room).due).toBe(morning + 12 * minute + 4000);
    play(room, { e: 'paused', paused: true }, morning + 12 * minute);
    play(room, { e: 'paused', paused: false }, morning + 12 * minute);
    expect(timing(room).due).toBe(morning + 12 * minute + 4000);
    over(room, morning + 12 * minute + 4000);
    expect(timing(room).due).toBe(morning + 12 * minute + 24_000);
  });
});

describe('a room of former days', () => {
  /** As it was kept before anybody led: its step has an end, and nothing is known of lines. */
  function former(): string {
    const room = begun();
    Object.assign(timing(room), { due: 21_000 });
    delete timing(room).since;
    const kept = JSON.parse(snapshotOf(room));
    const { lines: _, ...match } = JSON.parse(kept.match);
    return JSON.stringify({ ...kept, match: JSON.stringify(match) });
  }

  it('is read from a snapshot, ends its step by the clock, and goes on by hand', () => {
    const room = rebuild({ room: 1, snapshot: { seq: 1, data: former() }, lines: [] }, games);
    expect(isTimeUp(room, 21_000)).toBe(true);
    elapse(room, 21_000);
    expect(timing(room)).toMatchObject({ step: 2, due: null });
  });

  it('is read from its log, in which time ended what whoever leads was asked', () => {
    const lines = [
      [{ e: 'opened', code: 'batolumi' }],
      [start],
      [{ e: 'played', input: { elapsed: 1 } }],
      [{ e: 'played', input: { elapsed: 2 } }],
    ].map((events, i) => ({ seq: i + 1, at: 1000 + i * 20_000, data: JSON.stringify(events) }));
    const room = rebuild({ room: 1, snapshot: null, lines }, games);
    const { match } = room;
    if (match === null) throw new Error('no match');
    expect(clockOf(match)?.step).toBe(3);
    expect(submit(match, { elapsed: 3 })).toBeUndefined();
    expect(match.over).toBe(true);
  });
});

describe('one person among bots', () => {
  const withPeople = (bots: readonly boolean[]): Room => {
    const room = begun();
    const people = bots.map((bot, i) => ({ id: i + 2, name: `p${i + 2}`, bot }));
    Object.assign(room.data, { people });
    elapse(room, 2000);
    return room;
  };

  it('is waited for until they have answered, and nobody is among several', () => {
    const room = withPeople([false, true]);
    expect(waitsForOne(room)).toBe(true);
    expect(waitsForOne(withPeople([false, false]))).toBe(false);
    expect(waitsForOne(withPeople([true, true]))).toBe(false);
    // The question is not theirs.
    expect(waitsForOne(withPeople([true, false]))).toBe(false);
  });
});
