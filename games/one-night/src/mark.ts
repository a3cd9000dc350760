import { type Face, type Faced, faced, type TokenWords } from './definition.ts';
import type { Kind } from './ids.ts';
import type { MarkId } from './marks/index.ts';
import type { RulingId } from './text/fr/rulings.ts';
import type { Judging } from './verdict/judged.ts';
import type { Outcome } from './verdict/reason.ts';

/** A token before a player, or on the board. What it does is read from here, never by name. */
export interface MarkRule {
  readonly id: MarkId;
  /** The numbered rules that touch it. */
  readonly rulings: readonly RulingId[];
  /** Everybody begins with one. */
  readonly isFirst?: true;
  /** What its holder is at the end, whatever his card (G8). */
  readonly makes?: Kind;
  /** Its holder at the mark check does not wake again (R33). */
  readonly keepsAsleep?: true;
  /** If one of its two holders dies, so does the other (R32). */
  readonly binds?: true;
  /** What becomes of one who points at its holder (R16). */
  accused?(me: number, holder: number): Outcome;
  /** What its holder wins or loses by instead of by his team's result (R13). */
  goal?(me: number, judging: Judging): Outcome | undefined;
}

export const mark = <I extends string, W extends TokenWords>(
  rule: MarkRule,
  face: Face<I, W>,
): MarkRule & Faced<I, W> => ({ ...rule, ...faced(face) });
