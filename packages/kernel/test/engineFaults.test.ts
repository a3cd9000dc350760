import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Input } from '../src/index.ts';
import type { LawName } from '../src/laws/index.ts';
import type { LiveMatch, Match } from '../src/match.ts';
import type { Refusal } from '../src/refusal.ts';

type Submit = (match: Match, input: Input) => Refusal | undefined;

/** The fault planted in the engine's `submit` at the moment. */
let planted: ((real: Submit) => Submit) | undefined;
/** The law suite, loaded anew upon that engine. */
let obey: (law: LawName, matches: number) => void;
/** The inside of a match of that engine. */
let liveOf: (match: Match) => LiveMatch;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../src/engine.ts', async (original) => {
    const real = await original<typeof import('../src/engine.ts')>();
    const submit: Submit = (match, input) => (planted?.(real.submit) ?? real.submit)(match, input);
    return { ...real, submit };
  });
  const laws = await import('../src/laws/index.ts');
  ({ liveOf } = await import('../src/match.ts'));
  const { subject } = await import('./testGame/worlds.ts');
  obey = (law, matches) => laws.obey(subject, law, { matches });
});

afterAll(() => {
  vi.doUnmock('../src/engine.ts');
  vi.resetModules();
});

beforeEach(() => {
  planted = undefined;
});

const asOthers = (match: Match, input: Input): boolean =>
  'answer' in input &&
  (liveOf(match).top?.open?.asked ?? []).some(({ numbers }) => numbers.includes(input.prompt as number));

const faults: readonly { what: string; law: LawName; caught: RegExp; fault: (real: Submit) => Submit }[] = [
  {
    what: 'a refusal that tells whether somebody else is asked',
    law: 'worlds',
    caught: /can tell two worlds apart.*prompt\.(closed|taken)/,
    fault: (real) => (match, input) => {
      const theirs = asOthers(match, input);
      const refused = real(match, input);
      return refused?.key === 'prompt.closed' && theirs ? { key: 'prompt.taken' } : refused;
    },
  },
  {
    what: 'prompt numbers that come back after an undo',
    law: 'undoes',
    caught: /after an undo the number \d+ of .* comes back/,
    fault: (real) => (match, input) => {
      const refused = real(match, input);
      if (refused === undefined && 'undo' in input) {
        liveOf(match).running.epochs = liveOf(match).running.epochs.map((epoch) => ({
          ...epoch,
          counts: epoch.counts.map(() => 0),
        }));
      }
      return refused;
    },
  },
  {
    what: 'a clock whose number comes back after an undo',
    law: 'undoes',
    caught: /after an undo the number \d+ of the clock comes back/,
    fault: (real) => (match, input) => {
      const refused = real(match, input);
      if (refused === undefined && 'undo' in input) {
        liveOf(match).running.epochs = liveOf(match).running.epochs.map((epoch) => ({ ...epoch, begun: 0 }));
      }
      return refused;
    },
  },
  {
    what: 'an undo that brings back almost everything',
    law: 'undoes',
    caught: /undone, it is not as it was/,
    fault: (real) => (match, input) => {
      const { facts } = liveOf(match).running;
      const refused = real(match, input);
      if (refused === undefined && 'undo' in input) liveOf(match).running.facts.push(...facts.slice(-1));
      return refused;
    },
  },
  {
    what: 'an undo that only the table hears of',
    law: 'undoes',
    caught: /is not told of an undo/,
    fault: (real) => (match, input) => {
      const refused = real(match, input);
      if (refused === undefined && 'undo' in input) {
        liveOf(match).running.facts.push({
          ...(liveOf(match).running.facts.pop() as object),
          to: 'table',
        } as never);
      }
      return refused;
    },
  },
  {
    what: 'a refused input that leaves a trace',
    law: 'refuses',
    caught: /left a trace/,
    fault: (real) => (match, input) => {
      const refused = real(match, input);
      if (refused?.key === 'input.malformed') liveOf(match).running.begun += 1;
      return refused;
    },
  },
  {
    what: 'an input that throws instead of being refused',
    law: 'refuses',
    caught: /Cannot convert undefined or null to object/,
    fault: (real) => (match, input) =>
      Object.keys(input).length === 0 ? { key: 'input.malformed' } : real(match, input),
  },
  {
    what: 'a wrong answer that is mended and taken',
    law: 'offers',
    caught: /it takes what it never offered/,
    fault: (real) => (match, input) => {
      const refused = real(match, input);
      if (refused?.key !== 'answer.extra' || !('answer' in input)) return refused;
      const { more: _, ...answer } = input.answer;
      return real(match, { ...input, answer });
    },
  },
  {
    what: 'a near miss that is refused but noted',
    law: 'offers',
    caught: /a refused input left a trace/,
    fault: (real) => (match, input) => {
      const refused = real(match, input);
      if (refused?.key === 'answer.option') liveOf(match).inputs.push(input);
      return refused;
    },
  },
  {
    what: 'an offered answer that is refused',
    law: 'offers',
    caught: /is refused/,
    fault: (real) => (match, input) =>
      'answer' in input && input.prompt === 'gift' && input.answer.coins === 2
        ? { key: 'right.closed' }
        : real(match, input),
  },
  {
    what: 'a match that goes on differently once stored',
    law: 'roundTrip',
    caught: /restored, it goes on differently/,
    fault: (real) => (match, input) => {
      // Remembered beside the match: a restored one has forgotten.
      const known = match as Match & { taken?: number };
      known.taken = (known.taken ?? 0) + 1;
      const refused = real(match, input);
      if (known.taken === 20) liveOf(match).running.facts.push({ to: 'all', key: 'dawn.calm' });
      return refused;
    },
  },
];

describe('with a fault planted in the engine, a law catches', () => {
  it.each(faults)('$what ($law)', ({ law, caught, fault }) => {
    planted = fault;
    expect(() => obey(law, 500)).toThrow(caught);
  });

  it('nothing where no fault is planted', () => {
    for (const law of ['offers', 'roundTrip', 'undoes', 'worlds', 'refuses'] as const) obey(law, 20);
  });
});
