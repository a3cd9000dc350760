import { createECDH } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** By what push services know this server (VAPID): made at the first start, and kept beside the log. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const shape = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

const file = 'push-keys.json';

export function keysIn(folder: string): PushKeys {
  return readKeys(join(folder, file)) ?? madeIn(folder);
}

function readKeys(path: string): PushKeys | undefined {
  try {
    return keysFrom(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whole or not at all: half a file would be none, and all who subscribed by the old keys would wait in vain. */
function madeIn(folder: string): PushKeys {
  const keys = newKeys();
  const path = join(folder, file);
  writeFileSync(`${path}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return keys;
}

/** As they are kept as text; undefined: it holds none. */
export function keysFrom(text: string): PushKeys | undefined {
  const read = v.safeParse(shape, JSON.parse(text));
  return read.success ? read.output : undefined;
}

export function newKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const secret = Buffer.alloc(32);
  const own = curve.getPrivateKey();
  own.copy(secret, 32 - own.length);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
