import { cardTexts } from '../cards.ts';
import { civicIn } from '../civic.ts';
import type { Folder } from '../folder.ts';
import { facts } from './facts.ts';
import { gazette } from './gazette.ts';
import { names } from './names.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { script } from './script.ts';
import { talk, thoughts } from './talk.ts';

export const fr: Folder = {
  names,
  sentences: { ...questions, ...facts, ...script, ...reasons, ...refusals, ...talk, ...thoughts },
  cards: cardTexts('fr'),
  civic: civicIn('fr'),
  gazette,
};
