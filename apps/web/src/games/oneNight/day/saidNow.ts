import { match, present } from '../../../line/session.ts';
import { saidBy } from '../../../screens/Talk.tsx';
import type { Shown } from '../shown.ts';
import { feedOf, type Item, type Word, wordsOf } from './feed.ts';

/** What was written and signed at this table while the match is on; a story told again holds none of it. */
export function wordsNow(): readonly Word[] {
  const now = match.value;
  return now?.state === 'running' ? wordsOf(present.value.talk, now.holders, saidBy) : [];
}

export const itemsOf = ({ sight }: Shown): readonly Item[] => feedOf(sight.view.claims, wordsNow());
