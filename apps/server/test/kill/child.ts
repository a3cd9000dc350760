import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSockets } from '../../src/http/sockets.ts';
import { ThreadGateway } from '../../src/thread/threadGateway.ts';
import { countdown, fateIn } from './doom.ts';

/** The house in its thread, with its store, sockets and stories, and no pages: something to kill. */
const { data, rules, doom } = fateIn(process.env);
const log = {
  info() {},
  error: (facts: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(facts)}\n`),
};
countdown(doom, 'process')();
const open = await ThreadGateway.open({ keeping: data, rules }, log, new URL('thread.ts', import.meta.url));
if (!open.ok) throw new Error(open.refusal.en);
const { gateway } = open;
void gateway.broken.then((why) => {
  process.stderr.write(`broken: ${why.en}\n`);
  process.exit(1);
});
let isStopping = false;
const server = createServer(async (request, response) => {
  const story = await gateway.story(request.url?.slice(1) ?? '');
  if (isStopping) response.destroy();
  else if (typeof story === 'object') response.end(story.text);
  else response.writeHead(404).end();
});
openSockets(server, gateway, { backlog: 1_000_000 });
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => {
  isStopping = true;
  void gateway.stop().then(() => process.exit(0));
});
// Whoever started us is gone: so are we.
process.stdin.on('end', () => process.exit(0)).resume();
