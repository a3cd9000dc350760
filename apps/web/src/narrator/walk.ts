import type { Plan, Timed } from './plan.ts';

/** How far the telling has come; plain data, so that it can be kept and taken up again. */
export interface Walk {
  /** The line that is on; the number of lines: all is said. */
  readonly line: number;
  /** Milliseconds since it began. */
  readonly since: number;
  /** Time that was asked for on top of its own. */
  readonly more: number;
}

export const start: Walk = { line: 0, since: 0, more: 0 };
export const moreTime = 10_000;

export const lineAt = ({ lines }: Plan, { line }: Walk): Timed | undefined => lines[line];
export const isOver = ({ lines }: Plan, { line }: Walk): boolean => line >= lines.length;

/** What is left of the line that is on. */
export function leftOf(plan: Plan, walk: Walk): number {
  const line = lineAt(plan, walk);
  return line === undefined ? 0 : Math.max(0, line.lasts + walk.more - walk.since);
}

/** From 0 to 1: how far its fuse has burnt. */
export function burnt(plan: Plan, walk: Walk): number {
  const line = lineAt(plan, walk);
  return line === undefined ? 1 : Math.min(1, walk.since / (line.lasts + walk.more));
}

/** Time passes: what has run out is followed by the next line, to the millisecond. */
export function pass(plan: Plan, walk: Walk, ms: number): Walk {
  let now = { ...walk, since: walk.since + ms };
  for (;;) {
    const line = lineAt(plan, now);
    const over = line === undefined ? -1 : now.since - line.lasts - now.more;
    if (over < 0) return now;
    now = { line: now.line + 1, since: over, more: 0 };
  }
}

/** Says the line again from its beginning; hands have their whole time once more. */
export const again = (walk: Walk): Walk => ({ ...walk, since: 0 });

/** Ten seconds more, for this line alone. */
export const longer = (walk: Walk): Walk => ({ ...walk, more: walk.more + moreTime });

/** What was kept, if it fits this plan: it goes on at the beginning of the line where it stopped. */
export function takenUp(plan: Plan, kept: unknown): Walk {
  const line = typeof kept === 'object' && kept !== null && 'line' in kept ? kept.line : null;
  const fits = typeof line === 'number' && Number.isInteger(line) && line >= 0 && line < plan.lines.length;
  return fits ? { line, since: 0, more: 0 } : start;
}
