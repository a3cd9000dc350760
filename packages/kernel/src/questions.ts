import { at } from './at.ts';
import { type Chair, hears } from './chair.ts';
import type { Answer, Form } from './form.ts';
import type { Question, Spec } from './game.ts';
import { type Asked, type LiveMatch, liveOf, type Match } from './match.ts';
import type { Params } from './text.ts';

/** What a chair is asked, under a number of its own. */
export interface Prompt {
  readonly number: number;
  readonly topic: string;
  readonly form: Form;
  readonly ends: Question['ends'];
  readonly params?: Params;
  /** What this chair has answered so far, where that can still be changed. */
  readonly mine: Answer | null;
}
/** A question of others, as far as this chair may see it. */
export interface Watched {
  readonly topic: string;
  readonly to: readonly Chair[];
  readonly answered?: readonly Chair[];
  readonly proposals?: readonly (Answer | null)[];
}

const nothing: readonly never[] = [];

const askedIn = <G extends Spec>({ top }: LiveMatch<G>): readonly Asked[] => top?.open?.asked ?? nothing;

/** What `chair` is asked: the part of its sight that bots at speed need. */
export function promptsOf<G extends Spec>(held: Match<G>, chair: Chair): readonly Prompt[] {
  const match = liveOf(held);
  let prompts: readonly Prompt[] = nothing;
  for (const one of askedIn(liveOf(held))) {
    const k = one.to.indexOf(chair);
    if (k < 0 || one.question.feigned) continue;
    const shift = match.shiftOf(chair);
    prompts = prompts.concat(promptFor(one, k, shift));
  }
  return prompts;
}

const promptFor = ({ question, numbers, proposals }: Asked, k: number, shift: number): Prompt => {
  const { topic, form, ends, params } = question;
  const prompt = { number: (numbers[k] ?? 0) + shift, topic, form, ends, mine: proposals[k] ?? null };
  return params === undefined ? prompt : { ...prompt, params };
};

/** How many answers are still missing. */
export function missingAnswers<G extends Spec>(held: Match<G>): number {
  let count = 0;
  for (const { question, proposals } of askedIn(liveOf(held))) {
    if (question.feigned) continue;
    for (const proposal of proposals) if (proposal === null) count += 1;
  }
  return count;
}

/** The `nth` of the prompts without an answer, and whose it is. */
export function unansweredPrompt<G extends Spec>(
  held: Match<G>,
  nth: number,
): { readonly chair: Chair; readonly prompt: Prompt } | undefined {
  const match = liveOf(held);
  let left = nth;
  for (const asked of askedIn(liveOf(held))) {
    if (asked.question.feigned) continue;
    for (let k = 0; k < asked.to.length; k += 1) {
      if (asked.proposals[k] !== null) continue;
      if (left === 0) {
        const chair = asked.to[k];
        if (chair === undefined) break;
        const shift = match.shiftOf(chair);
        return { chair, prompt: promptFor(asked, k, shift) };
      }
      left -= 1;
    }
  }
  return undefined;
}

/** The chairs that have still to answer. */
export function awaited<G extends Spec>(held: Match<G>): Chair[] {
  const chairs: Chair[] = [];
  for (const { question, to, proposals } of askedIn(liveOf(held))) {
    if (question.feigned) continue;
    for (let k = 0; k < to.length; k += 1) {
      const chair = at(to, k);
      if (proposals[k] === null && !chairs.includes(chair)) chairs.push(chair);
    }
  }
  return chairs;
}

/** The questions of others that `chair` may see something of. */
export function watchedBy<G extends Spec>(held: Match<G>, chair: Chair): readonly Watched[] {
  let watched: readonly Watched[] = nothing;
  for (const asked of askedIn(liveOf(held))) {
    const { topic, shows, progress } = asked.question;
    const seesWho = progress !== undefined && hears(progress, chair);
    const seesWhat = shows !== undefined && hears(shows, chair);
    if (!seesWho && !seesWhat) continue;
    const seen: { -readonly [part in keyof Watched]: Watched[part] } = { topic, to: asked.to };
    if (seesWho) seen.answered = answeredOf(asked);
    if (seesWhat) seen.proposals = asked.proposals.slice();
    watched = watched.concat(seen);
  }
  return watched;
}

const answeredOf = ({ to, proposals }: Asked): Chair[] => to.filter((_, k) => proposals[k] !== null);

export function watchesAsAll<G extends Spec>(held: Match<G>, chair: Chair): boolean {
  for (const { question } of askedIn(liveOf(held))) {
    const { shows, progress } = question;
    if (shows !== undefined && hears(shows, chair) !== hears(shows, 'table')) return false;
    if (progress !== undefined && hears(progress, chair) !== hears(progress, 'table')) return false;
  }
  return true;
}
