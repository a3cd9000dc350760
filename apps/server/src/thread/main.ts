import { openInThread } from './worker.ts';

await openInThread({});
