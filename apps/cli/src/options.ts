import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ParseArgsConfig, parseArgs } from 'node:util';
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
      return new UsageError({ fr: `option inconnue : ${option}`, en: `unknown option: ${option}` });
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new UsageError({
        fr: `l’option ${option} n’est pas employée comme il faut (valeur manquante, ou de trop)`,
        en: `option ${option} is not used as it should be (a value is missing, or one too many)`,
      });
    default:
      return error;
  }
}

/** A command that takes no words of its own is told none. */
export function unwanted([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError({ fr: `de trop\u00a0: ${word}`, en: `one too many: ${word}` });
}

/** A whole number within bounds, from the text of an option. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^[+-]?\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError({
    fr: `${option} veut un nombre entier de ${min} à ${max}, pas « ${text} »`,
    en: `${option} wants a whole number from ${min} to ${max}, not “${text}”`,
  });
}

/** The text of a file, or a plain sentence about why it cannot be read. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unreadableFile(file, error);
  }
}

/** All of standard input, which may be a folder too: `veillee verdict < .`. */
export const readAll = (stream: Readable): Promise<string> => readable(text(stream));

/** What comes of reading standard input; that it cannot be read is told like that of any file. */
export async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const ofReading = error instanceof Error && 'syscall' in error && error.syscall === 'read';
    throw ofReading ? unreadableFile('(stdin)', error) : error;
  }
}

function unreadableFile(file: string, error: unknown): UsageError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = unreadable[code] ?? { fr: 'impossible de le lire', en: 'it cannot be read' };
  return new UsageError({ fr: `${file}\u00a0: ${why.fr}`, en: `${file}: ${why.en}` });
}

const unreadable: { readonly [code: string]: { readonly fr: string; readonly en: string } } = {
  ENOENT: { fr: 'ce fichier n’existe pas', en: 'there is no such file' },
  EISDIR: { fr: 'c’est un dossier', en: 'it is a folder' },
  EACCES: { fr: 'la lecture en est interdite', en: 'reading it is not allowed' },
};
