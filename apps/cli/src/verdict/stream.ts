import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Lang } from '@veillee/kernel';
import { judgeText } from './judge.ts';
import { type Line, linesOf } from './lines.ts';

/** The longest line that is read. */
export const longestLine = 2 ** 20;
const batch = 2 ** 16;

/** One position a line in, one result a line out, in their order; a bad line is answered by its fault. */
export async function judgeStream(input: Readable, output: Writable, lang: Lang): Promise<void> {
  let out: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (out.length === 0) return;
    const text = out.join('');
    out = [];
    size = 0;
    if (!output.write(text)) await once(output, 'drain');
  };
  // Whether an empty line is the last one, which asks nothing, is only known when another follows.
  let empty = false;
  let first = true;
  const answer = (line: Line): void => {
    const text = `${answerTo(first ? withoutMark(line) : line, lang)}\n`;
    first = false;
    out.push(text);
    size += text.length;
  };
  for await (const lines of linesOf(input, longestLine)) {
    for (const line of lines) {
      if (empty) answer('');
      empty = isBlank(line);
      if (!empty) answer(line);
      if (size > batch) await flush();
    }
    await flush();
  }
}

const isBlank = (line: Line): boolean => typeof line === 'string' && line.trim() === '';

/** Some editors put a byte order mark before the first line. */
const withoutMark = (line: Line): Line => (typeof line === 'string' ? line.replace(/^\ufeff/, '') : line);

/** The answer to one line: a fault of ours too is told in its place, and the rest go on. */
export function answerTo(line: Line, lang: Lang): string {
  if (typeof line !== 'string') return JSON.stringify({ error: words[lang][line.unreadable] });
  if (isBlank(line)) return JSON.stringify({ error: words[lang].empty });
  try {
    const answered = judgeText(line, lang);
    return JSON.stringify(answered.ok ? answered.judged : { error: answered.error });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return JSON.stringify({ error: `${words[lang].unexpected} (${message})` });
  }
}

const words = {
  fr: {
    empty: 'cette ligne est vide',
    long: 'cette ligne dépasse 1\u00a0Mio',
    encoding: 'cette ligne n’est pas en UTF-8',
    unexpected: 'erreur inattendue',
  },
  en: {
    empty: 'this line is empty',
    long: 'this line is longer than 1 MiB',
    encoding: 'this line is not UTF-8',
    unexpected: 'unexpected error',
  },
};
