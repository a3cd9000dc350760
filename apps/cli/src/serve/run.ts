import { createInterface } from 'node:readline';
import { listen, type Open } from '@veillee/server';
import { ensureBuilt } from '@veillee/web/build';
import { renderUnicodeCompact } from 'uqr';
import { type Command, type Io, UsageError } from '../command.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { words } from '../words/index.ts';
import { doorsOf, sharedOf } from './doors.ts';

export async function run(args: string[], io: Io, deeds: readonly Command[]): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    host: { type: 'string' },
    port: { type: 'string' },
    data: { type: 'string' },
    public: { type: 'string' },
  });
  unwanted(positionals);
  const { env } = io;
  const host = values.host ?? env.VEILLEE_HOST;
  const publicUrl = publicAddress(values.public ?? env.VEILLEE_PUBLIC);
  const server = await listen({
    port: askedPort(values.port, env.VEILLEE_PORT),
    deeds,
    data: values.data ?? (env.VEILLEE_DATA || 'veillee-data'),
    log: { level: logLevel(env.VEILLEE_LOG), stream: io.stderr },
    webRoot: await ensureBuilt(() => io.stdout.write(`${words[io.lang].serve.building}\n`)),
    ...doorsOf(env),
    ...sharedOf(env),
    ...(host ? { host } : {}),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  if (!server.ok) throw new UsageError(server.refusal);
  io.stdout.write(`${words[io.lang].serve.open} ${server.url}\n`);
  const stopAsking = showAddresses(server, io);
  const broken = await Promise.race([io.untilStopped(), server.broken]);
  stopAsking();
  await server.close();
  if (broken === undefined) return 0;
  io.stderr.write(`veillee: ${broken[io.lang]}\n`);
  return 1;
}

function askedPort(option: string | undefined, variable: string | undefined): number {
  if (option !== undefined) return wholeNumber('--port', option, 0, 65535);
  return wholeNumber('VEILLEE_PORT', variable || '8080', 0, 65535);
}

function publicAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(({ serve }) => serve.notAnAddress(text));
}

const levels = ['silent', 'error', 'warn', 'info', 'debug'];

function logLevel(text: string | undefined): string {
  if (!text) return 'warn';
  if (levels.includes(text)) return text;
  throw new UsageError(({ serve }) => serve.log(levels.join(', '), text));
}

const isLoopback = (address: string): boolean => /\/\/(127\.|localhost|\[::1\])/.test(address);

/** The addresses for phones, with a QR of the first; in a terminal another can be chosen by its number. */
function showAddresses(server: Open, io: Io): () => void {
  const say = words[io.lang].serve;
  const offered = [...server.addresses];
  const [first] = offered;
  if (first === undefined || offered.every(isLoopback)) {
    if (first !== undefined) io.stdout.write(`${say.alone}\n`);
    return () => {};
  }
  const list = offered
    .map((address, i) => `  ${offered.length > 1 ? `${i + 1}. ` : ''}${address}`)
    .join('\n');
  io.stdout.write(`${say.phones}\n${list}\n`);
  if (!io.stdout.isTTY) return () => {};
  const show = (address: string) => io.stdout.write(`\n${renderUnicodeCompact(address)}\n${address}\n`);
  show(first);
  if (offered.length < 2) return () => {};
  io.stdout.write(`${say.choose}\n`);
  const lines = createInterface({ input: io.stdin });
  lines.on('line', (line) => {
    const chosen = offered[Number(line.trim()) - 1];
    if (chosen === undefined) return;
    server.prefer(chosen);
    show(chosen);
  });
  return () => lines.close();
}
