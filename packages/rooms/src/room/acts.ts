import { at, type Chair, type Input } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import type { AnyMatch } from './room.ts';

/** How often each chair has acted; a match's inputs are only ever added to. */
const counted = new WeakMap<AnyMatch, { upTo: number; readonly by: Map<Chair, number> }>();

const actorOf = (input: Input): Chair | undefined => {
  if ('by' in input) return input.by;
  return 'elapsed' in input ? undefined : 'master';
};

/**
 * All that is done in a match is kept as long as it is, so nobody does things in it without end. Each chair is counted
 * by itself: nobody can use up what others have, nor learn from it what they do.
 */
export function hasDoneAll(match: AnyMatch, chair: Chair): boolean {
  const known = counted.get(match) ?? { upTo: 0, by: new Map<Chair, number>() };
  counted.set(match, known);
  for (; known.upTo < match.inputs.length; known.upTo += 1) {
    const actor = actorOf(at(match.inputs, known.upTo));
    if (actor !== undefined) known.by.set(actor, (known.by.get(actor) ?? 0) + 1);
  }
  return (known.by.get(chair) ?? 0) >= (chair === 'master' ? limits.masterActs : limits.acts);
}
