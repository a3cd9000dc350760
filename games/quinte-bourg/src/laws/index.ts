import type { InOurs } from '@veillee/gamekit';
import { keysOf } from '@veillee/kernel';
import type { State } from '../state.ts';
import { condorcet } from './condorcet.ts';
import { ghostsVote } from './ghostsVote.ts';
import type { Law, LawWords } from './law.ts';
import { noBlank } from './noBlank.ts';
import { officeVote } from './officeVote.ts';
import { paidVote } from './paidVote.ts';
import { poorVote } from './poorVote.ts';
import { tieSpares } from './tieSpares.ts';
import { traitVote } from './traitVote.ts';
import { urnLost } from './urnLost.ts';

/** Every law that may be proposed, in the order of the rules. */
export const laws = {
  noBlank,
  tieSpares,
  urnLost,
  ghostsVote,
  condorcet,
  paidVote,
  poorVote,
  officeVote,
  traitVote,
};

export type LawId = keyof typeof laws;
export const lawIds: readonly LawId[] = keysOf(laws);

/** The law by which voters declare something, and how it is proposed. */
export function declaredLaw(): { readonly id: LawId } & NonNullable<Law['declared']> {
  for (const id of lawIds) {
    const { declared } = laws[id];
    if (declared !== undefined) return { id, ...declared };
  }
  throw new Error('no law has voters declare anything');
}

/** What a law changes, whichever it is. */
export type LawInForce = Omit<Law<InOurs<LawWords>>, 'words'>;
const lawless: LawInForce = {};

/** The law in force today. */
export const lawOf = ({ today }: State): LawInForce => (today.law === null ? lawless : laws[today.law.id]);
