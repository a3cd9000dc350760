import { fail, refusal } from '@veillee/kernel';
import type { AnyGame, Games } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';
import { type Ending, reopened } from './reopened.ts';

let data = '';
let evening: Evening;
afterEach(async () => {
  await evening.end();
});

const pace = { deal: 20, call: 5, markCheck: 5, day: 300, vote: 5 };
const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };

/** The house goes dark for so long, and opens again. */
async function reopen(dark: number, ending: Ending, served: Games = games): Promise<void> {
  evening = await reopened(evening, data, { dark, ending, games: served });
}

/** The same, and everybody comes back. */
async function restart(
  dark: number,
  people: readonly Client[],
  ending: Ending = 'stopped',
): Promise<Client[]> {
  const code = people[0]?.room.code as string;
  await reopen(dark, ending);
  const back: Client[] = [];
  for (const { token } of people) {
    const client = await evening.page(token);
    expect(await client.key({ t: 'enter', room: code })).toBe('ok');
    back.push(client);
  }
  await evening.settle();
  return back;
}

describe('a house that opens again', () => {
  it.each([
    [3, 'stopped'],
    [3, 'killed'],
    [1000, 'killed'],
  ] as const)(
    'goes on in the middle of the night, its deadlines later by the time it was dark (snapshot every %i, %s)',
    async (snapshotEvery, ending) => {
      data = await newHome();
      evening = await Evening.begin({ data, rules: { snapshotEvery } });
      const people = (await evening.table(3, { game: 'one-night', options })) as [Client, Client, Client];
      await people[0].do({ t: 'start' });
      await people[1].do({ t: 'notes', text: 'Ana rit.' });
      await evening.advance(20_000 + 7000);
      const before = people.map(({ sight }) => sight);
      const talk = people[0].present.talk;
      const left = people[0].present.left;
      expect(before[0]?.facts.at(-1)?.key).toBe('night.called');
      const back = await restart(3_600_000, people, ending);
      expect(back.map(({ sight }) => sight)).toEqual(before);
      expect(back[1]?.present.notes).toBe('Ana rit.');
      expect(back[0]?.present.talk).toEqual(talk);
      expect(back[0]?.present.left).toBe(left);
      await evening.advance(left as number);
      expect(back[0]?.sight.clock?.step).toBe((before[0]?.clock?.step ?? 0) + 1);
    },
  );

  it.each(['stopped', 'killed'] as const)(
    'lets one step pass at a time where nobody has come back yet (%s)',
    async (ending) => {
      data = await newHome();
      evening = await Evening.begin({ data });
      const [ana] = (await evening.table(3, { game: 'one-night', options })) as [Client];
      await ana.do({ t: 'start' });
      await evening.advance(20_000 + 7000);
      const { code } = ana.room;
      const [step, left] = [ana.sight.clock?.step ?? 0, ana.present.left ?? 0];
      await reopen(3_600_000, ending);
      await evening.advance(left);
      const back = await evening.page(ana.token);
      expect(await back.key({ t: 'enter', room: code })).toBe('ok');
      await evening.settle();
      expect(back.sight.clock?.step).toBe(step + 1);
      expect(back.present.left).toBe(5000);
    },
  );

  it.each(['stopped', 'killed'] as const)(
    'keeps what is left of a pause after a dark hour (%s)',
    async (ending) => {
      data = await newHome();
      evening = await Evening.begin({ data });
      let people = await evening.table(3, { game: 'one-night', options });
      await people[0]?.do({ t: 'start' });
      await evening.advance(5000);
      people = await restart(3_600_000, people, ending);
      await evening.advance(1000);
      await people[0]?.do({ t: 'pause', id: 'pause-once', paused: true });
      await evening.settle();
      expect(people[0]?.room.match?.paused).toBe(true);
      const left = people[0]?.present.left;
      expect(left).toBe(14_000);
      people = await restart(0, people, ending);
      expect(people[0]?.present.left).toBe(left);
    },
  );

  it.each([
    ['stopped', 'ok'],
    ['killed', 'room.aside'],
  ] as const)('under rules that refuse what was played is not ended by it (%s)', async (ending, answer) => {
    data = await newHome();
    // No snapshot on the way: all of it must be played again.
    evening = await Evening.begin({ data, rules: { unloadAfter: 3_600_000 } });
    const [ana] = (await evening.table(3, { game: 'one-night', options })) as [Client];
    await ana.do({ t: 'start' });
    await evening.advance(600_000);
    expect(ana.room.match?.state).toBe('over');
    const { code } = ana.room;
    const strict: AnyGame = {
      ...(games.get('one-night') as AnyGame),
      check: () => fail([refusal('options.malformed')]),
    };
    await reopen(0, ending, new Map([[strict.id, strict]]));
    const back = await evening.page(ana.token);
    expect(await back.key({ t: 'enter', room: code })).toBe(answer);
    expect(await back.key({ t: 'open', name: 'Ana' })).toBe(answer === 'ok' ? 'protocol.inside' : 'ok');
  });

  it('reckons what is left from its own time, though the wall clock was set back meanwhile', async () => {
    data = await newHome();
    evening = await Evening.begin({ data });
    const people = await evening.table(3, { game: 'one-night', options });
    await people[0]?.do({ t: 'start' });
    await evening.advance(20_000 + 7000);
    const left = people[0]?.present.left;
    const back = await restart(-3_600_000, people, 'killed');
    expect(back[0]?.present.left).toBe(left);
  });

  it('knows a command that it obeyed before', async () => {
    data = await newHome();
    evening = await Evening.begin({ data });
    const people = (await evening.table(2)) as [Client, Client];
    const said = { t: 'say', id: 'once-only', circle: 'room', text: 'bonsoir' } as const;
    await people[0].do(said);
    const [ana] = (await restart(0, people)) as [Client];
    await ana.do(said);
    await evening.settle();
    expect(ana.present.talk.filter((line) => 'text' in line)).toHaveLength(1);
  });

  it('knows one too that found all as it wanted it', async () => {
    data = await newHome();
    evening = await Evening.begin({ data });
    const people = (await evening.table(2)) as [Client, Client];
    const [first, second] = [
      { t: 'sit', id: 'sit-still', sit: true },
      { t: 'sit', id: 'stand-up', sit: false },
    ] as const;
    await people[1].do(first);
    await people[1].do(second);
    // Neither answer came through: both are said again, in order.
    const [ana, bo] = (await restart(0, people, 'killed')) as [Client, Client];
    await bo.do(first);
    await bo.do(second);
    await evening.settle();
    expect(ana.room.seats).toEqual([1]);
  });

  it('keeps a pause and an objection', async () => {
    data = await newHome();
    evening = await Evening.begin({ data });
    const people = (await evening.table(4, {
      game: 'blood',
      options: { limit: 60, opening: 0 },
    })) as Client[];
    const [ana, , , dan] = people as [Client, Client, Client, Client];
    await ana.do({ t: 'start' });
    await dan.lose();
    await evening.settle();
    await ana.do({ t: 'replace', seat: 3, by: 'bot' });
    await ana.do({ t: 'pause', paused: true });
    await evening.settle();
    const back = (await restart(50_000, people.slice(0, 3))) as [Client, Client, Client];
    expect(back[0].room).toMatchObject({ match: { paused: true }, replacing: { seat: 3, by: 'bot' } });
    await back[0].do({ t: 'pause', paused: false });
    await evening.advance(29_000);
    expect(back[0].room.match?.holders).toEqual([1, 2, 3, 4]);
    await evening.advance(2000);
    expect(back[0].room.match?.holders).toEqual([1, 2, 3, 5]);
  });
});
