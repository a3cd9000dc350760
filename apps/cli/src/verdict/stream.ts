import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Lang } from '@veillee/kernel';
import { words } from '../words/index.ts';
import { type Answered, judgeText } from './judge.ts';
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
  const add = (answer: string): void => {
    out.push(`${answer}\n`);
    size += answer.length + 1;
  };
  // Whether an empty line is the last one, which asks nothing, is only known when another follows.
  let empty = false;
  let first = true;
  for await (const lines of linesOf(input, longestLine)) {
    for (const line of lines) {
      if (empty) add(JSON.stringify({ error: words[lang].verdict.empty }));
      empty = isBlank(line);
      if (!empty) {
        const answer = answerTo(first ? withoutMark(line) : line, lang);
        // To await what is there already would cost as much as some verdicts do.
        add(typeof answer === 'string' ? answer : await answer);
      }
      first = false;
      if (size > batch) await flush();
    }
    await flush();
  }
}

const isBlank = (line: Line): boolean => typeof line === 'string' && line.trim() === '';

/** Some editors put a byte order mark before the first line. */
const withoutMark = (line: Line): Line => (typeof line === 'string' ? line.replace(/^\ufeff/, '') : line);

/** The answer to one line: a fault of ours too is told in its place, and the rest go on. */
function answerTo(line: Line, lang: Lang): string | Promise<string> {
  if (typeof line !== 'string') return JSON.stringify({ error: words[lang].verdict[line.unreadable] });
  try {
    const answered = judgeText(line, lang);
    return answered instanceof Promise
      ? answered.then(written, (error) => ours(error, lang))
      : written(answered);
  } catch (error) {
    return ours(error, lang);
  }
}

const written = (answered: Answered): string =>
  JSON.stringify(answered.ok ? answered.judged.result : { error: answered.error });

function ours(error: unknown, lang: Lang): string {
  const message = error instanceof Error ? error.message : String(error);
  return JSON.stringify({ error: words[lang].verdict.unexpected(message) });
}
