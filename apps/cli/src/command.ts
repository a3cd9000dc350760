import type { Readable, Writable } from 'node:stream';
import { type ByLang, byLang, type Lang } from '@veillee/kernel';
import { type Words, words } from './words/index.ts';

/** All that a command may touch of the world outside, so that a test can stand in for it. */
export interface Io {
  readonly lang: Lang;
  readonly env: { readonly [name: string]: string | undefined };
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Waits until the person, or the system, asks to stop; a command that never waits is simply ended. */
  untilStopped(): Promise<void>;
}

export interface Command {
  readonly name: string;
  readonly summary: ByLang<string>;
  /** How it is called, one line per way: `veillee verdict [--json] FILE…`. */
  readonly synopsis: readonly string[];
  /** A call that works as it stands from the project's root, `npx veillee …`; the start page shows it. */
  readonly example: string;
  /** More for `veillee help NAME`: what the options mean. */
  details?(lang: Lang): string | Promise<string>;
  /** Resolves to the exit code. */
  run(args: string[], io: Io): Promise<number>;
}

/** What was asked cannot be done as asked: one clear line on standard error, exit code 2. */
export class UsageError extends Error {
  readonly words: ByLang<string>;

  /** The line in each language, or where among the words it stands. */
  constructor(line: ByLang<string> | ((say: Words, lang: Lang) => string)) {
    const each = typeof line === 'function' ? byLang((lang) => line(words[lang], lang)) : line;
    super(each.en);
    this.name = 'UsageError';
    this.words = each;
  }
}
