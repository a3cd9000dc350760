import '../icons.ts';
import { oneNight, type View } from '@veillee/one-night';
import { defineFace } from '../defineFace.ts';
import type { Face } from '../face.ts';
import { rulesOf } from '../rules.ts';
import { answers } from './answers/answers.ts';
import { ending } from './ending/ending.ts';
import { knowledge } from './knowledge.ts';
import { lobby } from './lobby/lobby.ts';
import type { Judged } from './shown.ts';
import { speech } from './speech/speech.ts';
import { table } from './table/table.tsx';

export const face: Face<View, Judged> = defineFace(rulesOf(oneNight), {
  lobby,
  speech,
  table,
  answers,
  knowledge,
  ending,
});
