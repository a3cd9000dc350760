import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysIn } from '../../src/push/keys.ts';
import { webPushFrom } from '../../src/push/webPush.ts';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { dataFolder } from '../files.ts';
import { newHome, postgres } from '../home.ts';
import { faultOfVapid, opened, PushService } from './pushService.ts';

const hour = 3_600_000;

let service: PushService;
let evening: Evening;
let people: Client[];
let data: string;
beforeEach(async () => {
  data = dataFolder();
  service = await PushService.open((sender) => sender === keysIn(data).publicKey);
  evening = await Evening.begin({
    data: postgres === undefined ? data : await newHome(),
    push: webPushFrom(data, service.post),
  });
  people = await evening.table(6, { game: 'quinte-bourg', options: { pace: 'slow' } });
});
afterEach(async () => {
  await evening.end();
  await service.close();
});

const names = ['Ana', 'Bo', 'Cléo', 'Dan', 'Eve', 'Flo'];
const devices = names.map((_, i) => `device-${i}`);

/** Everybody wants to be woken, and the village begins. */
async function begins(): Promise<void> {
  for (const [i, one] of people.entries())
    await one.do({ t: 'push', subscription: service.subscribe(devices[i] as string) });
  await people[0]?.do({ t: 'start' });
  await evening.advance(1);
  await service.answered(devices.length);
}

/** Lets time go by, hour by hour: who was woken in each. */
async function wokenIn(hours: number): Promise<string[][]> {
  const all: string[][] = [];
  for (let i = 0; i < hours; i += 1) {
    const from = service.letters.length;
    // The house sleeps the most of it away: in the dark it would have a beat for every second.
    evening.clock.skip(hour - 5000);
    await evening.advance(5000);
    await service.answered();
    await evening.settle();
    all.push(service.letters.slice(from).map(({ to }) => to));
  }
  return all;
}

describe('a push service of our own', () => {
  it('reads the letter of RFC 8291, and none that was touched', () => {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const browser = { curve, auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url') };
    const letter = Buffer.from(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
      'base64url',
    );
    expect(opened(letter, browser)).toBe('When I grow up, I want to be a watermelon');
    letter.writeUInt8(letter.readUInt8(100) ^ 1, 100);
    expect(() => opened(letter, browser)).toThrow();
  });

  it('takes nothing from whom it does not know, or who signs for another', async () => {
    await begins();
    const proof = String(service.letters[0]?.headers.authorization);
    const known = (): boolean => true;
    expect(faultOfVapid(proof, known)).toBeUndefined();
    expect(faultOfVapid(proof, () => false)).toMatch(/not the sender/);
    const [head, claims = '', tail] = proof.split('.');
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ aud, exp: exp - 1, sub })).toString('base64url');
    expect(faultOfVapid([head, other, tail].join('.'), known)).toBe('a false signature');
    expect(faultOfVapid('', known)).toMatch(/no VAPID/);
  });
});

describe('a slow village', () => {
  it('wakes everybody alike by letters that only their own browser can read', async () => {
    await begins();
    expect(service.faults).toEqual([]);
    expect(service.letters.map(({ to }) => to).sort()).toEqual(devices);
    const room = people[0]?.room.code;
    for (const { says } of service.letters) expect(JSON.parse(says)).toEqual({ room });
    const seen = service.letters.map(({ bytes, headers }) => {
      const { ttl, topic, urgency } = headers;
      return {
        bytes,
        length: headers['content-length'],
        proof: headers.authorization?.length,
        ttl,
        topic,
        urgency,
      };
    });
    // To whoever carries them they are all one.
    expect(new Set(seen.map((letter) => JSON.stringify(letter))).size).toBe(1);
  });

  it('wakes them together and as often, whoever is asked and whoever has answered', async () => {
    await begins();
    const hours: string[][] = [];
    let uneven = 0;
    for (let i = 0; i < 72; i += 1) {
      hours.push(...(await wokenIn(1)));
      const asked = people.filter(({ sight }) => sight.prompts.length > 0).length;
      if (hours.at(-1)?.length && asked > 0 && asked < people.length) uneven += 1;
    }
    // There were hours in which only some were asked, and all were woken.
    expect(uneven).toBeGreaterThan(0);
    expect(service.faults).toEqual([]);
    const woken = hours.filter((hour) => hour.length > 0);
    expect(woken.length).toBeGreaterThan(2);
    for (const devicesOf of woken)
      expect(devicesOf.length % devices.length === 0 && new Set(devicesOf).size).toBe(devices.length);
    expect(new Set(service.letters.map(({ bytes }) => bytes)).size).toBe(1);
  });

  it('writes no more to a browser that is gone', async () => {
    await begins();
    service.gone.add('device-2');
    const hours = await wokenIn(72);
    const woken = hours.flat();
    expect(service.faults).toEqual(['device-2 is gone']);
    expect(woken).not.toContain('device-2');
    expect(woken.filter((to) => to === 'device-3').length).toBeGreaterThan(2);
  });
});
