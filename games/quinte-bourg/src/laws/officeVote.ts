import { hasOffice } from '../offices/held.ts';
import { type Law, named } from './law.ts';

/** Only office holders vote, the Scrutineer among them (§10, Q65). */
export const officeVote: Law = {
  mayVote: hasOffice,
  words: named('seuls votent ceux qui ont un poste public', 'only office holders vote'),
};
