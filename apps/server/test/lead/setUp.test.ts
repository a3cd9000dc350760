import { fingerprint, isSealedBy, readTranscript } from '@veillee/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { newHome } from '../home.ts';
import { reopened } from '../reopened.ts';
import { deck, pace } from './village.ts';

let evening: Evening;
let data = '';
afterEach(async () => {
  await evening.end();
  data = '';
});

const cards = ['werewolf', 'seer', 'villager', 'robber', 'drunk', 'villager'];

/** Ana is the host and plays; Mona will lead. */
async function table(): Promise<[ana: Client, bo: Client, cleo: Client, mona: Client]> {
  const people = (await evening.table(4)) as [Client, Client, Client, Client];
  await people[0].do({ t: 'settings', game: 'one-night', options: { deck, pace }, master: 4 });
  await evening.settle();
  return people;
}

describe('a deal', () => {
  it('is given by whoever leads, and nobody else is told more than that', async () => {
    evening = await Evening.begin();
    const [ana, bo, cleo, mona] = await table();
    expect(await mona.key({ t: 'deal', deal: { cards } })).toBe('ok');
    await evening.settle();
    for (const client of [ana, bo, cleo, mona]) {
      expect(client.room.dealt).toBe(true);
      for (const { text } of client.frames) expect(text).not.toContain('"cards"');
    }
    await mona.do({ t: 'start' });
    await evening.settle();
    const { sitting, deal } = evening.roomOf(mona).room.data;
    expect(deal).toBeUndefined();
    expect(mona.room.dealt).toBeUndefined();
    expect(ana.room.match?.dealt).toBe(true);
    expect(ana.noteKeys).toContain('note.dealt');
    const { seed = '' } = evening.roomOf(mona).room.match?.start ?? {};
    const sealed = { salt: sitting?.salt ?? '', seed, deal: { cards } };
    expect(isSealedBy(sitting?.fingerprint ?? '', sealed)).toBe(true);
    expect(fingerprint({ ...sealed, deal: undefined })).not.toBe(sitting?.fingerprint);
  });

  it('keeps whoever gave it from taking over a seat', async () => {
    evening = await Evening.begin();
    const [ana, bo] = (await evening.table(4)) as [Client, Client];
    await ana.do({ t: 'sit', sit: false });
    await ana.do({ t: 'settings', game: 'one-night', options: { deck, pace } });
    await ana.do({ t: 'deal', deal: { cards } });
    await ana.do({ t: 'start' });
    await bo.lose();
    await evening.settle();
    expect(await ana.key({ t: 'replace', seat: 0, by: 1 })).toBe('replace.held');
    await ana.do({ t: 'replace', seat: 0, by: 'bot' });
  });

  it('is refused in the game’s words, and changes nothing', async () => {
    evening = await Evening.begin();
    const [ana, bo, , mona] = await table();
    const wrong = await mona.say({ t: 'deal', deal: { cards: cards.slice(1) } });
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong[0]?.key).toMatch(/^deal\./);
    expect(await ana.key({ t: 'deal', deal: { cards } })).toBe('deal.plays');
    expect(await bo.key({ t: 'deal', deal: { cards } })).toBe('host.only');
    await ana.do({ t: 'deal', deal: null });
    await evening.settle();
    expect(ana.room.dealt).toBeUndefined();
    await mona.do({ t: 'start' });
    expect(await mona.key({ t: 'deal', deal: { cards } })).toBe('lobby.only');
  });

  it('goes when people move or another game is chosen; with other settings it may no longer do', async () => {
    evening = await Evening.begin();
    const [ana, bo, , mona] = await table();
    const give = async (): Promise<void> => {
      await mona.do({ t: 'deal', deal: { cards } });
      await evening.settle();
      expect(ana.room.dealt).toBe(true);
    };
    await give();
    await ana.do({ t: 'arrange', seats: [2, 1, 3] });
    await evening.settle();
    expect(ana.room.dealt).toBeUndefined();
    await give();
    await bo.do({ t: 'sit', sit: false });
    await bo.do({ t: 'sit', sit: true });
    await evening.settle();
    expect(ana.room.dealt).toBeUndefined();
    await give();
    const screen = await evening.page();
    await screen.say({ t: 'watch', room: ana.room.code });
    await evening.settle();
    expect(ana.room.dealt).toBe(true);
    const other = ['seer', 'werewolf', 'villager', 'robber', 'troublemaker', 'villager'];
    await mona.do({ t: 'settings', options: { deck: other, pace } });
    await evening.settle();
    expect(ana.room.faults).toEqual([{ key: 'deal.faulty' }]);
    expect(await ana.key({ t: 'start' })).toBe('deal.faulty');
    await ana.do({ t: 'settings', game: 'blood' });
    await evening.settle();
    expect(ana.room.dealt).toBeUndefined();
  });

  it('is kept over a restart, and told with the story', async () => {
    data = await newHome();
    evening = await Evening.begin({ data });
    const [, , , mona] = await table();
    const { code } = mona.room;
    await mona.do({ t: 'deal', deal: { cards } });
    evening = await reopened(evening, data);
    const leader = await evening.page(mona.token);
    await leader.say({ t: 'enter', room: code });
    await evening.settle();
    expect(leader.room.dealt).toBe(true);
    await leader.do({ t: 'start' });
    await leader.do({ t: 'lead', by: 'app' });
    await evening.advance(1_000_000);
    const story = leader.room.match?.story as string;
    const kept = await evening.server.roomServer.story(story);
    const read = readTranscript(JSON.parse(kept !== 'unread' ? (kept?.text ?? '') : ''));
    expect(read.ok && read.value.deal).toEqual({ cards });
  });
});

describe('who will lead', () => {
  it('sets up the game beside the host, and does not rule the table', async () => {
    evening = await Evening.begin();
    const [ana, bo, , mona] = await table();
    await mona.do({ t: 'settings', options: { deck, pace: { ...pace, day: 60 } } });
    await mona.do({ t: 'arrange', seats: [3, 2, 1] });
    expect(await bo.key({ t: 'settings', chairs: 5 })).toBe('host.only');
    expect(await mona.key({ t: 'kick', person: 2 })).toBe('host.only');
    await mona.do({ t: 'start' });
    await evening.settle();
    expect(ana.room.match?.options).toMatchObject({ pace: { day: 60 } });
  });
});
