import { type OpeningId, openingIds } from './ids.ts';
import type { State } from './state.ts';

/** Whether a line of the opening has been told: nobody knows of themselves beforehand what it tells them. */
export function isTold({ phase, stage, today }: State, line: OpeningId): boolean {
  if (phase !== 'opening') return phase !== 'deal';
  const now = openingIds.findIndex((id) => stage === `opening.${id}`);
  const at = openingIds.indexOf(line);
  // The master decides at a line's own stage, before it is told.
  const isDecided = today.settled.some((one) => one.stage === stage && one.by === 'master');
  return at < now || (at === now && isDecided);
}
