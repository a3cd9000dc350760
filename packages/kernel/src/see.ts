import { paceOf } from './agenda.ts';
import { type Chair, hears, isChair, rowOf, type Seat } from './chair.ts';
import { correctionsOf, rightsOf } from './engine.ts';
import type { Answer, Form } from './form.ts';
import type { Fact, Master, Pace, Question, Right, Spec, Verdict } from './game.ts';
import type { Asked, Match } from './match.ts';
import type { Params, Phrase } from './text.ts';

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
export interface Clock {
  readonly step: number;
  readonly pace: Pace;
}
/** A seat as the master sees it who answers for it. */
export interface ProxySeat {
  readonly seat: Seat;
  readonly prompts: readonly Prompt[];
  readonly rights: readonly Right[];
}
/** Everything one chair sees: the only way out of a match. */
export interface Sight<V = object> {
  readonly chair: Chair;
  readonly view: V;
  readonly facts: readonly Phrase[];
  readonly prompts: readonly Prompt[];
  readonly rights: readonly Right[];
  readonly watched: readonly Watched[];
  readonly circles: readonly { readonly id: string; readonly speaks: boolean; readonly hears: boolean }[];
  readonly clock: Clock | null;
  readonly master: Master;
  /** How often something was undone: facts told before may no longer be so. */
  readonly undone: number;
  readonly over: boolean;
  readonly verdict: Verdict | null;
  /** For a human master only: what each seat is asked and may do, to answer for those without a phone. */
  readonly seats?: readonly ProxySeat[];
}

/** What `chair` sees now, with everything it was told. */
export function see<G extends Spec>(match: Match<G>, chair: Chair): Sight<G['view']> {
  return look(match, chair, 0);
}

/** Eyes that remember: each look tells only the facts that are new since the last, or all again after an undo. */
export interface Eyes<V = object> {
  /** `beside`: somebody's sight of this very moment, from which to take what all see alike. */
  look(beside?: Sight): Sight<V>;
}

export function watch<G extends Spec>(match: Match<G>, chair: Chair): Eyes<G['view']> {
  let seen = 0;
  let undone = 0;
  return {
    look(beside) {
      const { facts, epochs } = match.running;
      if (epochs.length - 1 !== undone) seen = 0;
      undone = epochs.length - 1;
      const sight = look(match, chair, seen, beside);
      seen = facts.length;
      return sight;
    },
  };
}

function look<G extends Spec>(match: Match<G>, chair: Chair, from: number, beside?: Sight): Sight<G['view']> {
  const { game, running, over, start } = match;
  // A seat past the last would look into whatever a game keeps behind its seats.
  if (!isChair(chair, start.seats)) throw new RangeError(`nobody sits at ${chair}`);
  const sight = {
    chair,
    view: game.view(running.state, chair),
    facts: factsFor(running.facts, chair, from),
    prompts: promptsOf(match, chair),
    rights: offeredTo(match, chair),
    watched: watchedBy(match, chair),
    circles: circlesOf(match, chair),
    clock: beside === undefined ? clockOf(match) : beside.clock,
    master: running.master,
    undone: running.epochs.length - 1,
    over,
    verdict: over ? (beside?.verdict ?? game.verdict(running.state) ?? null) : null,
  };
  return chair === 'master' && running.master === 'human' ? { ...sight, seats: seatsOf(match) } : sight;
}

function offeredTo<G extends Spec>(match: Match<G>, chair: Chair): readonly Right[] {
  const rights = rightsOf(match, chair);
  const corrections = correctionsOf(match, chair);
  return corrections.length === 0 ? rights : [...rights, ...corrections];
}

function factsFor(facts: readonly Fact[], chair: Chair, from: number): Phrase[] {
  const told: Phrase[] = [];
  for (let i = from; i < facts.length; i += 1) {
    const { to, key, params } = facts[i] as Fact;
    if (hears(to, chair)) told.push(params === undefined ? { key } : { key, params });
  }
  return told;
}

/** What `chair` is asked: the part of its sight that bots at speed need. */
export function promptsOf<G extends Spec>(match: Match<G>, chair: Chair): Prompt[] {
  const prompts: Prompt[] = [];
  const asked = match.top?.open?.asked;
  if (asked === undefined) return prompts;
  const shift = match.epoch.counts[rowOf(chair, match.start.seats)] as number;
  for (const one of asked) {
    const k = one.to.indexOf(chair);
    if (k >= 0) prompts.push(promptFor(one, k, shift));
  }
  return prompts;
}

const promptFor = ({ question, numbers, proposals }: Asked, k: number, shift: number): Prompt => {
  const { topic, form, ends, params } = question;
  const prompt = { number: (numbers[k] as number) + shift, topic, form, ends, mine: proposals[k] ?? null };
  return params === undefined ? prompt : { ...prompt, params };
};

/** How many answers are still missing. */
export function missingAnswers<G extends Spec>(match: Match<G>): number {
  let count = 0;
  for (const { proposals } of match.top?.open?.asked ?? [])
    for (const proposal of proposals) if (proposal === null) count += 1;
  return count;
}

/** The `nth` of the prompts without an answer, and whose it is. */
export function unansweredPrompt<G extends Spec>(
  match: Match<G>,
  nth: number,
): { readonly chair: Chair; readonly prompt: Prompt } | undefined {
  let left = nth;
  for (const asked of match.top?.open?.asked ?? []) {
    for (let k = 0; k < asked.to.length; k += 1) {
      if (asked.proposals[k] !== null) continue;
      if (left === 0) {
        const chair = asked.to[k] as Chair;
        const shift = match.epoch.counts[rowOf(chair, match.start.seats)] as number;
        return { chair, prompt: promptFor(asked, k, shift) };
      }
      left -= 1;
    }
  }
  return undefined;
}

/** The chairs somebody is still waiting for. */
export function awaited<G extends Spec>(match: Match<G>): Chair[] {
  const chairs: Chair[] = [];
  for (const { to, proposals } of match.top?.open?.asked ?? []) {
    for (let k = 0; k < to.length; k += 1) {
      const chair = to[k] as Chair;
      if (proposals[k] === null && !chairs.includes(chair)) chairs.push(chair);
    }
  }
  return chairs;
}

export function clockOf<G extends Spec>(match: Match<G>): Clock | null {
  const frame = match.top;
  if (frame === undefined || frame.open === null) return null;
  const pace = paceOf(match, frame.step);
  return pace === undefined ? null : { step: frame.open.seq + match.epoch.begun, pace };
}

/** The questions of others that `chair` may see something of. */
export function watchedBy<G extends Spec>(match: Match<G>, chair: Chair): Watched[] {
  const watched: Watched[] = [];
  for (const asked of match.top?.open?.asked ?? []) {
    const { topic, shows, progress } = asked.question;
    const seesWho = progress !== undefined && hears(progress, chair);
    const seesWhat = shows !== undefined && hears(shows, chair);
    if (!seesWho && !seesWhat) continue;
    const seen: { -readonly [part in keyof Watched]: Watched[part] } = { topic, to: asked.to };
    if (seesWho) seen.answered = answeredOf(asked);
    if (seesWhat) seen.proposals = asked.proposals.slice();
    watched.push(seen);
  }
  return watched;
}

const answeredOf = ({ to, proposals }: Asked): Chair[] => to.filter((_, k) => proposals[k] !== null);

function circlesOf<G extends Spec>(match: Match<G>, chair: Chair): Sight['circles'] {
  const circles = match.game.circles?.(match.running.state);
  if (circles === undefined) return [];
  return circles
    .map(({ id, speak, hear }) => ({ id, speaks: hears(speak, chair), hears: hears(hear, chair) }))
    .filter(({ speaks, hears }) => speaks || hears);
}

function seatsOf<G extends Spec>(match: Match<G>): ProxySeat[] {
  return Array.from({ length: match.start.seats }, (_, seat) => ({
    seat,
    prompts: promptsOf(match, seat),
    rights: offeredTo(match, seat),
  }));
}
