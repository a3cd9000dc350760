import type { Chair, Seat } from './chair.ts';
import { anyOf, shuffled } from './chance.ts';
import { submit } from './engine.ts';
import { type Answer, misfit, offersChoice, type Rng, sample } from './form.ts';
import type { Input, Spec } from './game.ts';
import { stepOf } from './inside.ts';
import type { Match } from './match.ts';
import { clockOf, masterOf } from './progress.ts';
import { missingAnswers, type Prompt, promptsOf, unansweredPrompt, watchedBy } from './questions.ts';
import { offeredTo } from './see.ts';

/**
 * Play by chance, through what each chair is asked and offered. Every habit is so many times in a hundred;
 * without habits everybody answers at once and time runs out only when nobody is awaited.
 */
export interface Habits {
  /** A right is used, or a correction made, where there is one. */
  readonly rights?: number;
  /** Time runs out though somebody is still awaited. */
  readonly dawdles?: number;
  /** An answer is changed that can still be changed. */
  readonly wavers?: number;
  /** A human master answers for a seat. */
  readonly proxies?: number;
  readonly handsOver?: number;
  readonly undoes?: number;
  /** Inputs carry the time, a second apart. */
  readonly timed?: boolean;
}

/** Plays on until the match is over or `most` inputs were taken; `after` hears of each. */
export function playRandomly<G extends Spec>(
  match: Match<G>,
  rng: Rng,
  habits: Habits = {},
  most = Number.POSITIVE_INFINITY,
  after?: (input: Input) => void,
): void {
  for (let taken = 0; taken < most && !match.over; taken += 1) {
    const input = randomInput(match, rng, habits);
    const refused = submit(match, input);
    if (refused !== undefined) throw new Error(`${JSON.stringify(input)} is refused: ${refused.key}`);
    after?.(input);
  }
}

/** Something that may happen next in a match that is not over; throws where nothing ever could. */
export function randomInput<G extends Spec>(match: Match<G>, rng: Rng, habits: Habits = {}): Input {
  const input = oddInput(match, rng, habits) ?? plainInput(match, rng, habits);
  return habits.timed ? { ...input, at: match.inputs.length * 1000 } : input;
}

const happens = (rng: Rng, odds: number | undefined): boolean => odds !== undefined && rng.below(100) < odds;

function oddInput<G extends Spec>(match: Match<G>, rng: Rng, habits: Habits): Input | undefined {
  const { inputs } = match;
  if (inputs.length > 0 && happens(rng, habits.undoes)) {
    return { undo: Math.max(0, inputs.length - 1 - rng.below(6)), reason: 'au hasard' };
  }
  if (happens(rng, habits.handsOver)) return { master: masterOf(match) === 'human' ? 'app' : 'human' };
  if (happens(rng, habits.rights)) {
    const used = useOfRight(match, chanceChair(match, rng), rng, habits);
    if (used !== undefined) return used;
  }
  if (happens(rng, habits.wavers)) return changeOfMind(match, chanceChair(match, rng), rng, habits);
  const clock = habits.dawdles === undefined ? null : clockOf(match);
  return clock !== null && happens(rng, habits.dawdles) ? { elapsed: clock.step } : undefined;
}

function plainInput<G extends Spec>(match: Match<G>, rng: Rng, habits: Habits): Input {
  const missing = missingAnswers(match);
  const awaited = missing === 0 ? undefined : unansweredPrompt(match, rng.below(missing));
  if (awaited !== undefined) return randomAnswer(match, awaited.chair, awaited.prompt, rng, habits);
  const clock = clockOf(match);
  if (clock !== null) return { elapsed: clock.step };
  for (const chair of shuffled(everyone(match), rng)) {
    const input = changeOfMind(match, chair, rng, habits) ?? useOfRight(match, chair, rng, habits);
    if (input !== undefined) return input;
  }
  throw new Error(`the step "${stepOf(match)?.type}" waits for nobody`);
}

const everyone = <G extends Spec>(match: Match<G>): Chair[] => [
  ...Array.from({ length: match.start.seats }, (_, seat) => seat),
  'master',
];

function chanceChair<G extends Spec>(match: Match<G>, rng: Rng): Chair {
  const { seats } = match.start;
  const place = rng.below(masterOf(match) === 'human' ? seats + 1 : seats);
  return place === seats ? 'master' : place;
}

function useOfRight<G extends Spec>(
  match: Match<G>,
  chair: Chair,
  rng: Rng,
  habits: Habits,
): Input | undefined {
  const offered = offeredTo(match, chair);
  if (offered.length === 0) return undefined;
  const { topic, form } = anyOf(offered, rng);
  return { ...asking(match, chair, rng, habits), prompt: topic, answer: sample(form, rng) };
}

function changeOfMind<G extends Spec>(
  match: Match<G>,
  chair: Chair,
  rng: Rng,
  habits: Habits,
): Input | undefined {
  const changeable = promptsOf(match, chair).filter(({ mine }) => mine !== null);
  return changeable.length === 0
    ? undefined
    : randomAnswer(match, chair, anyOf(changeable, rng), rng, habits);
}

function randomAnswer<G extends Spec>(
  match: Match<G>,
  chair: Chair,
  prompt: Prompt,
  rng: Rng,
  habits: Habits,
): Input {
  const joins = prompt.ends === 'agreed' && offersChoice(prompt.form) && happens(rng, 60);
  const followed = joins ? proposalSeen(match, chair, prompt, rng) : undefined;
  const answer = followed ?? sample(prompt.form, rng);
  return { ...asking(match, chair, rng, habits), prompt: prompt.number, answer };
}

/** Where all must agree, somebody has to follow. */
function proposalSeen<G extends Spec>(
  match: Match<G>,
  chair: Chair,
  { topic, form }: Prompt,
  rng: Rng,
): Answer | undefined {
  const fitting = watchedBy(match, chair)
    .flatMap((watched) => (watched.topic === topic ? (watched.proposals ?? []) : []))
    .filter((proposal) => proposal !== null)
    .filter((proposal) => misfit(form, proposal) === undefined);
  return fitting.length === 0 ? undefined : anyOf(fitting, rng);
}

function asking<G extends Spec>(
  match: Match<G>,
  chair: Chair,
  rng: Rng,
  habits: Habits,
): { by: Chair; for?: Seat } {
  if (typeof chair !== 'number' || masterOf(match) !== 'human') return { by: chair };
  return happens(rng, habits.proxies) ? { by: 'master', for: chair } : { by: chair };
}
