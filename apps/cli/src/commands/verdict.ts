import { type Command, type Io, UsageError } from '../command.ts';
import { parseOptions, readAll, readable, readText } from '../options.ts';
import { lined, titled } from '../say.ts';
import { type Answered, judgeText } from '../verdict/judge.ts';
import { judgeStream } from '../verdict/stream.ts';
import { tellVerdict } from '../verdict/tell.ts';

/** The winner check for a table that played with real cards. */
export const verdict: Command = {
  name: 'verdict',
  summary: {
    fr: 'dit qui a gagné, et pourquoi, à une table jouée avec de vraies cartes',
    en: 'says who won, and why, at a table that played with real cards',
  },
  synopsis: ['veillee verdict [--json] [FILE…]', 'veillee verdict --jsonl < FILE'],
  example: 'npx veillee verdict docs/examples/one-night.json',
  details: {
    fr: `  FILE      une position en JSON ; « - », ou rien, pour l’entrée standard
            {"game":"one-night","players":[{"name":"Ana","card":"vampire","mark":"fear","votes":"Bob"},…]}
            son champ « game » dit le jeu (one-night s’il manque)
  --json    le résultat en JSON : un objet pour un fichier, un tableau pour plusieurs
  --jsonl   une position par ligne à l’entrée, un résultat par ligne à la sortie ; une ligne fautive
            répond {"error":…} à sa place (une ligne vide aussi, sauf la dernière), et les autres suivent ;
            une ligne compte au plus 1 Mio`,
    en: `  FILE      a position in JSON; “-”, or nothing, for standard input
            {"game":"one-night","players":[{"name":"Ana","card":"vampire","mark":"fear","votes":"Bob"},…]}
            its field “game” says which game (one-night if it is missing)
  --json    the result in JSON: an object for one file, an array for several
  --jsonl   one position a line in, one result a line out; a bad line is answered by {"error":…} in its
            place (so is an empty one, save the last), and the rest go on; a line has at most 1 MiB`,
  },
  run,
};

async function run(args: string[], io: Io): Promise<number> {
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
