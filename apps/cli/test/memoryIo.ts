import { PassThrough, Readable } from 'node:stream';
import type { Surroundings } from '../src/dispatch.ts';

export interface MemoryIo extends Surroundings {
  /** What was written so far. */
  said(): { readonly out: string; readonly err: string };
}

/** A world for one command: what it reads, and what it would have written. */
export function memoryIo({
  stdin = '',
  env = {},
  untilStopped = async () => {},
}: {
  /** A text, or the chunks in which bytes arrive. */
  readonly stdin?: string | readonly Uint8Array[];
  readonly env?: { readonly [name: string]: string };
  readonly untilStopped?: () => Promise<void>;
} = {}): MemoryIo {
  const [stdout, out] = recorder();
  const [stderr, err] = recorder();
  return {
    env,
    stdin: Readable.from(
      typeof stdin === 'string' ? [Buffer.from(stdin)] : stdin.map((part) => Buffer.from(part)),
    ),
    stdout,
    stderr,
    untilStopped,
    said: () => ({ out: out(), err: err() }),
  };
}

function recorder(): [stream: PassThrough, text: () => string] {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return [stream, () => Buffer.concat(chunks).toString()];
}
