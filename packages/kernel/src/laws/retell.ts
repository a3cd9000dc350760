import { at } from '../at.ts';
import type { Chair, Seat } from '../chair.ts';
import { begin, submit } from '../engine.ts';
import { type Answer, type Form, misfit, type Rng, sample } from '../form.ts';
import type { Game, Input, Setup, Spec } from '../game.ts';
import type { Match } from '../match.ts';
import { promptsOf } from '../questions.ts';
import { see } from '../see.ts';
import type { Played, World } from './subject.ts';

/** How another world differs. */
export interface Retelling {
  /** Whom the two worlds look the same to. */
  readonly chair: Chair;
  /** What the other world starts from. */
  readonly setup: Setup;
  /** How many inputs of the first history are told again. */
  readonly until: number;
  readonly rng: Rng;
  /** Who does there what `seat` does here, e.g. the new holder of its card; itself unless said. */
  as?(seat: Seat, topic: string): Seat;
  /** What another chair says there; undefined: nothing. Unless said, the same, or by chance where that is not offered. */
  says?(chair: Chair, topic: string, given: Answer, form: Form): Answer | undefined;
}

type Answering = Extract<Input, { readonly answer: Answer }>;

/**
 * Tells a history again in another world: what `chair` does and the public moments (time, hand-over, undo)
 * come in the same order, what others do is carried over. Where the other world refuses what `chair` did or
 * a public moment, it breaks off there, with the refused input as its last: whether that is a leak or a pair
 * of worlds the rules do let the chair tell apart is for the game to say.
 */
export function retell<G extends Spec>(game: Game<G>, played: Played, how: Retelling): World | undefined {
  const here = begin(game, played.setup);
  const there = begin(game, how.setup);
  if (!here.ok || !there.ok) return undefined;
  const inputs: Input[] = [];
  /** For each length of the log here, the length there. */
  const lengths = [0];
  for (const [until, input] of played.inputs.slice(0, how.until).entries()) {
    const carried = inTheOther(here.value, there.value, input, how, lengths);
    if (submit(here.value, input) !== undefined) return undefined;
    if (carried !== undefined) {
      inputs.push(carried);
      const refused = submit(there.value, carried);
      // An undo of what only happened here has nothing to undo there.
      if (refused?.key === 'undo.range') return undefined;
      if (refused !== undefined) return { setup: how.setup, inputs, until: until + 1 };
    }
    lengths.push(inputs.length);
  }
  return { setup: how.setup, inputs, until: how.until };
}

/** Whether an input is a moment that `chair` knows of: its own, or public. */
export function isSeenBy(chair: Chair, input: Input): boolean {
  return !('answer' in input) || (input.for ?? input.by) === chair;
}

function inTheOther<G extends Spec>(
  here: Match<G>,
  there: Match<G>,
  input: Input,
  how: Retelling,
  lengths: readonly number[],
): Input | undefined {
  if ('undo' in input) return { ...input, undo: at(lengths, input.undo) };
  if (!('answer' in input) || isSeenBy(how.chair, input)) return input;
  return carriedOver(here, there, input, how);
}

function carriedOver<G extends Spec>(
  here: Match<G>,
  there: Match<G>,
  input: Answering,
  how: Retelling,
): Input | undefined {
  const who = input.for ?? input.by;
  const topic = typeof input.prompt === 'string' ? input.prompt : topicOf(here, who, input.prompt);
  if (topic === undefined) return undefined;
  const whom = typeof who === 'number' ? (how.as?.(who, topic) ?? who) : who;
  const asked = promptsOf(there, whom).find((prompt) => prompt.topic === topic);
  const offered = asked ?? see(there, whom).rights.find((right) => right.topic === topic);
  if (offered === undefined || whom === how.chair) return undefined;
  const answer = how.says === undefined ? input.answer : how.says(whom, topic, input.answer, offered.form);
  if (answer === undefined) return undefined;
  const fits = misfit(offered.form, answer) === undefined;
  return {
    ...input,
    by: input.for === undefined ? whom : input.by,
    ...(input.for === undefined || typeof whom !== 'number' ? {} : { for: whom }),
    prompt: asked?.number ?? topic,
    answer: fits ? answer : sample(offered.form, how.rng),
  };
}

const topicOf = <G extends Spec>(match: Match<G>, chair: Chair, number: number): string | undefined =>
  promptsOf(match, chair).find((prompt) => prompt.number === number)?.topic;
