import { titled } from '@veillee/kernel';
import { ensureBuilt } from '@veillee/web/build';
import { type Written, writeSite } from '@veillee/web/site';
import manifest from '../../package.json' with { type: 'json' };
import { type Io, UsageError } from '../command.ts';
import { parseOptions, unwanted, whyNot } from '../options.ts';
import { lined } from '../say.ts';
import { words } from '../words/index.ts';

export async function run(args: string[], io: Io): Promise<number> {
  const { positionals } = parseOptions(args, {});
  const [folder, ...more] = positionals;
  if (!folder) throw new UsageError(({ site }) => site.missing);
  unwanted(more);
  const built = await ensureBuilt(() => io.stderr.write(`${words[io.lang].serve.building}\n`));
  const written = write(built, folder);
  if (!written.ok) throw new UsageError(({ site }) => site[written.why](folder));
  const say = words[io.lang].site;
  const size = Math.round(written.bytes / 1024).toLocaleString(io.lang);
  io.stdout.write(
    lined([(written.renewed ? say.renewed : say.written)(folder, written.files, size), ...say.next(folder)]),
  );
  return 0;
}

function write(built: string, folder: string): Written {
  try {
    return writeSite(built, folder, manifest.version);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(({ disk }, lang) => titled(folder, whyNot(error, disk) ?? disk.unwritable, lang));
  }
}
