import { type Io, UsageError } from '../command.ts';
import { parseOptions, readAll, readable, readText } from '../options.ts';
import { lined, titled } from '../say.ts';
import { type Answered, judgeText } from './judge.ts';
import { judgeStream } from './stream.ts';
import { tellVerdict } from './tell.ts';

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    json: { type: 'boolean' },
    jsonl: { type: 'boolean' },
  });
  if (values.jsonl) {
    if (positionals.some((file) => file !== '-')) {
      throw new UsageError({
        fr: '--jsonl lit l’entrée standard, pas un fichier\u00a0: veillee verdict --jsonl < FILE',
        en: '--jsonl reads standard input, not a file: veillee verdict --jsonl < FILE',
      });
    }
    await readable(judgeStream(io.stdin, io.stdout, io.lang));
    return 0;
  }
  const files = positionals.length === 0 ? ['-'] : positionals;
  const judged: (Extract<Answered, { ok: true }> & { file: string })[] = [];
  for (const file of files) judged.push({ file, ...(await judgeFile(file, io)) });
  io.stdout.write(values.json ? asJson(judged) : asText(judged, io.lang));
  return 0;
}

async function judgeFile(file: string, io: Io): Promise<Extract<Answered, { ok: true }>> {
  const text = file === '-' ? await readAll(io.stdin) : await readText(file);
  const answered = judgeText(text.replace(/^\ufeff/, ''), io.lang);
  if (answered.ok) return answered;
  const line = titled(file === '-' ? '(stdin)' : file, answered.error, io.lang);
  throw new UsageError({ fr: line, en: line });
}

type File = Extract<Answered, { ok: true }> & { readonly file: string };

function asJson(files: readonly File[]): string {
  const results = files.map(({ judged }) => judged);
  return `${JSON.stringify(results.length === 1 ? results[0] : results, null, 2)}\n`;
}

function asText(files: readonly File[], lang: Io['lang']): string {
  const told = files.map(({ file, entry, judged }) => {
    const heading = files.length > 1 ? [`# ${file}`] : [];
    return lined([...heading, ...tellVerdict(entry, judged, lang)]);
  });
  return told.join('\n');
}
