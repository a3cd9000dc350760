import type { Phrase, Told } from '@veillee/kernel';
import { marks, roles, type View } from '@veillee/one-night';
import { lastLearnt } from '../defineFace.ts';
import type { Knowledge } from '../face.ts';
import type { Judged, Seen } from './shown.ts';
import { lastCall, pageOf } from './speech/call.ts';
import { isInTheDark } from './table/skies.ts';

/** The card is read by holding the pad, which lies beside the notes; what open eyes see is drawn on the table. */
const shownElsewhere = new Set(['you.wereDealt', 'day.shield', 'day.faceUp', 'day.artefacts']);
const isNote = ({ to, key }: Told): boolean => to !== 'all' && !shownElsewhere.has(key);

/** At the call of the card one was dealt, the mark one found oneself under may keep one's eyes shut. */
function frozen({ view, facts }: Seen): readonly Phrase[] {
  const { me } = view;
  const last = lastCall(facts);
  if (me?.mark == null || view.phase !== 'night' || last?.params?.copy === true) return [];
  const isMine = roles[me.dealt].calls?.some(({ id }) => id === last?.params?.call) === true;
  return isMine && marks[me.mark].keepsAsleep === true ? [{ key: 'you.froze' }] : [];
}

export const knowledge: Knowledge<View, Judged> = {
  news: (sight) => (isInTheDark(sight.view.phase) ? [...frozen(sight), ...lastLearnt(sight.facts)] : []),
  notes: ({ facts }) => facts.filter(isNote),
  rule: ({ view, facts }) => pageOf(view, facts),
};
