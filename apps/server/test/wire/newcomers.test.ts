import { begin, clockOf, playRandomly, promptsOf, quick, sample, see, submit } from '@veillee/kernel';
import { follow, type Now, nothingYet, type Present, sightOf } from '@veillee/protocol';
import type { AnyMatch } from '@veillee/rooms';
import { type AnyGame, type FrameParts, Screens, sizeClass } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games.ts';
import { systemPorts } from '../../src/system.ts';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

const pace = { deal: 5, call: 6, markCheck: 3, day: 20, vote: 5 };
const deck = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'];

let evening: Evening;

const another = async (client: Client): Promise<Client> => {
  const page = await evening.page(client.token);
  await page.say({ t: 'enter', room: client.room.code });
  return page;
};

describe('who comes while others are looking', () => {
  afterEach(() => evening.end());

  it('is told nothing twice between two beats of the dark', async () => {
    evening = await Evening.begin();
    const [ana, bo, cleo, dan] = (await evening.table(4)) as [Client, Client, Client, Client];
    const master = dan.present.me.person as number;
    await ana.do({ t: 'settings', game: 'one-night', options: { deck, pace }, master });
    await ana.do({ t: 'start' });
    await evening.advance(0);
    await dan.do({ t: 'next' });
    await evening.advance(500);
    expect(ana.sight.clock?.pace).toEqual({ lasts: 6000 });
    await dan.do({ t: 'lead', by: 'app' });
    const screen = await evening.page();
    await screen.say({ t: 'watch', room: ana.room.code });
    const second = await another(bo);
    await evening.advance(1000);
    for (const page of [screen, second, bo, cleo]) {
      expect(page.sight.facts.filter(({ key }) => key === 'master.changed')).toHaveLength(1);
    }
    expect(second.sight).toEqual(bo.sight);
  });

  it('hears in the dark as much of the seat’s other page, whether that acts or writes the same notes again', async () => {
    const cards = ['seer', 'villager', 'villager', 'robber', 'drunk', 'werewolf'];
    const seal = () => ({ salt: '00', seed: 'ab'.repeat(32), deal: { cards } });
    evening = await Evening.begin({ seal });
    const table = await evening.table(3, { game: 'one-night', options: { deck: cards, pace } });
    const [ana, bo] = table as [Client, Client];
    await ana.do({ t: 'start' });
    await evening.advance(0);
    const tabs = [await another(ana), await another(bo)];
    const isSeer = (): boolean => ana.sight.prompts[0]?.topic.startsWith('seer') === true;
    for (let i = 0; i < 99 && !isSeer(); i += 1) await evening.advance(500);
    const from = tabs.map(({ frames }) => frames.length);
    const [asked] = ana.sight.prompts;
    const answer = sample(asked?.form ?? {}, quick(1));
    await ana.do({ t: 'answer', prompt: asked?.number as number, answer });
    await bo.do({ t: 'notes', text: '' });
    await evening.settle();
    const [acts, sleeps] = tabs.map(({ frames }, i) => frames.slice(from[i]).map(({ bytes }) => bytes));
    expect(acts).toHaveLength(1);
    expect(acts).toEqual(sleeps);
  });

  it('has the notes of now, also where they are emptied as all is told anew', async () => {
    evening = await Evening.begin();
    const [ana] = (await evening.table(3, { game: 'one-night', options: { deck } })) as [Client];
    const second = await another(ana);
    await ana.do({ t: 'notes', text: 'abc' });
    await ana.do({ t: 'start' });
    await ana.do({ t: 'abandon' });
    await evening.settle();
    expect(second.present.notes).toBe('abc');
    ana.raw(JSON.stringify({ t: 'notes', text: '', id: 'abcdefgh1' }));
    ana.raw(JSON.stringify({ t: 'again', id: 'abcdefgh2' }));
    await evening.settle();
    expect(second.room.match).toBeNull();
    expect([ana.present.notes, second.present.notes]).toEqual(['', '']);
  });
});

function dealt(game: string, seats: number, seed: number, options = {}): AnyMatch {
  const hex = seed.toString(16).padStart(64, '0');
  const begun = begin(games.get(game) as AnyGame, { seats, seed: hex, options });
  if (!begun.ok) throw new Error(begun.error.map(({ key }) => key).join());
  return begun.value;
}

const heard = (page: Present, { shared, own, facts }: FrameParts): Present => {
  const sent = Object.entries({ shared, own, facts }).filter(([, part]) => part !== undefined);
  const read = sent.map(([name, part]) => [name, JSON.parse(part as string)]);
  return follow(page, { t: 'now', m: 1, ...Object.fromEntries(read) } as Now);
};

it('a page that came between two beats follows what goes back to what it was', () => {
  const match = dealt('one-night', 3, 1, { deck });
  const ballot = () => promptsOf(match, 0)[0];
  for (let i = 0; i < 60 && ballot()?.topic !== 'vote.point'; i += 1)
    submit(match, { elapsed: clockOf(match)?.step as number });
  const point = (player: number): void => {
    const answer = { do: 'point', player: [player] };
    expect(submit(match, { by: 0, prompt: ballot()?.number as number, answer })).toBeUndefined();
  };
  const screens = new Screens(match, systemPorts);
  point(1);
  screens.table();
  screens.full(0, true);
  point(2);
  let page: Present = { ...nothingYet, me: { person: 1, chair: 0 } };
  page = heard(page, screens.full(0, false, true));
  point(1);
  page = heard(page, screens.own(0, screens.table()));
  expect(sightOf(page)?.prompts).toEqual(see(match, 0).prompts);
});

it('in the dark of Quinte-Bourg a page that comes again is sent as much whoever it is', () => {
  let dark = 0;
  const bytes = (text = ''): number => Buffer.byteLength(text);
  for (let seed = 0; seed < 4; seed += 1) {
    const match = dealt('quinte-bourg', 9, seed);
    playRandomly(match, quick(seed), { rights: 10, dawdles: 5 }, 600, () => {
      const now = clockOf(match)?.pace;
      if (now === undefined || !('lasts' in now) || match.inputs.length % 5 > 0) return;
      const sizes = new Set<number>();
      for (let seat = 0; seat < 9; seat += 1) {
        const { shared, own = '', facts, told = 0 } = new Screens(match, systemPorts).full(seat, true);
        // Spirits see everything, and all know who they are.
        if (own.includes('"all":{')) continue;
        sizes.add(sizeClass(bytes(shared) + bytes(own) + bytes(facts), true, bytes(shared) + told));
      }
      dark += 1;
      expect(sizes.size).toBeLessThanOrEqual(1);
    });
  }
  expect(dark).toBeGreaterThan(20);
});
