import { listen } from '@veillee/server';
import { type Command, type Io, UsageError } from '../command.ts';
import { parseOptions, wholeNumber } from '../options.ts';

const open = { fr: 'La table est dressée :', en: 'The table is laid:' };

/** Serves the page that tells what `deeds` can be done already. */
export function serve(deeds: readonly Command[]): Command {
  return {
    name: 'serve',
    summary: { fr: 'ouvre la page de Veillée', en: 'serves Veillée’s page' },
    synopsis: ['veillee serve [--host HOST] [--port PORT]'],
    example: 'npx veillee serve --port 8080',
    details: {
      fr: '  VEILLEE_HOST et VEILLEE_PORT valent --host et --port ; à défaut, toutes les interfaces et 8080.',
      en: '  VEILLEE_HOST and VEILLEE_PORT stand for --host and --port; without them, every interface and 8080.',
    },
    run: (args, io) => run(args, io, deeds),
  };
}

async function run(args: string[], io: Io, deeds: readonly Command[]): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    host: { type: 'string' },
    port: { type: 'string' },
  });
  if (positionals.length > 0) {
    throw new UsageError({ fr: `de trop : ${positionals[0]}`, en: `one too many: ${positionals[0]}` });
  }
  const host = values.host ?? io.env.VEILLEE_HOST;
  const port = askedPort(values.port, io.env.VEILLEE_PORT);
  const server = await listen({ port, deeds, ...(host ? { host } : {}) });
  if (!server.ok) throw new UsageError(server.refusal);
  io.stdout.write(`${open[io.lang]} ${server.url}\n`);
  await io.untilStopped();
  await server.close();
  return 0;
}

function askedPort(option: string | undefined, variable: string | undefined): number {
  if (option !== undefined) return wholeNumber('--port', option, 0, 65535);
  return wholeNumber('VEILLEE_PORT', variable || '8080', 0, 65535);
}
