import { kernelEn, type Text } from '@veillee/kernel';
import { artefacts } from './en/artefacts.ts';
import { calls } from './en/calls.ts';
import { characters } from './en/characters.ts';
import { doubts } from './en/doubts.ts';
import { marks } from './en/marks.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';
import { claims, teams, terms } from './en/terms.ts';
import { claimWays, formatsOf } from './formats.ts';

export const en: Text = {
  lang: 'en',
  words: {
    ...kernelEn,
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
