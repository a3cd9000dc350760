import { expect, it } from 'vitest';
import { openDoors } from '../../src/listen.ts';
import { ThreadGateway } from '../../src/thread/threadGateway.ts';
import { Client, tokenOf } from '../client.ts';

const many = { burst: 1e9, perSecond: 1e9 };
const rules = { messages: many, tables: many };
const deck = ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk'];
const options = { deck, pace: { deal: 1, call: 3, markCheck: 3, day: 60, vote: 5 } };

/** A house in a thread, and the time there. */
async function threaded() {
  const place = { host: '127.0.0.1', port: 0, deeds: [], rules };
  const server = await openDoors(place, (log) =>
    ThreadGateway.open({ rules }, log, new URL('still.ts', import.meta.url)),
  );
  if (!server.ok) throw new Error('not opened');
  const channel = new BroadcastChannel('veillee-still');
  const time = (passes: number | { readonly skip: number }): Promise<void> =>
    new Promise((resolve) => {
      channel.onmessage = () => resolve();
      channel.postMessage(passes);
    });
  const close = async () => {
    channel.close();
    await server.close();
  };
  return { url: `${server.url.replace('http', 'ws')}live`, time, close };
}

/** What three others are sent in a night in which, late after each beat and each call, the fourth does something. */
async function night(does: (client: Client, at: number) => void): Promise<unknown> {
  const { url, time, close } = await threaded();
  const people: Client[] = [];
  const settle = async () => {
    for (const client of people) await client.settled();
  };
  for (let i = 0; i < 4; i += 1) {
    const client = await new Client(url, () => 0, tokenOf(i), i).connect();
    people.push(client);
    const room = people[0]?.present.room?.code ?? '';
    await client.say(i === 0 ? { t: 'open', name: 'Ana' } : { t: 'enter', room, name: `P${i}` });
    if (i > 0) await client.do({ t: 'ready', ready: true });
    await settle();
  }
  const [ana, ...others] = people as [Client, ...Client[]];
  await ana.do({ t: 'settings', game: 'one-night', options });
  await ana.do({ t: 'start' });
  await time(1000);
  await settle();
  for (let second = 0; second < 15; second += 1) {
    await time(999 - (second === 0 ? 0 : 7));
    await time({ skip: 1 + 7 });
    does(others.at(-1) as Client, second);
    await settle();
    await time(0);
    await settle();
  }
  const heard = people
    .slice(0, 3)
    .map(({ frames }) => frames.map(({ bytes, frame }) => [bytes, frame.t === 'now' ? frame.left : frame.t]));
  for (const client of people) await client.lose();
  await close();
  return heard;
}

it('through the thread too, a step’s end and a beat come to all once, whatever is said at that moment', async () => {
  const still = await night(() => undefined);
  const notes = await night((client, at) =>
    client.raw(JSON.stringify({ t: 'notes', text: 'x', id: `notes-${at}` })),
  );
  const answers = await night((client, at) =>
    client.raw(JSON.stringify({ t: 'answer', prompt: 1, answer: { do: 'pass' }, id: `answer-${at}` })),
  );
  expect(notes).toEqual(still);
  expect(answers).toEqual(still);
});
