import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { titled } from '@veillee/kernel';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** `parseArgs`, with its complaints in a person's words. */
export function parseOptions<const O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw complaint(error);
  }
}

function complaint(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return new UsageError(({ usage }) => usage.unknownOption(option));
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new UsageError(({ usage }) => usage.misused(option));
    default:
      return error;
  }
}

/** A command that takes no words of its own is told none. */
export function unwanted([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError(({ usage }) => usage.oneTooMany(word));
}

/** A whole number within bounds, from the text of an option. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^[+-]?\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(({ usage }) => usage.wholeNumber(option, min, max, text));
}

/** The text of a file, or a plain sentence about why it cannot be read. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unreadableFile(file, error);
  }
}

/** What comes of reading standard input; that it cannot be read is told like that of any file. */
export async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const ofReading = error instanceof Error && 'syscall' in error && error.syscall === 'read';
    throw ofReading ? unreadableFile('(stdin)', error) : error;
  }
}

const unreadableFile = (file: string, error: unknown): UsageError =>
  new UsageError(({ disk }, lang) => titled(file, whyNot(error, disk) ?? disk.unreadable, lang));

/** What the system says of a file, in words; nothing where it is no answer of the system's. */
export function whyNot(error: unknown, disk: { readonly [code: string]: string }): string | undefined {
  return error instanceof Error && 'code' in error ? disk[String(error.code)] : undefined;
}

/** A file as people are told of it. */
export const shownFile = (file: string): string => (file === '-' ? '(stdin)' : file);

/** The text of a file, or of standard input for `-`, without the mark that some editors put first. */
export async function readInput(file: string, stdin: Readable): Promise<string> {
  const whole = file === '-' ? await readable(text(stdin)) : await readText(file);
  return whole.replace(/^\ufeff/, '');
}
