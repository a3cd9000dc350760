import { wordsOf } from '@veillee/gamekit';
import { mutations } from '../../mutations/index.ts';
import type { Words } from '../words.ts';
import { almanac } from './almanac.ts';
import { facts } from './facts.ts';
import { forms } from './forms.ts';
import { names } from './names.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { talk, thoughts } from './talk.ts';

export const en: Words = {
  names,
  rules,
  questions,
  facts,
  reasons,
  refusals,
  talk,
  thoughts,
  mutations: wordsOf(mutations, 'en'),
  almanac,
  forms,
};
