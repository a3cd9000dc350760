import type { Policy } from '@veillee/bots';
import { type Sealed, sample } from '@veillee/kernel';
import { listenHere } from '../../apps/server/src/here.ts';
import { DrivenClock } from '../../apps/server/test/drivenClock.ts';
import { ensureBuilt } from '../../apps/web/build.ts';

/** A whole server under a driven clock, in a process of its own: something to kill. */

interface Asked {
  readonly advance: number;
  /** Before that, so much goes by unnoticed. */
  readonly skip?: number;
}
export interface Childhood {
  readonly port: number;
  readonly data: string;
  readonly start: number;
  /** What the next match is dealt; never among the options a host can choose. */
  readonly deal?: unknown;
  readonly still?: boolean;
}

const { port, data, start, deal, still } = JSON.parse(process.argv[2] as string) as Childhood;
const many = { burst: 1_000_000, perSecond: 1000 };
const clock = new DrivenClock(start);
const sealed = (): Sealed => ({
  salt: '5a'.repeat(16),
  seed: 'a7'.repeat(32),
  ...(deal === undefined ? {} : { deal }),
});

/** Passes where it may, else takes the first way there is. */
const keepsStill: Policy = (sight, rng) => {
  const prompt = sight.prompts.find(({ mine }) => mine === null);
  if (prompt === undefined) return undefined;
  const { form, number } = prompt;
  const way = ['pass', 'abstain', 'blank', 'keep', 'no'].find((one) => one in form) ?? Object.keys(form)[0];
  const only = Object.fromEntries(Object.entries(form).filter(([name]) => name === way));
  return { prompt: number, answer: sample(only, rng) };
};

const server = await listenHere({
  host: '127.0.0.1',
  port,
  deeds: [],
  data,
  publicUrl: `http://veillee.test:${port}`,
  webRoot: process.env.VEILLEE_TEST_WEB ?? (await ensureBuilt()),
  // Bots take the same time for every move: a game goes the same way each time.
  rules: { tables: many, messages: many, botPause: { least: 1200, most: 1200 } },
  parts: {
    clock,
    seal: sealed,
    ...(still ? { botFor: () => keepsStill } : {}),
  },
});
if (!server.ok) throw new Error(server.refusal.en);

const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

process.on('message', async ({ advance, skip = 0 }: Asked) => {
  clock.skip(skip);
  await clock.advance(advance, settle);
  process.send?.({ now: clock.now() });
});
// Whoever started us is gone: so are we.
process.on('disconnect', () => process.exit(0));
process.send?.({ now: clock.now() });
