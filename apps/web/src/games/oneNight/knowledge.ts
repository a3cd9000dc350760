import type { Told } from '@veillee/kernel';
import type { View } from '@veillee/one-night';
import { lastLearnt } from '../defineFace.ts';
import type { Knowledge } from '../face.ts';
import type { Judged } from './shown.ts';
import { pageOf } from './speech/call.ts';
import { isInTheDark } from './table/skies.ts';

/** The card is read by holding the pad, which lies beside the notes; what open eyes see is drawn on the table. */
const shownElsewhere = new Set(['you.wereDealt', 'day.shield', 'day.faceUp', 'day.artefacts']);
const isNote = ({ to, key }: Told): boolean => to !== 'all' && !shownElsewhere.has(key);

export const knowledge: Knowledge<View, Judged> = {
  news: ({ facts, view }) => (isInTheDark(view.phase) ? lastLearnt(facts) : []),
  notes: ({ facts }) => facts.filter(isNote),
  rule: ({ view, facts }) => pageOf(view, facts),
};
