import { isOneOf, isRecord } from '@veillee/kernel';
import { lawIds, laws } from '../laws/index.ts';
import type { Law } from '../laws/law.ts';
import type { Mind } from './mind.ts';

/** What a day’s session may bring, to whoever opens it, proposes its law or agrees to one. */

/** What comes of a vote, if it goes as all must think it will. */
export function hoped(mind: Mind): number {
  // Half of all are the pack and know each other: it goes as they want.
  const ours = mind.living.filter((seat) => mind.isMate(seat)).length;
  if (ours > 0 && 2 * (ours + 1) >= mind.living.length) return 1;
  const likely = mind.living.toSorted((a, b) => mind.crowd(b) - mind.crowd(a))[0];
  return likely === undefined ? 0 : mind.enmity(likely);
}

/** How far a law keeps people from being executed: by its id, or as it was proposed. */
export function sparing(law: unknown): number {
  const id = isRecord(law) ? law.id : law;
  const known: Pick<Law, 'spares'> | undefined = isOneOf(lawIds, id) ? laws[id] : undefined;
  return known?.spares ?? 0;
}

/** Whoever would have nobody executed looks as if they had somebody to hide. */
export const shame = 0.85;

/** What a law is worth: whoever hopes for the vote wants none that spares, whoever fears it does. */
export function lawful(mind: Mind, law: unknown): number {
  const spares = sparing(law);
  return -spares * hoped(mind) - shame * Math.max(0, spares);
}
