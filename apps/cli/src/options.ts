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
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = unreadable[code] ?? { fr: 'impossible de le lire', en: 'it cannot be read' };
    throw new UsageError({ fr: `${file} : ${why.fr}`, en: `${file}: ${why.en}` });
  }
}

/** All of standard input. */
export const readAll = (stream: Readable): Promise<string> => text(stream);

const unreadable: { readonly [code: string]: { readonly fr: string; readonly en: string } } = {
  ENOENT: { fr: 'ce fichier n’existe pas', en: 'there is no such file' },
  EISDIR: { fr: 'c’est un dossier', en: 'it is a folder' },
  EACCES: { fr: 'la lecture en est interdite', en: 'reading it is not allowed' },
};
