import type { Chair, Seat } from '../chair.ts';
import { anyOf } from '../chance.ts';
import { submit } from '../engine.ts';
import { type Form, sample } from '../form.ts';
import type { Input, Spec } from '../game.ts';
import type { Match } from '../match.ts';
import { playRandomly } from '../randomPlay.ts';
import { see } from '../see.ts';
import { restore, snapshot } from '../transcript.ts';
import { misdirected, nearMisses } from './misses.ts';
import { asInput, chairsOf, type Law, onward, parting, type Trial } from './trial.ts';

/** Every answer that is offered is taken, and nothing else is. */
export const offers: Law = (trial) => {
  const { subject, match, rng } = trial;
  let looked = 0;
  playRandomly(match, rng, onward, subject.maxInputs, () => {
    if (rng.below(10) === 0) looked += tryOut(trial, anyOf(chairsOf(match), rng));
  });
  return looked;
};

interface Offer {
  readonly by: Chair;
  readonly for?: Seat;
  readonly prompt: number | string;
  readonly form: Form;
}

function offersTo<G extends Spec>(match: Match<G>, chair: Chair): Offer[] {
  const { prompts, rights, seats = [] } = see(match, chair);
  const own = (on: Pick<Offer, 'by' | 'for'>, asked: typeof prompts, offered: typeof rights): Offer[] => [
    ...asked.map(({ number, form }) => ({ ...on, prompt: number, form })),
    ...offered.map(({ topic, form }) => ({ ...on, prompt: topic, form })),
  ];
  const proxied = seats.flatMap(({ seat, prompts, rights }) =>
    own({ by: chair, for: seat }, prompts, rights),
  );
  return [...own({ by: chair }, prompts, rights), ...proxied];
}

function tryOut<G extends Spec>(trial: Trial<G>, chair: Chair): number {
  const { match, rng } = trial;
  const before = snapshot(match);
  const offered = offersTo(match, chair);
  for (const { form, ...on } of offered) {
    const answer = sample(form, rng);
    for (const miss of nearMisses(form, answer)) mustRefuse(match, { ...on, answer: miss });
    if (on.for === undefined) for (const stray of misdirected(match, chair, answer)) mustRefuse(match, stray);
  }
  const after = snapshot(match);
  if (after !== before) throw new Error(`a refused input left a trace: ${parting(before, after)}`);
  for (const { form, ...on } of offered) {
    if (rng.below(3) === 0) mustTake(trial, before, { ...on, answer: sample(form, rng) });
  }
  return offered.length;
}

function mustRefuse<G extends Spec>(match: Match<G>, input: unknown): void {
  if (submit(match, asInput(input)) === undefined) {
    throw new Error(`it takes what it never offered: ${JSON.stringify(input)?.slice(0, 300)}`);
  }
}

function mustTake<G extends Spec>({ subject }: Trial<G>, before: string, input: Input): void {
  const copy = restore(subject.game, before);
  if (!copy.ok) throw new Error(`a snapshot is refused: ${copy.error.key}`);
  const refused = submit(copy.value, input);
  if (refused !== undefined)
    throw new Error(`an offered answer is refused (${refused.key}): ${JSON.stringify(input)}`);
}
