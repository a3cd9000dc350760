import { kernelFr, type Text } from '@veillee/kernel';
import { claimWays, formatsOf } from './formats.ts';
import { artefacts } from './fr/artefacts.ts';
import { calls } from './fr/calls.ts';
import { characters } from './fr/characters.ts';
import { doubts } from './fr/doubts.ts';
import { marks } from './fr/marks.ts';
import { options } from './fr/options.ts';
import { questions } from './fr/questions.ts';
import { reasons } from './fr/reasons.ts';
import { refusals } from './fr/refusals.ts';
import { table } from './fr/table.ts';
import { claims, teams, terms } from './fr/terms.ts';

export const fr: Text = {
  lang: 'fr',
  words: {
    ...kernelFr,
    ...options,
    ...table,
    ...questions,
    ...claimWays(claims),
    ...reasons,
    ...refusals,
    ...doubts,
  },
  formats: formatsOf({ characters, marks, artefacts, teams, terms, calls, claims }),
};
