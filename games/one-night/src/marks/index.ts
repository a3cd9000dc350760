import { at, isKeyOf, keysOf } from '@veillee/kernel';
import type { MarkRule } from '../mark.ts';
import { assassin } from './assassin.ts';
import { bat } from './bat.ts';
import { clarity } from './clarity.ts';
import { fear } from './fear.ts';
import { love } from './love.ts';
import { plague } from './plague.ts';
import { traitor } from './traitor.ts';
import { vampire } from './vampire.ts';

/** Every mark, by its id. */
export const marks = { clarity, vampire, fear, bat, plague, love, traitor, assassin };

export type MarkId = keyof typeof marks;
export const isMark = (id: unknown): id is MarkId => isKeyOf(marks, id);
export const markIds: readonly MarkId[] = keysOf(marks);

/** The marks of which something holds: found once, as every table is asked. */
export const marksThat = (holds: (mark: MarkRule) => unknown): readonly MarkId[] =>
  markIds.filter((id) => holds(marks[id]));

/** The mark everybody begins with. */
export const firstMark: MarkId = at(
  marksThat(({ isFirst }) => isFirst),
  0,
);

/** A place of the board for a mark: of those there are two of, each has its own. */
export type SlotId = MarkId | `${MarkId}-${1 | 2}`;

/** The mark that lies in a slot at first; one displaced by another lies where that one lay. */
export function markIn(slot: SlotId): MarkId {
  const mark = slot.replace(/-\d$/, '');
  if (!isMark(mark)) throw new Error(`no mark lies in "${slot}"`);
  return mark;
}
