import { quick } from '@veillee/kernel';
import { Alarms } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import { DrivenClock } from './drivenClock.ts';

const nothing = async () => undefined;

describe('alarms', () => {
  it('ring in their order, each key once, however often they were moved', async () => {
    const clock = new DrivenClock(0);
    const rung: string[] = [];
    const alarms = new Alarms<number>(clock, (key) => rung.push(`${key}@${clock.now()}`));
    const rng = quick(1);
    const due = new Map<number, number>();
    for (let i = 0; i < 5000; i += 1) {
      const [key, time] = [rng.below(20), 1 + rng.below(1000)];
      alarms.set(key, time);
      due.set(key, time);
      if (rng.below(10) === 0) {
        alarms.clear(key);
        due.delete(key);
      }
    }
    await clock.advance(1000, nothing);
    const expected = [...due].map(([key, time]) => `${key}@${time}`);
    expect([...rung].sort()).toEqual(expected.sort());
    const times = rung.map((one) => Number(one.split('@')[1]));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('of the same moment ring in the order they were last set, put off or not', async () => {
    const clock = new DrivenClock(0);
    const rung: string[] = [];
    const alarms = new Alarms<string>(clock, (key) => rung.push(key));
    alarms.set('put off', 5);
    alarms.set('first', 20);
    alarms.set('brought forward', 30);
    alarms.set('put off', 20);
    alarms.set('brought forward', 20);
    expect(alarms.dueOf('put off')).toBe(20);
    await clock.advance(19, nothing);
    expect(rung).toEqual([]);
    await clock.advance(1, nothing);
    expect(rung).toEqual(['first', 'put off', 'brought forward']);
  });

  it('may be set again by the one that rings', async () => {
    const clock = new DrivenClock(0);
    let rung = 0;
    const alarms: Alarms<string> = new Alarms(clock, (key) => {
      rung += 1;
      alarms.set(key, clock.now() + 10);
    });
    alarms.set('beat', 10);
    await clock.advance(100, nothing);
    expect(rung).toBe(10);
    alarms.stop();
    await clock.advance(100, nothing);
    expect(rung).toBe(10);
  });
});
