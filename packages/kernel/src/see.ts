import { paceOf } from './agenda.ts';
import { type Chair, hears, isChair, rowOf, type Seat } from './chair.ts';
import { correctionsOf, rightsOf } from './engine.ts';
import type { Answer, Form } from './form.ts';
import type { Circle, Fact, Master, Pace, Question, Right, Spec, Verdict } from './game.ts';
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
/** Whom one may speak to and hear now. */
export interface Hearing {
  readonly id: string;
  readonly speaks: boolean;
  readonly hears: boolean;
}
/** What all see alike. */
export interface Common<V = object> {
  readonly view: V;
  readonly watched: readonly Watched[];
  readonly circles: readonly Hearing[];
  readonly clock: Clock | null;
  readonly master: Master;
  /** How often something was undone: facts told before may no longer be so. */
  readonly undone: number;
  readonly over: boolean;
  readonly verdict: Verdict | null;
}
/** What one chair sees besides, or otherwise; null where it sees what all see. */
export interface Apart {
  readonly prompts: readonly Prompt[];
  readonly rights: readonly Right[];
  readonly watched: readonly Watched[] | null;
  readonly circles: readonly Hearing[] | null;
  /** For a human master only: what each seat is asked and may do, to answer for those without a phone. */
  readonly seats?: readonly ProxySeat[];
}
/** Everything one chair sees. */
export interface Sight<V = object> extends Common<V> {
  readonly chair: Chair;
  readonly facts: readonly Phrase[];
  readonly prompts: readonly Prompt[];
  readonly rights: readonly Right[];
  readonly seats?: readonly ProxySeat[];
}

/*
 * The only ways out of a match: what all see, what one chair sees apart from them, its own parts of the view, and what
 * it was told. Together they are its sight; whoever shows a match to many takes them one by one, and makes what is
 * common once.
 */

export function common<G extends Spec>(match: Match<G>): Common<G['view']> {
  const { game, running, over } = match;
  return {
    view: game.scene(running.state),
    watched: watchedBy(match, 'table'),
    circles: circlesOf(match, 'table'),
    clock: clockOf(match),
    master: running.master,
    undone: running.epochs.length - 1,
    over,
    verdict: over ? (game.verdict(running.state) ?? null) : null,
  };
}

/** The parts of the view that are one chair's own; null where it has none. */
export function viewApart<G extends Spec>(match: Match<G>, chair: Chair): Partial<G['view']> | null {
  const { game, running, start } = match;
  // A seat past the last would look into whatever a game keeps behind its seats.
  if (!isChair(chair, start.seats)) throw new RangeError(`nobody sits at ${chair}`);
  return chair === 'table' ? null : (game.sees?.(running.state, chair) ?? null);
}

/** As long as it is the same, so is every chair's part of the view; undefined: look. */
export const stampOf = <G extends Spec>({ game, running }: Match<G>): number | undefined =>
  game.sees === undefined ? 0 : game.stamp?.(running.state);

export function apart<G extends Spec>(match: Match<G>, chair: Chair): Apart {
  const { running } = match;
  const own = {
    prompts: promptsOf(match, chair),
    rights: offeredTo(match, chair),
    watched: watchesAsAll(match, chair) ? null : watchedBy(match, chair),
    circles: chair === 'table' ? null : circlesApart(match, chair),
  };
  return chair === 'master' && running.master === 'human' ? { ...own, seats: seatsOf(match) } : own;
}

/** What `chair` was told, from the fact numbered `from` on, and before that numbered `until`. */
export function toldTo<G extends Spec>(
  { running }: Match<G>,
  chair: Chair,
  from = 0,
  until = running.facts.length,
): Phrase[] {
  const told: Phrase[] = [];
  for (let i = from; i < until; i += 1) {
    const { to, key, params } = running.facts[i] as Fact;
    if (hears(to, chair)) told.push(params === undefined ? { key } : { key, params });
  }
  return told;
}

/** Whether every chair is told the same from that fact on. */
export function isToldAlike<G extends Spec>({ running }: Match<G>, from: number): boolean {
  for (let i = from; i < running.facts.length; i += 1) if (running.facts[i]?.to !== 'all') return false;
  return true;
}

/** What `chair` sees now, with everything it was told. */
export function see<G extends Spec>(match: Match<G>, chair: Chair): Sight<G['view']> {
  return look(match, chair, 0);
}

function look<G extends Spec>(match: Match<G>, chair: Chair, from: number): Sight<G['view']> {
  const view = viewApart(match, chair);
  const { watched, circles, ...mine } = apart(match, chair);
  const all = common(match);
  return {
    chair,
    ...all,
    ...mine,
    view: view === null ? all.view : { ...all.view, ...view },
    watched: watched ?? all.watched,
    circles: circles ?? all.circles,
    facts: toldTo(match, chair, from),
  };
}

/** Eyes that remember: each look tells only the facts that are new since the last, or all again after an undo. */
export interface Eyes<V = object> {
  look(): Sight<V>;
}

export function watch<G extends Spec>(match: Match<G>, chair: Chair): Eyes<G['view']> {
  let seen = 0;
  let undone = 0;
  return {
    look() {
      const { facts, epochs } = match.running;
      if (epochs.length - 1 !== undone) seen = 0;
      undone = epochs.length - 1;
      const sight = look(match, chair, seen);
      seen = facts.length;
      return sight;
    },
  };
}

const nothing: readonly never[] = [];

function offeredTo<G extends Spec>(match: Match<G>, chair: Chair): readonly Right[] {
  const rights = rightsOf(match, chair);
  const corrections = correctionsOf(match, chair);
  return corrections.length === 0 ? rights : [...rights, ...corrections];
}

/** What `chair` is asked: the part of its sight that bots at speed need. */
export function promptsOf<G extends Spec>(match: Match<G>, chair: Chair): readonly Prompt[] {
  let prompts: readonly Prompt[] = nothing;
  for (const one of match.top?.open?.asked ?? nothing) {
    const k = one.to.indexOf(chair);
    if (k < 0 || one.question.feigned) continue;
    const shift = match.epoch.counts[rowOf(chair, match.start.seats)] as number;
    prompts = prompts.concat(promptFor(one, k, shift));
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
  for (const { question, proposals } of match.top?.open?.asked ?? nothing) {
    if (question.feigned) continue;
    for (const proposal of proposals) if (proposal === null) count += 1;
  }
  return count;
}

/** The `nth` of the prompts without an answer, and whose it is. */
export function unansweredPrompt<G extends Spec>(
  match: Match<G>,
  nth: number,
): { readonly chair: Chair; readonly prompt: Prompt } | undefined {
  let left = nth;
  for (const asked of match.top?.open?.asked ?? nothing) {
    if (asked.question.feigned) continue;
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
  for (const { question, to, proposals } of match.top?.open?.asked ?? nothing) {
    if (question.feigned) continue;
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
export function watchedBy<G extends Spec>(match: Match<G>, chair: Chair): readonly Watched[] {
  let watched: readonly Watched[] = nothing;
  for (const asked of match.top?.open?.asked ?? nothing) {
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

function watchesAsAll<G extends Spec>(match: Match<G>, chair: Chair): boolean {
  for (const { question } of match.top?.open?.asked ?? nothing) {
    const { shows, progress } = question;
    if (shows !== undefined && hears(shows, chair) !== hears(shows, 'table')) return false;
    if (progress !== undefined && hears(progress, chair) !== hears(progress, 'table')) return false;
  }
  return true;
}

function circlesOf<G extends Spec>(match: Match<G>, chair: Chair): readonly Hearing[] {
  const circles = match.game.circles?.(match.running.state);
  return circles === undefined ? nothing : heardBy(circles, chair);
}

const heardBy = (circles: readonly Circle[], chair: Chair): readonly Hearing[] =>
  circles
    .map(({ id, speak, hear }) => ({ id, speaks: hears(speak, chair), hears: hears(hear, chair) }))
    .filter(({ speaks, hears }) => speaks || hears);

function circlesApart<G extends Spec>(match: Match<G>, chair: Chair): readonly Hearing[] | null {
  const circles = match.game.circles?.(match.running.state) ?? nothing;
  for (const { speak, hear } of circles)
    if (hears(speak, chair) !== hears(speak, 'table') || hears(hear, chair) !== hears(hear, 'table'))
      return heardBy(circles, chair);
  return null;
}

function seatsOf<G extends Spec>(match: Match<G>): ProxySeat[] {
  return Array.from({ length: match.start.seats }, (_, seat) => ({
    seat,
    prompts: promptsOf(match, seat),
    rights: offeredTo(match, seat),
  }));
}
