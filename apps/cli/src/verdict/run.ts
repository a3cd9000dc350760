import { type Lang, titled } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { parseOptions, readable, readInput, shownFile } from '../options.ts';
import { lined } from '../say.ts';
import { type JudgedText, judgeText } from './judge.ts';
import { judgeStream } from './stream.ts';
import { tellVerdict } from './tell.ts';

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    json: { type: 'boolean' },
    jsonl: { type: 'boolean' },
  });
  if (values.jsonl) {
    if (positionals.some((file) => file !== '-')) {
      throw new UsageError(({ verdict }) => verdict.noFile);
    }
    await readable(judgeStream(io.stdin, io.stdout, io.lang));
    return 0;
  }
  const files = positionals.length === 0 ? ['-'] : positionals;
  const judged: File[] = [];
  for (const file of files) judged.push({ file, ...(await judgeFile(file, io)) });
  io.stdout.write(values.json ? verdictsJson(judged) : verdictsText(judged, io.lang));
  return 0;
}

interface File extends JudgedText {
  readonly file: string;
}

async function judgeFile(file: string, io: Io): Promise<JudgedText> {
  const answered = await judgeText(await readInput(file, io.stdin), io.lang);
  if (answered.ok) return answered;
  const line = titled(shownFile(file), answered.error, io.lang);
  throw new UsageError(() => line);
}

function verdictsJson(files: readonly File[]): string {
  const results = files.map(({ judged }) => judged.result);
  return `${JSON.stringify(results.length === 1 ? results[0] : results, null, 2)}\n`;
}

function verdictsText(files: readonly File[], lang: Lang): string {
  const told = files.map(({ file, entry, judged }) => {
    const heading = files.length > 1 ? [`# ${file}`] : [];
    return lined([...heading, ...tellVerdict(entry, judged, lang)]);
  });
  return told.join('\n');
}
