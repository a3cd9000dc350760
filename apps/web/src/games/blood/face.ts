import '../icons.ts';
import { type BloodVerdict, blood, type View } from '@veillee/blood';
import { defineFace } from '../defineFace.ts';
import type { Face } from '../face.ts';
import { rulesOf } from '../rules.ts';
import { ending } from './ending/ending.ts';
import { knowledge } from './knowledge.ts';
import { lobby } from './lobby/lobby.ts';
import { speech } from './speech/speech.ts';
import { table } from './table/table.ts';

export const face: Face<View, BloodVerdict> = defineFace(rulesOf(blood), {
  lobby,
  speech,
  table,
  knowledge,
  ending,
});
