import { anyOf } from '../chance.ts';
import { begin, submit } from '../engine.ts';
import type { Rng } from '../form.ts';
import type { Setup, Spec } from '../game.ts';
import { isRecord } from '../isRecord.ts';
import { playRandomly, randomInput } from '../randomPlay.ts';
import type { Refusal } from '../refusal.ts';
import { snapshot } from '../transcript.ts';
import { asInput, type Law, lively, onward, parting, type Trial } from './trial.ts';
import { unworded } from './words.ts';

/** Malformed input of any kind is refused in words, and leaves no trace. */
export const refuses: Law = (trial) => {
  const { subject, match, rng } = trial;
  let looked = garbledSetups(trial);
  playRandomly(match, rng, lively, subject.maxInputs, () => {
    if (match.over || rng.below(15) !== 0) return;
    const before = snapshot(match);
    for (const garbage of [...hopeless, ...garbled(trial)]) {
      const refused = submit(match, asInput(garbage));
      if (refused === undefined) throw new Error(`it takes ${shown(garbage)}`);
      inWords(trial, refused);
      looked += 1;
    }
    const after = snapshot(match);
    if (before !== after) throw new Error(`a refused input left a trace: ${parting(before, after)}`);
  });
  return looked;
};

function shown(garbage: unknown): string {
  const text = JSON.stringify(garbage, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  return `${text}`.slice(0, 200);
}

function inWords<G extends Spec>({ subject }: Trial<G>, refused: Refusal): void {
  const missing = unworded(subject.game, refused);
  if (missing !== undefined) throw new Error(`a refusal without words: ${missing}`);
}

function nested(depth: number): unknown {
  let deep: unknown = [];
  for (let i = 0; i < depth; i += 1) deep = { do: deep };
  return deep;
}

/** Values that are sound in no field of any input. */
const junk: readonly unknown[] = [
  null,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1,
  0.5,
  1e300,
  12n,
  '',
  'constructor',
  'x'.repeat(100_000),
  [],
  new Array(100_000).fill(0),
  {},
  nested(5000),
  JSON.parse('{"__proto__":{"do":"pass"},"do":{}}'),
  JSON.parse('{"constructor":1,"toString":2,"do":"hasOwnProperty"}'),
  Object.create({ do: 'pass' }),
  new Map([['do', 'pass']]),
  () => 'pass',
  Symbol('pass'),
];

/** Things that are no input at all. */
const hopeless: readonly unknown[] = [
  ...junk,
  undefined,
  { by: 0 },
  { answer: { do: 'pass' } },
  { elapsed: 1, undo: 0 },
  { undo: 0 },
  { master: 'app', by: 0 },
  JSON.parse('{"__proto__":{"elapsed":1}}'),
  Object.create({ elapsed: 1, master: 'app' }),
  Object.assign(Object.create({ undo: 0, reason: 'x' }), { master: 'human' }),
];

/** Sound inputs with one thing wrong in each. */
function garbled<G extends Spec>({ match, rng }: Trial<G>): unknown[] {
  const sound: object = randomInput(match, rng, onward);
  const fields = Object.keys(sound).filter((field) => field !== 'at');
  const wrong = fields.flatMap((field) => junk.map((value) => ({ ...sound, [field]: value })));
  const undo = { undo: 0, reason: 'x' };
  return [
    ...wrong,
    ...junk
      .filter((value) => typeof value !== 'string' || value.length > 300)
      .map((reason) => ({ ...undo, reason })),
    ...junk.map((value) => ({ ...undo, undo: value })),
    { ...undo, undo: match.inputs.length },
    ...junk.filter((value) => value !== 0.5 && value !== 1e300).map((at) => ({ ...sound, at })),
    { ...sound, more: 1 },
    { ...sound, [anyOf(['undo', 'elapsed', 'master', 'answer'], rng)]: junk[0], by: -1 },
  ];
}

/** A setup as nobody should send it: what the type forbids is just what is tried. */
const asSetup = (garbage: unknown): Setup => garbage as Setup;

/** Setups from anywhere are refused in words too, or sound; none of them throws. */
function garbledSetups<G extends Spec>(trial: Trial<G>): number {
  const { subject, setup, rng } = trial;
  const options = isRecord(setup.options) ? { ...setup.options } : {};
  const tries = [
    ...junk.map((value) => ({ ...setup, options: value })),
    ...junk.map((value) => ({ ...setup, options: spoiled(options, value, rng) })),
    ...junk.map((value) => ({ ...setup, deal: value })),
    ...junk.map((value) => ({ ...setup, seats: value })),
    ...junk.map((value) => ({ ...setup, seed: value })),
    ...junk.map((value) => ({ ...setup, master: value })),
  ];
  const attempt = asSetup(anyOf(tries, rng));
  const begun = begin(subject.game, attempt);
  if (!begun.ok) for (const refused of begun.error) inWords(trial, refused);
  if (!begun.ok && begun.error.length === 0) throw new Error('a setup is refused without a reason');
  return 1;
}

function spoiled(options: object, value: unknown, rng: Rng): object {
  return { ...options, [anyOf([...Object.keys(options), '__proto__', 'unheardOf'], rng)]: value };
}
