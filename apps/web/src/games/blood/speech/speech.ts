import type { BloodVerdict, View } from '@veillee/blood';
import type { Speech } from '../../face.ts';
import { endingWords } from '../endingWords.ts';
import { own } from '../ownWords.ts';
import { call } from './call.ts';
import { stage } from './stage.ts';

export const speech: Speech<View, BloodVerdict> = {
  title: (_, lang) => own[lang].title,
  call,
  stage,
  stakes: (topic, lang) => (topic === 'claim.declare' ? endingWords[lang].risk : undefined),
};
