import type { ArtefactId } from './artefacts/index.ts';
import { type Face, type Faced, faced, type TokenWords } from './definition.ts';
import type { RoleId } from './roles/index.ts';
import type { RulingId } from './text/fr/rulings.ts';

/** A token laid on a card. What it does is read from here, never by name. */
export interface ArtefactRule {
  readonly id: ArtefactId;
  /** The numbered rules that touch it. */
  readonly rulings: readonly RulingId[];
  /** Its holder is this character; the card's own and a mark that makes a monster count no more (R47). */
  readonly gives?: RoleId;
  /** Its holder may not speak by day (R81). */
  readonly mutes?: true;
  /** Its holder does not see the table by day (R81). */
  readonly blinds?: true;
}

export const artefact = <I extends string, W extends TokenWords>(
  rule: ArtefactRule,
  face: Face<I, W>,
): ArtefactRule & Faced<I, W> => ({ ...rule, ...faced(face) });
