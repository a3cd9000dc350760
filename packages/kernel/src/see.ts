import { type Chair, hears, isChair, type Seat } from './chair.ts';
import { correctionsOf, rightsOf } from './engine.ts';
import type { Circle, Master, Right, Spec, Verdict } from './game.ts';
import { liveOf, type Match } from './match.ts';
import { type Clock, clockOf, timesUndone } from './progress.ts';
import { type Prompt, promptsOf, type Watched, watchedBy, watchesAsAll } from './questions.ts';
import { factsTold, type Told, toldTo } from './told.ts';

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
  /** All that may be said there, where that is not whatever one likes. */
  readonly signs?: readonly string[];
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
  readonly facts: readonly Told[];
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
  const { game, running, over } = liveOf(match);
  return {
    view: game.scene(running.state),
    watched: watchedBy(match, 'table'),
    circles: circlesOf(match, 'table'),
    clock: clockOf(match),
    master: running.master,
    undone: timesUndone(match),
    over,
    verdict: over ? (game.verdict(running.state) ?? null) : null,
  };
}

/** The parts of the view that are one chair's own; null where it has none. */
export function viewApart<G extends Spec>(match: Match<G>, chair: Chair): Partial<G['view']> | null {
  const { game, running, start } = liveOf(match);
  // A seat past the last would look into whatever a game keeps behind its seats.
  if (!isChair(chair, start.seats)) throw new RangeError(`nobody sits at ${chair}`);
  return chair === 'table' ? null : (game.sees?.(running.state, chair, running.master) ?? null);
}

/** As long as it is the same, so is every chair's part of the view; undefined: not known. */
export function stampOf<G extends Spec>(match: Match<G>): number | undefined {
  const { game, running } = liveOf(match);
  return game.sees === undefined ? 0 : game.stamp?.(running.state);
}

export function apart<G extends Spec>(match: Match<G>, chair: Chair): Apart {
  const { running } = liveOf(match);
  const own = {
    prompts: promptsOf(match, chair),
    rights: offeredTo(match, chair),
    watched: watchesAsAll(match, chair) ? null : watchedBy(match, chair),
    circles: chair === 'table' ? null : circlesApart(match, chair),
  };
  return chair === 'master' && running.master === 'human' ? { ...own, seats: seatsOf(match) } : own;
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

/** Looks again and again: each time with only the facts that are new since the last, or all of them after an undo. */
export interface Eyes<V = object> {
  look(): Sight<V>;
}

export function watch<G extends Spec>(match: Match<G>, chair: Chair): Eyes<G['view']> {
  let seen = 0;
  let undone = 0;
  return {
    look() {
      const times = timesUndone(match);
      if (times !== undone) seen = 0;
      undone = times;
      const sight = look(match, chair, seen);
      seen = factsTold(match);
      return sight;
    },
  };
}

const nothing: readonly never[] = [];

/** The rights of `chair` and, for a human master, the corrections. */
export function offeredTo<G extends Spec>(match: Match<G>, chair: Chair): readonly Right[] {
  const live = liveOf(match);
  const rights = rightsOf(live, chair);
  const corrections = correctionsOf(live, chair);
  return corrections.length === 0 ? rights : [...rights, ...corrections];
}

function circlesOf<G extends Spec>(match: Match<G>, chair: Chair): readonly Hearing[] {
  const circles = match.game.circles?.(liveOf(match).running.state);
  return circles === undefined ? nothing : heardBy(circles, chair);
}

const heardBy = (circles: readonly Circle[], chair: Chair): readonly Hearing[] =>
  circles
    .map(({ id, speak, hear, signs }) => ({
      id,
      speaks: hears(speak, chair),
      hears: hears(hear, chair),
      ...(signs === undefined ? {} : { signs }),
    }))
    .filter(({ speaks, hears }) => speaks || hears);

function circlesApart<G extends Spec>(match: Match<G>, chair: Chair): readonly Hearing[] | null {
  const circles = match.game.circles?.(liveOf(match).running.state) ?? nothing;
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
