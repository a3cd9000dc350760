import { expect, it } from 'vitest';
import { Bucket } from '../src/gate/bucket.ts';
import { newConnection, type Outlet } from '../src/gate/connection.ts';
import { Outbox } from '../src/turn/outbox.ts';

/** A clock that rings when it is told to go on. */
function clockAt(start: number) {
  let now = start;
  let timers: { readonly time: number; readonly then: () => void }[] = [];
  return {
    now: () => now,
    at(time: number, then: () => void) {
      const timer = { time, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    goTo(time: number) {
      now = time;
      const due = timers.filter((timer) => timer.time <= now);
      timers = timers.filter((timer) => !due.includes(timer));
      for (const { then } of due) then();
    },
  };
}

it('what has a time of its own leaves at it, however soon it was ready, and what came after it stays behind it', () => {
  const clock = clockAt(1000);
  const outbox = new Outbox(clock);
  const left: string[] = [];
  const to = (name: string) => {
    const outlet: Outlet = {
      post: (frame) => left.push(`${clock.now()} ${name} ${frame}`),
      close: () => left.push(`${clock.now()} ${name} closed`),
    };
    return newConnection(outlet, name, new Bucket({ burst: 1, perSecond: 1 }, 0));
  };
  const [ana, bo] = [to('ana'), to('bo')];
  outbox.post({ connection: ana, frame: 'beat', notBefore: 1100 });
  outbox.post({ connection: ana, frame: 'answer', notBefore: 0 });
  outbox.post({ connection: bo, frame: 'other', notBefore: 0 });
  clock.goTo(1040);
  // It was written late, and leaves at the same time as the other's.
  outbox.post({ connection: bo, frame: 'beat', notBefore: 1100 });
  expect(left).toEqual(['1000 bo other']);
  clock.goTo(1100);
  expect(left.slice(1)).toEqual(['1100 ana beat', '1100 ana answer', '1100 bo beat']);
  outbox.post({ connection: bo, frame: 'next', notBefore: 1200 });
  outbox.post({ connection: bo, frame: null, notBefore: 0 });
  clock.goTo(1200);
  expect(left.slice(4)).toEqual(['1200 bo next', '1200 bo closed']);
  outbox.post({ connection: ana, frame: 'late', notBefore: 1150 });
  expect(left.at(-1)).toBe('1200 ana late');
});
