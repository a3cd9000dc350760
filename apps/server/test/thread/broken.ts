import { Porter } from '../../src/thread/porter.ts';

/** Doors of a house that breaks when it is first asked anything. */
const open = await Porter.open({}, { info() {}, error() {} }, new URL('breaks.ts', import.meta.url));
if (!open.ok) throw new Error('not opened');
await open.lodge.figures();
