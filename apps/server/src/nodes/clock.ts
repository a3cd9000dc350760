import type { Clock } from '@veillee/rooms';
import * as v from 'valibot';
import type { Line } from '../postgres/line.ts';
import { systemClock } from '../system.ts';

const samples = 7;
const time = v.object({ time: v.number() });

/**
 * PostgreSQL's clock, as all nodes of a house go by: deadlines are theirs in turn. Of some samples the one that came
 * back soonest is the truest; from then on the clock counts by itself, so that it never jumps.
 */
export async function clockOf(line: Line): Promise<Clock> {
  let best = { took: Number.POSITIVE_INFINITY, ahead: 0 };
  for (let i = 0; i < samples; i += 1) {
    const [sent, since] = [performance.now(), systemClock.now()];
    const [row] = await line.ask(time, {
      name: 'time',
      text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
    });
    const took = performance.now() - sent;
    if (row !== undefined && took < best.took) best = { took, ahead: row.time - since - took / 2 };
  }
  const ahead = Math.round(best.ahead);
  return {
    now: () => systemClock.now() + ahead,
    at: (due, then) => systemClock.at(due - ahead, then),
  };
}
