import { listen } from '@veillee/server';

/**
 * Our server as `veillee serve` opens it, without a page to build. `node ours.ts FOLDER`, or without a folder a node on
 * the database that `VEILLEE_STORE` names; prints its port.
 */
const [folder] = process.argv.slice(2);
const store = process.env.VEILLEE_STORE ?? '';
// The limits that keep strangers in check would only measure themselves here.
const many = { burst: 1_000_000, perSecond: 1_000_000 };
const server = await listen({
  host: '127.0.0.1',
  port: 0,
  deeds: [],
  ...(folder === undefined ? { shared: { url: store, host: '127.0.0.1' } } : { data: folder }),
  rules: {
    tables: many,
    tablesAtOnce: 1_000_000,
    matches: many,
    messages: many,
    writing: { burst: 1e12, perSecond: 1e12 },
    connections: { each: 1_000_000, all: 1_000_000 },
    arrivals: many,
  },
});
if (!server.ok) throw new Error(server.refusal.en);
process.stdout.write(`${new URL(server.url).port}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
