import { definedIn } from '../definitions.ts';
import type { LanguageWords } from '../keys.ts';
import { doubts } from './doubts.ts';
import { ledger } from './ledger.ts';
import { calls, phases } from './narrator.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { boxes, difficulties, scenarios } from './scenarios.ts';
import { table } from './table.ts';
import { talk, thoughts } from './talk.ts';
import { claims, teams, terms } from './terms.ts';

export const fr: LanguageWords = {
  ...definedIn('fr'),
  says: {
    ...options,
    ...table,
    ...talk,
    ...thoughts,
    ...questions,
    ...reasons,
    ...refusals,
    ...doubts,
    ...ledger,
  },
  calls,
  phases,
  teams,
  terms,
  claims,
  scenarios,
  difficulties,
  boxes,
};
