import { ThreadGateway } from '../../src/thread/threadGateway.ts';

/** Doors of a house that breaks when it is first asked anything. */
const log = { info() {}, error: (_facts: object, message: string) => process.stderr.write(`${message}\n`) };
const open = await ThreadGateway.open({}, log, new URL('breaks.ts', import.meta.url));
if (!open.ok) throw new Error('not opened');
await open.gateway.figures();
