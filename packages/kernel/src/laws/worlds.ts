import type { Chair, Seat } from '../chair.ts';
import { anyOf, quick } from '../chance.ts';
import { submit } from '../engine.ts';
import { sample } from '../form.ts';
import type { Input, Spec } from '../game.ts';
import type { Match } from '../match.ts';
import { playRandomly } from '../randomPlay.ts';
import { type Sight, watch } from '../see.ts';
import { nearMisses } from './misses.ts';
import { isSeenBy } from './retell.ts';
import type { Played, Subject } from './subject.ts';
import { asInput, dealt, type Law, lively, parting } from './trial.ts';

/**
 * Paired worlds: two matches that differ only in what a chair may not know look the same to it, moment by
 * moment: views, facts, prompts, clocks, refusals. What it does and what is public (time above all) are the
 * ticks; between two of them the same changes come to it in the same order, or none in both.
 */
export const worlds: Law = ({ subject, setup, match, rng }) => {
  playRandomly(match, rng, lively, subject.maxInputs);
  const played: Played = { setup, inputs: match.inputs.slice() };
  const place = rng.below(setup.seats + 1);
  const chair = place === setup.seats ? 'table' : place;
  const world = subject.worlds(played, chair, rng);
  if (world === undefined) return 0;
  const topics = topicsOf(played, world);
  const here = tale(subject, { setup, inputs: played.inputs.slice(0, world.until) }, chair, topics);
  const there = tale(subject, world, chair, topics);
  for (let moment = 0; moment < Math.max(here.length, there.length); moment += 1) {
    const [one, two] = [here[moment] ?? 'nothing more', there[moment] ?? 'nothing more'];
    if (one !== two)
      throw new Error(`${chair} can tell two worlds apart at moment ${moment}: ${parting(one, two)}`);
  }
  return 1;
};

/** The rights that were ever used: worth asking for even where they are not offered. */
const topicsOf = (...histories: readonly Played[]): string[] => [
  ...new Set(
    histories.flatMap(({ inputs }) =>
      inputs.flatMap((input) =>
        'answer' in input && typeof input.prompt === 'string' ? [input.prompt] : [],
      ),
    ),
  ),
];

/** A history as `chair` lives it: every tick, and every change of what it sees. */
function tale<G extends Spec>(
  subject: Subject<G>,
  { setup, inputs }: Played,
  chair: Chair,
  topics: readonly string[],
): string[] {
  const match = dealt(subject, setup);
  const eyes = watch(match, chair);
  const told: string[] = [];
  let last = '';
  const look = (): Sight => {
    const sight = eyes.look();
    const now = JSON.stringify({ ...sight, facts: [] });
    if (now !== last || sight.facts.length > 0) told.push(JSON.stringify(sight));
    last = now;
    return sight;
  };
  look();
  for (const input of inputs) {
    const refused = submit(match, input);
    const seen = isSeenBy(chair, input);
    if (seen) told.push(tick(input, refused?.key));
    const sight = look();
    if (seen && typeof chair === 'number' && told.length % 3 === 0) {
      told.push(probed(match, chair, sight, topics));
      look();
    }
  }
  return told;
}

/** A tick as the chair knows it: without the length of the log, which it does not know. */
function tick(input: Input, refused: string | undefined): string {
  return JSON.stringify(['undo' in input ? { ...input, undo: null } : input, refused ?? 'taken']);
}

/** What comes back when the chair tries what it may not do. */
function probed<G extends Spec>(
  match: Match<G>,
  seat: Seat,
  sight: Sight,
  topics: readonly string[],
): string {
  const rng = quick(sight.prompts.length);
  const probes: unknown[] = [];
  const offered = [
    ...sight.prompts.map(({ number, form }) => ({ prompt: number, form })),
    ...sight.rights.map(({ topic, form }) => ({ prompt: topic, form })),
  ];
  for (const { prompt, form } of offered) {
    const misses = nearMisses(form, sample(form, rng));
    for (let i = 0; i < 6; i += 1) probes.push({ by: seat, prompt, answer: anyOf(misses, rng) });
  }
  const pass = { do: 'pass' };
  for (let number = 0; number < 12; number += 1) {
    if (!sight.prompts.some((prompt) => prompt.number === number))
      probes.push({ by: seat, prompt: number, answer: pass });
  }
  for (const topic of topics) {
    if (!sight.rights.some((right) => right.topic === topic))
      probes.push({ by: seat, prompt: topic, answer: pass });
  }
  for (let other = 0; other < match.start.seats; other += 1) {
    probes.push({ by: seat, for: other, prompt: 1, answer: pass });
  }
  probes.push({ elapsed: 1e6 }, { undo: 1e6, reason: '' });
  return JSON.stringify(probes.map((probe) => submit(match, asInput(probe)) ?? 'taken'));
}
