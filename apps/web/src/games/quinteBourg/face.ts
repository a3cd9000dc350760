import '../icons.ts';
import { touchesOf, type View } from '@veillee/quinte-bourg';
import { defineFace } from '../defineFace.ts';
import type { Face } from '../face.ts';
import { ending } from './ending/ending.ts';
import { knowledge } from './knowledge.ts';
import { lobby } from './lobby/lobby.ts';
import { rules } from './rules.ts';
import { speech } from './speech/speech.ts';
import { table } from './table/table.tsx';

export const face: Face<View> = defineFace(rules, {
  lobby,
  speech,
  table,
  // Invocations are for the night too.
  answers: { inTheDark: true, touches: ({ view }) => touchesOf(view.line) },
  knowledge,
  ending,
});
