import { describe, expect, it } from 'vitest';
import type { Client, Saying } from '../client.ts';
import { Evening } from '../evening.ts';

const deck = ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk', 'insomniac'];
const pace = { deal: 5, call: 120, markCheck: 5, day: 60, vote: 30 };

interface Table {
  readonly evening: Evening;
  readonly ana: Client;
  readonly bo: Client;
  readonly cleo: Client;
  readonly dan: Client;
  readonly eve: Client;
  readonly screen: Client;
  readonly code: string;
}

/** Five at a table with a screen, in the middle of a call; `before` it began, and since, some came or went. */
async function inTheDark(before: Happens, since: Happens): Promise<Table> {
  const evening = await Evening.begin({ rules: { watchers: 8 } });
  const [ana, bo, cleo, dan, eve] = (await evening.table(5, {
    game: 'one-night',
    options: { deck, pace },
  })) as [Client, Client, Client, Client, Client];
  const { code } = ana.room;
  const screen = await evening.page();
  await screen.say({ t: 'watch', room: code });
  const table = { evening, ana, bo, cleo, dan, eve, screen, code };
  await ana.do({ t: 'start' });
  await before(table);
  await evening.advance(7500);
  await since(table);
  await evening.advance(4000);
  return table;
}

type Happens = (table: Table) => Promise<unknown>;
const nothing: Happens = async () => {};
const isLost =
  (who: 'ana' | 'bo' | 'cleo'): Happens =>
  (table) =>
    table[who].lose();
const isBack =
  (who: 'ana' | 'bo' | 'cleo'): Happens =>
  async ({ [who]: client, code }) => {
    await client.connect();
    await client.say({ t: 'enter', room: code });
  };

/** Pairs of worlds that are one to all but those who came or went in the dark. */
const pairs: readonly (readonly [what: string, before: Happens, since: Happens])[] = [
  ['somebody is gone', nothing, isLost('cleo')],
  ['somebody is back', isLost('cleo'), isBack('cleo')],
  ['the next to be host is gone', nothing, isLost('bo')],
];

const says =
  (...sayings: readonly Saying[]): Happens =>
  async ({ ana }) => {
    for (const saying of sayings) await ana.say(saying);
  };

/** What somebody might try to find out who is there; of persons 2 and 3 one may have come or gone. */
const attempts: readonly (readonly [what: string, tries: Happens])[] = [
  ['waits', nothing],
  [
    'gives seats away to bots',
    says(...[0, 1, 2, 3, 9].map((seat) => ({ t: 'replace', seat, by: 'bot' }) as const)),
  ],
  [
    'gives a seat away to somebody',
    says({ t: 'replace', seat: 2, by: 2 }, { t: 'replace', seat: 2, by: 77 }),
  ],
  ['gives the table away', says({ t: 'host', person: 3 }, { t: 'host', person: 2 })],
  ['sends somebody away', says({ t: 'kick', person: 3 }, { t: 'kick', person: 3 }, { t: 'host', person: 3 })],
  ['gives somebody another name', says({ t: 'rename', name: 'Zoé', person: 3 })],
  ['stops time and lets it go on', says({ t: 'pause', paused: true }, { t: 'pause', paused: false })],
  [
    'stops time, and gives seats away',
    says({ t: 'pause', paused: true }, { t: 'replace', seat: 2, by: 'bot' }),
  ],
  ['has time go faster or slower', says({ t: 'more', seconds: 9 }, { t: 'skip' })],
  ['begins again', says({ t: 'again' }, { t: 'start' }, { t: 'arrange', seats: [1, 2, 3] }, { t: 'bot' })],
  [
    'sits down and gets up',
    says({ t: 'sit', sit: false }, { t: 'sit', sit: true }, { t: 'ready', ready: true }),
  ],
  ['objects and takes back', says({ t: 'object' }, { t: 'reclaim' })],
  ['speaks', says({ t: 'say', circle: 'room', text: 'a' }, { t: 'say', circle: 'talk', text: 'a' })],
  ['leads', says({ t: 'lead', by: 'app' }, { t: 'undo', to: 0, reason: '' })],
  ['hands over and says so twice', says({ t: 'hand', id: 'same-id' }, { t: 'hand', id: 'same-id' })],
  ['leaves the table to another', ({ ana }) => ana.say({ t: 'leave' })],
  ['stops time and leaves', says({ t: 'pause', paused: true }, { t: 'leave' })],
  [
    'goes away for longer than a host may',
    async ({ ana, evening }) => {
      await ana.lose();
      await evening.advance(90_000);
    },
  ],
  [
    'fills the room with screens',
    async ({ evening, code }) => {
      const answers: string[] = [];
      for (let i = 0; i < 10; i += 1)
        answers.push(await (await evening.page()).key({ t: 'watch', room: code }));
      return answers;
    },
  ],
  [
    'comes back',
    async (table) => {
      await isLost('ana')(table);
      await isBack('ana')(table);
    },
  ],
  [
    'opens another page',
    async ({ evening, ana, code }) => (await evening.page(ana.token)).say({ t: 'enter', room: code }),
  ],
];

const strip = (text: string): string =>
  text.replace(/"fingerprint":"\w+"|"addresses":\[[^\]]*\]/g, '').trimEnd();

/** What reaches the host, two who sit there and a screen, from the attempt on. */
async function heardOf(before: Happens, since: Happens, tries: Happens): Promise<unknown> {
  const table = await inTheDark(before, since);
  const { evening, ana, dan, eve, screen } = table;
  const from = [ana, dan, eve, screen].map(({ frames }) => frames.length);
  const answers = await tries(table);
  await evening.advance(3000);
  const heard = [ana, dan, eve, screen].map(({ frames }, i) =>
    frames.slice(from[i]).map(({ at, bytes, text }) => [at, bytes, strip(text)]),
  );
  await evening.end();
  return { answers, heard };
}

describe.each(pairs)('in the dark nobody learns that %s', (_, before, since) => {
  it.each(attempts)('where the host %s', { timeout: 30_000 }, async (_, tries) => {
    expect(await heardOf(before, since, tries)).toEqual(await heardOf(before, nothing, tries));
  });
});

const isSecret = ({ sight: { clock } }: Client): boolean => clock !== null && 'lasts' in clock.pace;

describe('a table without its host', () => {
  const hostOf = ({ room }: Client): string | undefined =>
    room.people.find(({ id }) => id === room.host)?.name;

  it('has another as soon as the night is over, and not before', async () => {
    const { evening, dan } = await inTheDark(nothing, isLost('ana'));
    for (let i = 0; i < 900 && isSecret(dan); i += 1) {
      expect(hostOf(dan)).toBe('Ana');
      await evening.advance(1000);
    }
    await evening.advance(1000);
    expect(hostOf(dan)).toBe('Bo');
    await evening.end();
  });

  it('is left to whom the lamps show as here, and after a minute, where it is paused, to who is', async () => {
    const { evening, ana, dan } = await inTheDark(nothing, isLost('bo'));
    await ana.do({ t: 'pause', paused: true });
    await ana.say({ t: 'leave' });
    await evening.advance(59_000);
    expect(hostOf(dan)).toBe('Bo');
    await evening.advance(2000);
    expect(hostOf(dan)).toBe('Cléo');
    await evening.end();
  });

  it('has another after a minute where it is paused in the dark: nobody else could let time go on', async () => {
    const table = await inTheDark(nothing, ({ ana }) => ana.do({ t: 'pause', paused: true }));
    await table.ana.lose();
    await table.bo.lose();
    await table.evening.advance(70_000);
    expect(hostOf(table.dan)).toBe('Cléo');
    await table.cleo.do({ t: 'pause', paused: false });
    await table.evening.end();
  });
});

it('who left a match and comes back is announced, in the dark too: nobody learns it by asking', async () => {
  const table = await inTheDark(({ cleo }) => cleo.do({ t: 'leave' }), nothing);
  expect(await table.ana.key({ t: 'host', person: 3 })).toBe('person.unknown');
  await isBack('cleo')(table);
  await table.evening.advance(1000);
  expect(table.dan.present.talk.at(-1)).toEqual({ note: { key: 'note.returned', params: { name: 'Cléo' } } });
  await table.evening.end();
});
