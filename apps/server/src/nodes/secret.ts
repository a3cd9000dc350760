import { createHmac } from 'node:crypto';
import type { TlsOptions } from 'node:tls';

/**
 * Nodes know each other by a secret that lies in the database: who may read that is one of them. It is a key agreed on
 * before (PSK): both ends prove that they have it, and nobody who learns it later reads what was said before (ECDHE).
 */
export const cipher = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
} as const satisfies TlsOptions;

/** Raised when nodes begin to say other things to each other. */
const language = 1;

export const identityOf = (from: number, to: number): string => `veillee-${language} ${from}>${to}`;
const ours = new RegExp(`^veillee-${language} (\\d+)>(\\d+)$`);

/** Who calls, if it is us that they call, in our language. */
export function callerOf(identity: string, me: number): number | undefined {
  const [, from, to] = ours.exec(identity) ?? [];
  return from !== undefined && Number(to) === me ? Number(from) : undefined;
}

export const keyOf = (secret: string, identity: string): Buffer =>
  createHmac('sha256', secret).update(identity).digest();
