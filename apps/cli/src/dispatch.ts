import manifest from '../package.json' with { type: 'json' };
import { type Command, type Io, UsageError } from './command.ts';
import { helpOn, overview } from './help.ts';
import { preferredLang, takeLang } from './language.ts';
import { printable } from './say.ts';
import { words } from './words/index.ts';

export type Surroundings = Omit<Io, 'lang'>;

/** Runs what the words ask for; resolves to the exit code, and lets nothing but one line reach the person. */
export async function dispatch(
  commands: readonly Command[],
  args: readonly string[],
  around: Surroundings,
): Promise<number> {
  let lang = preferredLang(around.env);
  try {
    const taken = takeLang(args);
    lang = taken.lang ?? lang;
    return await obey(commands, taken.rest, { ...around, lang });
  } catch (error) {
    const [line, code] = failure(error, lang, around.env);
    around.stderr.write(`veillee: ${line}\n`);
    return code;
  }
}

async function obey(commands: readonly Command[], args: string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  const say = (text: string) => {
    io.stdout.write(text);
    return 0;
  };
  if (first === '--version' || first === '-V') return say(`veillee ${manifest.version}\n`);
  if (first === undefined || first === '--help' || first === '-h') return say(overview(commands, io.lang));
  if (first === 'help') {
    return say(
      rest[0] === undefined ? overview(commands, io.lang) : await helpOn(find(commands, rest[0]), io.lang),
    );
  }
  const command = find(commands, first);
  return asksForHelp(rest) ? say(await helpOn(command, io.lang)) : command.run(rest, io);
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const words = end < 0 ? args : args.slice(0, end);
  return words.includes('--help') || words.includes('-h');
}

function find(commands: readonly Command[], word: string): Command {
  const command = commands.find(({ name }) => name === word);
  if (command) return command;
  const names = commands.map(({ name }) => name).join(', ');
  throw new UsageError(({ usage }) =>
    word.startsWith('-') ? usage.unknownOption(word) : usage.unknownCommand(word, names),
  );
}

/** A mistake of the person's is 2; a mistake of ours is 1, with its whole story only where asked for. */
function failure(error: unknown, lang: Io['lang'], env: Io['env']): [line: string, code: number] {
  if (error instanceof UsageError) return [printable(error.words[lang]), 2];
  const message = error instanceof Error ? error.message : String(error);
  if (env.VEILLEE_DEBUG) return [error instanceof Error ? (error.stack ?? message) : message, 1];
  return [words[lang].usage.unexpected(message), 1];
}
