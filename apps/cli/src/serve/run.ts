import { createInterface } from 'node:readline';
import { listen, type Open } from '@veillee/server';
import { ensureBuilt } from '@veillee/web/build';
import { renderUnicodeCompact } from 'uqr';
import { type Command, type Io, UsageError } from '../command.ts';
import { parseOptions, wholeNumber } from '../options.ts';
import { doorsOf } from './doors.ts';

const words = {
  fr: {
    building: 'L’application se prépare : quelques secondes, cette fois seulement…',
    open: 'La table est dressée :',
    phones: 'Depuis les téléphones de la maison :',
    choose: 'Un autre numéro, puis Entrée, montre une autre adresse.',
    alone: 'Seule cette machine y a accès (VEILLEE_HOST).',
  },
  en: {
    building: 'Preparing the app: a few seconds, this time only…',
    open: 'The table is laid:',
    phones: 'From the phones in the house:',
    choose: 'Another number, then Enter, shows another address.',
    alone: 'Only this machine can reach it (VEILLEE_HOST).',
  },
};

export async function run(args: string[], io: Io, deeds: readonly Command[]): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    host: { type: 'string' },
    port: { type: 'string' },
    data: { type: 'string' },
    public: { type: 'string' },
  });
  if (positionals.length > 0) {
    throw new UsageError({ fr: `de trop : ${positionals[0]}`, en: `one too many: ${positionals[0]}` });
  }
  const { env } = io;
  const host = values.host ?? env.VEILLEE_HOST;
  const publicUrl = publicAddress(values.public ?? env.VEILLEE_PUBLIC);
  const server = await listen({
    port: askedPort(values.port, env.VEILLEE_PORT),
    deeds,
    data: values.data ?? (env.VEILLEE_DATA || 'veillee-data'),
    log: { level: logLevel(env.VEILLEE_LOG), stream: io.stderr },
    webRoot: await ensureBuilt(() => io.stdout.write(`${words[io.lang].building}\n`)),
    ...doorsOf(env),
    ...(host ? { host } : {}),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  if (!server.ok) throw new UsageError(server.refusal);
  io.stdout.write(`${words[io.lang].open} ${server.url}\n`);
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
  throw new UsageError({
    fr: `« ${text} » n’est pas une adresse : il en faut une comme https://veillee.example`,
    en: `“${text}” is not an address: it must be like https://veillee.example`,
  });
}

const levels = ['silent', 'error', 'warn', 'info', 'debug'];

function logLevel(text: string | undefined): string {
  if (!text) return 'warn';
  if (levels.includes(text)) return text;
  throw new UsageError({
    fr: `VEILLEE_LOG veut ${levels.join(', ')}, pas « ${text} »`,
    en: `VEILLEE_LOG wants ${levels.join(', ')}, not “${text}”`,
  });
}

const isLoopback = (address: string): boolean => /\/\/(127\.|localhost|\[::1\])/.test(address);

/** The addresses for phones, with a QR of the first; in a terminal another can be chosen by its number. */
function showAddresses(server: Open, io: Io): () => void {
  const say = words[io.lang];
  const offered = [...server.addresses];
  if (offered.every(isLoopback)) {
    if (offered.length > 0) io.stdout.write(`${say.alone}\n`);
    return () => {};
  }
  const list = offered
    .map((address, i) => `  ${offered.length > 1 ? `${i + 1}. ` : ''}${address}`)
    .join('\n');
  io.stdout.write(`${say.phones}\n${list}\n`);
  if (!io.stdout.isTTY) return () => {};
  const show = (address: string) => io.stdout.write(`\n${renderUnicodeCompact(address)}\n${address}\n`);
  show(offered[0] as string);
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
