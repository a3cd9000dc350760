import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysIn } from './keys.ts';
import { isPushService, webPushFrom } from './webPush.ts';

/** What browsers do with what they are sent. */
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-push-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function browser() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  const subscription = { endpoint, keys: { p256dh: curve.getPublicKey('base64url'), auth } };
  const read = (body: Uint8Array): unknown =>
    JSON.parse(
      decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey: curve, authSecret: auth }).toString(),
    );
  return { subscription, read };
}

/** What is posted, answered with this status; whether somebody was found to be gone. */
async function sent(status: number) {
  const { subscription, read } = browser();
  let gone = false;
  const request = await new Promise<{ url: string; init: RequestInit }>((resolve) => {
    const push = webPushFrom(folder, async (url, init) => {
      resolve({ url, init });
      return { status };
    });
    push.send(subscription, 'batolumi', () => {
      gone = true;
    });
  });
  await new Promise((resolve) => setImmediate(resolve));
  return { ...request, read, isGone: () => gone };
}

describe('keys', () => {
  it('are made at the first start and kept for oneself', () => {
    const keys = keysIn(folder);
    expect(keysIn(folder)).toEqual(keys);
    expect(statSync(join(folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
  });

  it('that are none are made anew', () => {
    writeFileSync(join(folder, 'push-keys.json'), '{"publicKey":"x"}');
    expect(keysIn(folder).publicKey).toHaveLength(87);
  });
});

describe('a closed page', () => {
  it('is told that something awaits it at a table, and nobody on the way is', async () => {
    const { url, init, read } = await sent(201);
    expect(url).toBe('https://fcm.googleapis.com/fcm/send/abc');
    expect(init.method).toBe('POST');
    expect(init.redirect).toBe('error');
    expect(read(init.body as Uint8Array)).toEqual({ room: 'batolumi' });
    expect(Buffer.from(init.body as Uint8Array).toString()).not.toContain('batolumi');
    expect(init.headers).toMatchObject({ TTL: '14400', Topic: 'awaits', 'Content-Encoding': 'aes128gcm' });
    const authorization = (init.headers as Record<string, string>).Authorization;
    expect(authorization).toContain(`k=${keysIn(folder).publicKey}`);
  });

  it.each([
    [201, false],
    [410, true],
    [404, true],
    [500, false],
  ])('answered by %i is gone: %s', async (status, gone) => {
    expect((await sent(status)).isGone()).toBe(gone);
  });
});

describe('a place to send to', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com@192.168.1.1/x', false],
    ['https://192.168.1.1/x', false],
    ['https://localhost/x', false],
    ['https://notify.windows.com.example.org/x', false],
    ['nowhere', false],
  ])('%s: %s', (endpoint, known) => {
    expect(isPushService(endpoint)).toBe(known);
  });
});
