import { type Input, type Refusal, refusal, submit, transcript } from '@veillee/kernel';
import { base64url } from './chance.ts';
import type { House } from './house.ts';
import { personOf, type Sitting } from './rooms/room.ts';
import { retime } from './rooms/timing.ts';
import type { Live } from './wire/live.ts';

type CommandId = readonly [person: number, id: string] | undefined;

/** Steps that take no time pass at once; the alarm sees to more of them than anybody wants. */
const mostAtOnce = 100;

/** Puts an input to the match; if it is taken, logs it, and what follows from it at once. */
export function play(house: House, live: Live, input: Input, c: CommandId): Refusal | undefined {
  const refused = take(house, live, input, c);
  if (refused !== undefined) return refused;
  const { now } = house;
  const { match, data } = live.room;
  for (let steps = 0; steps < mostAtOnce && data.sitting?.state === 'running'; steps += 1) {
    const { timing, startedAt } = data.sitting;
    if (timing.step === null || timing.due === null || timing.due > now || match?.over) break;
    take(house, live, { elapsed: timing.step, at: Math.max(0, now - startedAt) }, undefined);
  }
  if (match?.over) end(house, live);
  house.touch(live);
  return undefined;
}

function take(house: House, live: Live, input: Input, c: CommandId): Refusal | undefined {
  const { match } = live.room;
  if (match === null) return refusal('match.none');
  const refused = submit(match, input);
  if (refused !== undefined) return refused;
  house.ledger.log(live, { e: 'played', input }, c);
  house.count.inputs();
  retime(live.room, house.now);
  return undefined;
}

/** The match is over: its story is kept, under an id that only those at the table are told. */
function end(house: House, live: Live): void {
  const { match, data } = live.room;
  const { salt, holders } = data.sitting as Sitting;
  const names = holders.map((id) => personOf(data, id)?.name ?? '');
  const told = match === null ? undefined : transcript(match, 'table', { names, salt });
  const story = base64url(house.random(18));
  if (told?.ok) house.ledger.keepStory(story, JSON.stringify(told.value));
  house.record(live, { e: 'said', item: { note: { key: 'note.ended' } } });
  house.record(live, { e: 'ended', story });
  house.count.matches(1, 'ended');
}
