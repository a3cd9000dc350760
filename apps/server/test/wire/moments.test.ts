import { quick, type Rng, sample } from '@veillee/kernel';
import type { Connection, LiveRoom } from '@veillee/rooms';
import { RoomServer, type ServerParts } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

/** In some nights looking at one's mark takes no time: two calls end in one moment. */
const paceOf = (seed: number) => ({ deal: 2, call: 3, markCheck: seed % 4 > 1 ? 3 : 0, day: 20, vote: 20 });
const decks: readonly (readonly string[])[] = [
  ['werewolf', 'seer', 'robber', 'troublemaker', 'insomniac', 'drunk', 'villager', 'minion'],
  ['vampire', 'count', 'priest', 'pickpocket', 'gremlin', 'marksman', 'cupid', 'diseased'],
];

/** What is nobody else's business, in one world and in the other. */
type Doing = (evening: Evening, client: Client, chance: Rng) => Promise<void>;

const nothing: Doing = async () => {};

const sleeps: Doing = async (_, client, chance) => {
  await client.do({ t: 'notes', text: `${chance.below(90) + 10}` });
};

/** Answers what is asked, changes an answer, or answers what is asked no longer. */
const answers: Doing = async (_, client, chance) => {
  const { prompts } = client.sight;
  const prompt = prompts[chance.below(prompts.length + 1)];
  const answer = prompt === undefined ? { do: 'pass' } : sample(prompt.form, chance);
  await client.say({ t: 'answer', prompt: prompt?.number ?? 1, answer });
};

/** Several things in one turn, the last of them twice. */
const hurries: Doing = async (evening, client, chance) => {
  const ids = [0, 1, 1].map((i) => `hurry-${i}-${chance.below(1_000_000)}`);
  for (const id of ids) client.raw(JSON.stringify({ t: 'notes', text: id, id }));
  await evening.settle();
};

/** Two pages of one seat, and one of them goes and comes back: the other keeps the lamp lit. */
const comesBack: Doing = async (evening, client) => {
  const { code } = client.room;
  const tab = await evening.page(client.token);
  await tab.say({ t: 'enter', room: code });
  await client.lose();
  await client.connect();
  await client.say({ t: 'enter', room: code });
  await tab.lose();
};

const asked: Doing = async (evening, client, chance) => {
  const doings = [sleeps, answers, answers, hurries, comesBack];
  await (doings[chance.below(doings.length)] as Doing)(evening, client, chance);
};

interface Table {
  readonly evening: Evening;
  readonly live: LiveRoom;
  /** The host, two who do things, two who do not, and a screen. */
  readonly people: readonly Client[];
}

type Build = (parts: ServerParts) => RoomServer;

async function dealt(seed: number, build: Build): Promise<Table> {
  const evening = await Evening.begin({ seed, build });
  const options = { deck: decks[seed % decks.length], pace: paceOf(seed) };
  const people = await evening.table(4, { game: 'one-night', options });
  const [ana] = people as [Client];
  await ana.do({ t: 'bot' });
  const screen = await evening.page();
  await screen.say({ t: 'watch', room: ana.room.code });
  await ana.do({ t: 'start' });
  await evening.advance(2000);
  const live = evening.server.roomServer.parts.rooms.find(ana.room.code) as LiveRoom;
  return { evening, live, people: [...people, screen] };
}

const isDark = ({ sight }: Client): boolean => {
  const pace = sight.clock?.pace;
  return pace !== undefined && 'lasts' in pace;
};

/** So many milliseconds late for it: the last is a machine that slept. */
const latenesses = [0, 0, 0, 0, 1, 7, 30, 49, 52, 700, 2500];

/** On to a moment that all know of: any, a beat's, or a step's end, and the house may be late for it. */
async function onwards({ evening, live }: Table, open: Rng): Promise<void> {
  const { clock } = evening;
  const due = live.room.data.sitting?.timing.due ?? null;
  const kind = open.below(3);
  if (kind === 0 || due === null) {
    await evening.advance(open.below(700));
    return;
  }
  const moment = kind === 1 ? due : (live.deadlines.nextBeat ?? due);
  await evening.advance(Math.max(0, moment - clock.now() - 1));
  clock.skip(1 + (latenesses[open.below(latenesses.length)] as number));
}

/** A night, whose public part follows from `seed` alone; what each page was sent meanwhile. */
async function night(
  seed: number,
  world: number,
  doing: Doing,
  build: Build = (parts) => new RoomServer(parts),
): Promise<readonly (readonly string[])[]> {
  const table = await dealt(seed, build);
  const { evening, people } = table;
  const [ana, bo, cleo] = people as [Client, Client, Client];
  const [open, hidden] = [quick(seed), quick(1000 * seed + world)];
  const from = people.map(({ frames }) => frames.length);
  for (let i = 0; i < 400 && isDark(ana); i += 1) {
    await onwards(table, open);
    const acting = [bo, cleo].filter(() => open.below(2) === 0);
    for (const client of acting) {
      if (isDark(client)) await doing(evening, client, hidden);
      await evening.settle();
    }
    if (open.below(15) === 0) await ana.do({ t: 'pause', paused: ana.room.match?.paused === false });
    await evening.settle();
  }
  expect(isDark(ana)).toBe(false);
  await evening.settle();
  const heard = people.map(({ frames }, i) =>
    frames
      .slice(from[i])
      .map(({ at, bytes, frame }) => `${at}: ${bytes}, ${frame.t === 'now' ? frame.left : frame.t}`),
  );
  await evening.end();
  return heard;
}

const seeds = Array.from({ length: 12 }, (_, seed) => [seed] as const);

describe('in the dark, at the moments of beats and steps, before and after, a late house or not', () => {
  it.each(seeds)('nobody hears whether others do anything (seed %i)', { timeout: 60_000 }, async (seed) => {
    const [still, busy] = [await night(seed, 0, nothing), await night(seed, 1, asked)];
    const others = [0, 3, 4];
    for (const i of others) expect(busy[i]).toEqual(still[i]);
    expect(still[4]?.length).toBeGreaterThan(10);
  });

  it.each(seeds)('everybody hears as much whatever is done (seed %i)', { timeout: 60_000 }, async (seed) => {
    expect(await night(seed, 1, answers)).toEqual(await night(seed, 0, sleeps));
  });
});

/** Time that is due is noticed only when its alarm rings, and what is said before that brings a frame of its own. */
class HearsFirst extends RoomServer {
  override receive(connection: Connection, text: string): void {
    const { live } = connection;
    const isDue =
      live !== null &&
      live.deadlines.nextBeat !== null &&
      live.deadlines.nextBeat <= this.parts.setup.clock.now();
    super.receive(connection, text);
    if (!isDue || text.includes('"ping"')) return;
    this.flush();
    live.beat = true;
    this.parts.turn.touch(live);
  }
}

it('a house that hears what is said before it looks at the clock is caught', async () => {
  const build: Build = (parts) => new HearsFirst(parts);
  const [still, busy] = [await night(1, 0, nothing, build), await night(1, 1, asked, build)];
  expect(busy[4]).not.toEqual(still[4]);
});
