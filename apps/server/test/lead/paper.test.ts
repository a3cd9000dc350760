import { quick, sample, see } from '@veillee/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { deck, heard, lastFrame, nightfall, pace, seal } from './village.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin({ seal });
});
afterEach(() => evening.end());

/** Mona leads; Ana has a phone, Paul and Zoé have none. */
async function mixed(own = evening): Promise<[mona: Client, ana: Client]> {
  const [mona, ana] = (await own.table(2)) as [Client, Client];
  await mona.do({ t: 'settings', game: 'one-night', options: { deck, pace }, master: 1 });
  await mona.do({ t: 'names', names: ['Paul', 'Zoé'] });
  await own.settle();
  return [mona, ana];
}

async function begun(own = evening): Promise<[mona: Client, ana: Client]> {
  const [mona, ana] = await mixed(own);
  await mona.do({ t: 'start' });
  await own.advance(0);
  return [mona, ana];
}

const claimsOf = async (client: Client) => {
  await client.do({ t: 'claims' });
  return lastFrame(client, 'claims').list;
};

describe('a list of names', () => {
  it('seats people without a device, who are ready', async () => {
    const [mona, ana] = await mixed();
    const people = ana.room.people.slice(2);
    expect(people.map(({ name, here, ready, paper }) => [name, here, ready, paper])).toEqual([
      ['Paul', true, true, true],
      ['Zoé', true, true, true],
    ]);
    expect(ana.room.seats).toEqual([2, 3, 4]);
    expect(ana.noteKeys).toContain('note.named');
    await mona.do({ t: 'start' });
    await evening.settle();
    expect(mona.room.match?.holders).toEqual([2, 3, 4]);
    expect(mona.room.people.map(({ ready }) => ready)).toEqual([false, false, true, true]);
  });

  it('leaves out what is blank, tells apart who is called alike, and says so', async () => {
    const [host] = (await evening.table(1)) as [Client];
    await host.do({ t: 'names', names: [' Ana ', '', 'Léa', 'Lea', '\t', 'Léa'] });
    const { seated, blank } = lastFrame(host, 'named');
    expect(blank).toBe(2);
    expect(seated.map(({ name, typed }) => [typed, name])).toEqual([
      [' Ana ', 'Ana 2'],
      ['Léa', 'Léa'],
      ['Lea', 'Lea 2'],
      ['Léa', 'Léa 3'],
    ]);
  });

  it('makes room for a village, and no more', async () => {
    const [host, bo] = (await evening.table(2)) as [Client, Client];
    const village = (count: number) => Array.from({ length: count }, (_, i) => `Villageois ${i + 1}`);
    expect(await host.key({ t: 'names', names: village(39) })).toBe('names.many');
    expect(await host.key({ t: 'names', names: ['', '  '] })).toBe('names.none');
    expect(await bo.key({ t: 'names', names: ['Paul'] })).toBe('host.only');
    await evening.settle();
    expect(host.room.people).toHaveLength(2);
    await host.do({ t: 'names', names: village(38) });
    await evening.settle();
    expect([host.room.seats.length, host.room.chairs]).toEqual([40, 40]);
  });

  it('is for the lobby', async () => {
    const [mona] = await begun();
    expect(await mona.key({ t: 'names', names: ['Max'] })).toBe('lobby.only');
  });

  it('makes no host, no leader, and nobody who is absent', async () => {
    const [mona] = await mixed();
    expect(await mona.key({ t: 'host', person: 3 })).toBe('person.unknown');
    expect(await mona.key({ t: 'settings', master: 3 })).toBe('person.unknown');
    await mona.do({ t: 'start' });
    expect(await mona.key({ t: 'replace', seat: 1, by: 'bot' })).toBe('replace.here');
  });
});

describe('somebody without a device', () => {
  it('is answered for by whoever leads, alone or with others', async () => {
    const [mona, ana] = await begun();
    const topic = mona.sight.seats?.[1]?.prompts[0]?.topic as string;
    expect(ana.sight.prompts[0]?.topic).toBe(topic);
    await evening.advance(60_000);
    const yes = { do: 'yes' };
    expect(await ana.key({ t: 'answer', prompt: topic, answer: yes, for: [1, 2] })).toBe('chair.notYours');
    expect(await mona.key({ t: 'answer', prompt: topic, answer: yes, for: [1, 3] })).toBe('chair.notYours');
    expect(await mona.key({ t: 'answer', prompt: topic, answer: yes, for: [] })).toBe('input.malformed');
    expect(await mona.key({ t: 'answer', prompt: 'other', answer: yes, for: [1, 2] })).toBe('prompt.closed');
    await mona.do({ t: 'answer', prompt: topic, answer: yes, for: [1, 2] });
    expect(mona.sight.seats?.map(({ prompts }) => prompts[0]?.mine ?? null)).toEqual([null, yes, yes]);
    expect(mona.present.ledger).toHaveLength(1);
  });

  it('acts in the dark by the hand of whoever leads, and nobody’s frames tell', async () => {
    const worlds: string[][] = [];
    let acted = 0;
    for (const acts of [true, false]) {
      const own = await Evening.begin({ seal });
      const [mona, ana] = await begun(own);
      await nightfall(own, mona);
      const from = ana.frames.length;
      for (let line = 0; line < 4; line += 1) {
        const seat = mona.sight.seats?.find(({ seat, prompts }) => seat > 0 && prompts.length > 0);
        const [asked] = seat?.prompts ?? [];
        await own.advance(1700);
        if (acts && seat !== undefined && asked !== undefined) {
          acted += 1;
          const answer = sample(asked.form, quick(line));
          await mona.do({ t: 'answer', prompt: asked.number, answer, for: seat.seat });
        }
        await mona.do({ t: 'next' });
        await own.advance(5000);
      }
      worlds.push(heard(ana, from).map((text) => text.replace(/"fingerprint":"\w+"/, '')));
      await own.end();
    }
    expect(acted).toBeGreaterThan(0);
    expect(worlds[0]?.length).toBeGreaterThan(20);
    expect(worlds[0]).toEqual(worlds[1]);
  });
});

describe('a claim', () => {
  it('is known to whoever leads and does not play', async () => {
    const [mona, ana] = await mixed();
    const list = await claimsOf(mona);
    expect(list.map(({ name }) => name)).toEqual(['Paul', 'Zoé']);
    expect(new Set(list.flatMap(({ key, word }) => [key, word])).size).toBe(4);
    for (const { key, word } of list) {
      expect(key).toMatch(/^[a-z2-9]{10}$/);
      expect(word).toMatch(/^([bdfglmnprstvz][aeiou]){5}$/);
      for (const client of [mona, ana])
        for (const { frame, text } of client.frames)
          if (frame.t !== 'claims') expect(text).not.toMatch(new RegExp(`${key}|${word}`));
    }
    expect(await ana.key({ t: 'claims' })).toBe('claim.plays');
    await mona.do({ t: 'settings', master: null });
    await mona.do({ t: 'sit', sit: true });
    expect(await mona.key({ t: 'claims' })).toBe('claim.plays');
    await mona.do({ t: 'sit', sit: false });
    expect(await claimsOf(mona)).toEqual(list);
  });

  it.each(['key', 'word'] as const)(
    'gives the seat to a device by its %s, and the same again',
    async (by) => {
      const [mona, ana] = await begun();
      const [paul] = await claimsOf(mona);
      const phone = await evening.page();
      const { code } = mona.room;
      expect(await phone.key({ t: 'take', room: code, code: paul?.[by] as string })).toBe('ok');
      await evening.settle();
      expect(phone.present.me).toEqual({ person: 3, chair: 1 });
      expect(phone.sight.prompts).toHaveLength(1);
      const { match } = evening.roomOf(mona).room;
      expect(phone.sight).toEqual(match === null ? null : see(match, 1));
      expect(ana.room.people[2]).toEqual({ id: 3, name: 'Paul', here: true, ready: true });
      expect(ana.noteKeys.at(-1)).toBe('note.claimed');
      await phone.do({
        t: 'answer',
        prompt: phone.sight.prompts[0]?.number as number,
        answer: { do: 'yes' },
      });
      const other = await evening.page();
      expect(await other.key({ t: 'take', room: code, code: paul?.[by] as string })).toBe('ok');
      await phone.closed;
      expect(phone.bye?.why.key).toBe('seat.moved');
      await other.lose();
      await other.connect();
      expect(await other.key({ t: 'enter', room: code })).toBe('ok');
      expect(await ana.key({ t: 'take', room: code, code: paul?.[by] as string })).toBe('protocol.inside');
      await ana.lose();
      await ana.connect();
      expect(await ana.key({ t: 'take', room: code, code: paul?.[by] as string })).toBe('claim.seated');
      expect(await ana.key({ t: 'take', room: code, code: 'abcdefghij' })).toBe('handOver.unknown');
    },
  );

  it('waits where codes were guessed, unless it comes by its link', async () => {
    await evening.end();
    evening = await Evening.begin({ seal, rules: { guesses: { burst: 1, perSecond: 0 } } });
    const [mona] = await begun();
    const [paul, zoe] = await claimsOf(mona);
    const { code } = mona.room;
    const guesser = await evening.page();
    expect(await guesser.key({ t: 'take', room: code, code: 'abcdefghij' })).toBe('handOver.unknown');
    const byWord = await evening.page();
    let isIn = false;
    const coming = byWord.key({ t: 'take', room: code, code: paul?.word as string }).then(() => {
      isIn = true;
    });
    await evening.settle();
    expect(isIn).toBe(false);
    const byLink = await evening.page();
    expect(await byLink.key({ t: 'take', room: code, code: zoe?.key as string })).toBe('ok');
    await evening.advance(3000);
    await coming;
  });

  it('in the dark shows to nobody, nor does giving the seat back', async () => {
    const worlds: string[][] = [];
    for (const claims of [true, false]) {
      const own = await Evening.begin({ seal });
      const [mona, ana] = await begun(own);
      const [paul] = await claimsOf(mona);
      await nightfall(own, mona);
      const from = ana.frames.length;
      const phone = await own.page();
      await own.advance(1300);
      if (claims)
        expect(await phone.key({ t: 'take', room: mona.room.code, code: paul?.key as string })).toBe('ok');
      await own.advance(500);
      await mona.do({ t: 'next' });
      await own.advance(7000);
      if (claims) await phone.say({ t: 'paper' });
      await own.advance(900);
      if (claims) {
        await phone.connect();
        await phone.say({ t: 'take', room: mona.room.code, code: paul?.word as string });
      }
      await mona.do({ t: 'next' });
      await own.advance(7000);
      worlds.push(heard(ana, from));
      if (claims) {
        // All learn of it in the light.
        await mona.do({ t: 'pulse', seconds: 0 });
        for (let i = 0; i < 20 && 'lasts' in (ana.sight.clock?.pace ?? {}); i += 1) {
          await mona.do({ t: 'next' });
          await own.settle();
        }
        expect(ana.room.people.map(({ paper }) => paper === true)).toEqual([false, false, false, true]);
      }
      await own.end();
    }
    expect(worlds[0]?.length).toBeGreaterThan(12);
    expect(worlds[0]).toEqual(worlds[1]);
  });

  it('is taken back to paper by its owner or by whoever leads, and by nobody else', async () => {
    const [mona, ana] = await begun();
    const [paul, zoe] = await claimsOf(mona);
    const phones: Client[] = [];
    for (const one of [paul, zoe]) {
      const phone = await evening.page();
      await phone.say({ t: 'take', room: mona.room.code, code: one?.key as string });
      phones.push(phone);
    }
    expect(await ana.key({ t: 'paper', person: 3 })).toBe('master.only');
    expect(await mona.key({ t: 'paper' })).toBe('paper.host');
    expect(await mona.key({ t: 'paper', person: 9 })).toBe('person.unknown');
    await phones[0]?.say({ t: 'paper' });
    await mona.do({ t: 'paper', person: 4 });
    await Promise.all(phones.map(({ closed }) => closed));
    expect(phones.map(({ bye }) => bye?.why.key)).toEqual(['seat.paper', 'seat.paper']);
    await evening.settle();
    expect(ana.room.people.slice(2).map(({ paper }) => paper)).toEqual([true, true]);
    expect(await claimsOf(mona)).toEqual([paul, zoe]);
    // One who always had a phone, too.
    await mona.do({ t: 'paper', person: 2 });
    await ana.closed;
    expect(await claimsOf(mona)).toHaveLength(3);
    expect(await mona.key({ t: 'paper', person: 2 })).toBe('person.unknown');
  });

  it('is no use where the app leads: nobody would answer', async () => {
    const [mona, ana] = await begun();
    await mona.do({ t: 'lead', by: 'app' });
    expect(await ana.key({ t: 'paper' })).toBe('paper.app');
  });
});
