import type { Frame } from '@veillee/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, tokenOf } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});
afterEach(() => evening.end());

const pace = { deal: 20, call: 5, markCheck: 5, day: 300, vote: 5 };
const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };
const oneNight = { game: 'one-night', options };

const doors = (page: Client): Frame<'door'>[] =>
  page.frames.flatMap(({ frame }) => (frame.t === 'door' ? [frame] : []));
const doorOf = (page: Client): Frame<'door'> | undefined => doors(page).at(-1);
const visit = (room: string, back?: { name: string; token: string }) =>
  ({ t: 'visit', room, ...(back === undefined ? {} : { back }) }) as const;

const fresh = tokenOf(99);

/** Bo's phone is gone, and somebody who says to be Bo stands at the door. */
async function boAtTheDoor(
  playing = false,
): Promise<{ ana: Client; bo: Client; cleo: Client; page: Client }> {
  const [ana, bo, cleo] = (await evening.table(3, oneNight)) as [Client, Client, Client];
  if (playing) await ana.do({ t: 'start' });
  await evening.settle();
  await bo.lose();
  await evening.settle();
  const page = await evening.page();
  await page.say(visit(ana.room.code, { name: ' bo', token: fresh }));
  await evening.settle();
  return { ana, bo, cleo, page };
}

describe('before the door', () => {
  it('one is told whose table it is, who sits there and how many chairs are free, and hears what changes', async () => {
    const [ana] = (await evening.table(2, oneNight)) as [Client, Client];
    await ana.do({ t: 'settings', chairs: 3 });
    const page = await evening.page();
    expect(await page.key(visit(ana.room.code))).toBe('ok');
    expect(doorOf(page)).toMatchObject({ host: 'Ana', locked: false, free: 1, running: false, back: null });
    expect(doorOf(page)?.people).toEqual([
      { name: 'Ana', here: true, sits: true },
      { name: 'Bo', here: true, sits: true },
    ]);
    await ana.do({ t: 'bot' });
    await evening.settle();
    expect(doorOf(page)).toMatchObject({ free: 0 });
    expect(doorOf(page)?.people).toHaveLength(3);
    // Nobody inside notices, and nobody is counted as watching.
    expect(ana.room.people).toHaveLength(3);
    expect(ana.room.callers).toBeUndefined();
  });

  it('a wrong code is told at once, and costs one of the guesses', async () => {
    const page = await evening.page();
    expect(await page.key(visit('bababibi'))).toBe('room.unknown');
  });

  it('of a locked table nothing is told but that, and nobody learns who sits there', async () => {
    const [ana] = (await evening.table(2, oneNight)) as [Client, Client];
    await ana.do({ t: 'lock', locked: true });
    const page = await evening.page();
    await page.say(visit(ana.room.code));
    expect(doorOf(page)).toMatchObject({ locked: true, host: null, people: [], key: null, free: 0 });
    const [right, wrong] = [await evening.page(), await evening.page()];
    await right.say(visit(ana.room.code, { name: 'Bo', token: fresh }));
    await wrong.say(visit(ana.room.code, { name: 'Zoé', token: tokenOf(98) }));
    await evening.settle();
    for (const one of [right, wrong]) expect(doorOf(one)?.back).toMatchObject({ is: 'asked' });
    expect(ana.room.callers).toHaveLength(1);
    expect(ana.room.callers?.[0]?.person).toBe(2);
    await ana.do({ t: 'lock', locked: false });
    await evening.settle();
    expect(doorOf(page)).toMatchObject({ locked: false, host: 'Ana' });
  });

  it('one comes in by the same page, and a seat one has opens without asking', async () => {
    const [ana, bo] = (await evening.table(2, oneNight)) as [Client, Client];
    const page = await evening.page();
    await page.say(visit(ana.room.code));
    expect(await page.key({ t: 'enter', room: ana.room.code, name: 'Zoé' })).toBe('ok');
    await evening.settle();
    expect(ana.room.people.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Zoé']);
    const again = await evening.page();
    await again.say(visit(ana.room.code, { name: 'Bo', token: bo.token }));
    expect(doorOf(again)?.back).toMatchObject({ is: 'yours' });
  });
});

describe('a seat asked for at the door', () => {
  it('is given back by the host to whom it belongs: all are told, and the lost device has it no more', async () => {
    const { ana, bo, cleo, page } = await boAtTheDoor();
    const word = doorOf(page)?.back?.word;
    expect(word).toMatch(/^[a-z]{4}$/);
    for (const one of [ana, cleo]) expect(one.room.callers).toEqual([{ id: 1, person: 2, word }]);
    expect(await cleo.key({ t: 'admit', caller: 1, yes: true })).toBe('host.only');
    await ana.do({ t: 'admit', caller: 1, yes: true });
    await evening.settle();
    expect(doorOf(page)?.back).toMatchObject({ is: 'yours' });
    expect(await page.key({ t: 'enter', room: ana.room.code, token: fresh })).toBe('ok');
    await evening.settle();
    expect(page.present.me.person).toBe(2);
    expect(cleo.noteKeys).toContain('note.admitted');
    expect(ana.room.callers).toBeUndefined();
    await bo.connect();
    expect(await bo.key({ t: 'enter', room: ana.room.code })).toBe('seat.unknown');
  });

  it('is not the host’s to give where its owner is there: only they answer', async () => {
    const [ana, bo] = (await evening.table(2, oneNight)) as [Client, Client];
    const page = await evening.page();
    await page.say(visit(ana.room.code, { name: 'Bo', token: fresh }));
    await evening.settle();
    expect(await ana.key({ t: 'admit', caller: 1, yes: true })).toBe('caller.here');
    await bo.do({ t: 'admit', caller: 1, yes: true });
    await bo.closed;
    expect(bo.bye?.why.key).toBe('seat.moved');
    await evening.settle();
    expect(doorOf(page)?.back?.is).toBe('yours');
    expect(ana.noteKeys).toContain('note.moved');
  });

  it('is refused by the host, and whoever goes away asks no more', async () => {
    const { ana, page } = await boAtTheDoor();
    await ana.do({ t: 'admit', caller: 1, yes: false });
    await evening.settle();
    expect(doorOf(page)?.back?.is).toBe('refused');
    expect(await ana.key({ t: 'admit', caller: 1, yes: true })).toBe('caller.gone');
    await page.say(visit(ana.room.code, { name: 'Bo', token: fresh }));
    await evening.settle();
    expect(ana.room.callers).toHaveLength(1);
    await page.lose();
    await evening.settle();
    expect(ana.room.callers).toBeUndefined();
  });

  it('waits for the light: in the dark no page shows it, nobody lets in, and no frame goes out for it', async () => {
    const [ana, bo, cleo] = (await evening.table(3, oneNight)) as [Client, Client, Client];
    await ana.do({ t: 'start' });
    await evening.settle();
    const isDark = () => {
      const pace = ana.sight.clock?.pace;
      return pace !== undefined && 'lasts' in pace;
    };
    for (let i = 0; i < 60 && !isDark(); i += 1) await evening.advance(1000);
    expect(isDark()).toBe(true);
    await bo.lose();
    await evening.settle();
    const sent = [ana, cleo].map(({ frames }) => frames.length);
    const page = await evening.page();
    await page.say(visit(ana.room.code, { name: 'Bo', token: fresh }));
    await evening.settle();
    expect(doorOf(page)).toMatchObject({ dark: true, back: { is: 'asked' } });
    expect([ana, cleo].map(({ frames }) => frames.length)).toEqual(sent);
    await evening.advance(1000);
    expect(ana.room.callers).toBeUndefined();
    expect(await ana.key({ t: 'admit', caller: 1, yes: true })).toMatch(/^caller\./);
    for (let i = 0; i < 120 && isDark(); i += 1) await evening.advance(1000);
    expect(isDark()).toBe(false);
    await evening.settle();
    for (const one of [ana, cleo]) expect(one.room.callers).toHaveLength(1);
    expect(doorOf(page)?.dark).toBe(false);
  });

  it('is asked for so often from one place, and by so many at a time', async () => {
    const [ana] = (await evening.table(2, oneNight)) as [Client, Client];
    const answers: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const page = await evening.page();
      answers.push(await page.key(visit(ana.room.code, { name: 'Bo', token: tokenOf(200 + i) })));
    }
    await evening.settle();
    expect(answers.slice(0, 8)).toEqual(Array(8).fill('ok'));
    expect(answers.slice(8)).toEqual(Array(4).fill('tooFast'));
    expect(ana.room.callers).toHaveLength(8);
    expect(new Set(ana.room.callers?.map(({ word }) => word)).size).toBe(8);
  });
});
