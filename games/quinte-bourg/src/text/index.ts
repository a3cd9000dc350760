import { kernelEn, kernelFr, type Lang, type Text } from '@veillee/kernel';
import * as enFacts from './en/facts.ts';
import * as enNames from './en/names.ts';
import * as enQuestions from './en/questions.ts';
import * as enReasons from './en/reasons.ts';
import * as enRefusals from './en/refusals.ts';
import { formatsOf } from './formats.ts';
import * as frFacts from './fr/facts.ts';
import * as frNames from './fr/names.ts';
import * as frQuestions from './fr/questions.ts';
import * as frReasons from './fr/reasons.ts';
import * as frRefusals from './fr/refusals.ts';

/** All the village says, what the kernel says in any game included. */
export const text: { readonly [lang in Lang]: Text } = {
  fr: {
    lang: 'fr',
    words: {
      ...kernelFr,
      ...frQuestions.questions,
      ...frFacts.facts,
      ...frReasons.reasons,
      ...frRefusals.refusals,
    },
    formats: formatsOf(frNames.names),
  },
  en: {
    lang: 'en',
    words: {
      ...kernelEn,
      ...enQuestions.questions,
      ...enFacts.facts,
      ...enReasons.reasons,
      ...enRefusals.refusals,
    },
    formats: formatsOf(enNames.names),
  },
};
