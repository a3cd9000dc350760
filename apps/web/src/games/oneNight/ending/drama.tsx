import type { Beat } from '../../../reveal/beat.ts';
import type { Shown } from '../shown.ts';
import { acts } from './acts.ts';
import { Headline } from './Headline.tsx';
import { RevealTable } from './RevealTable.tsx';

/** Fingers, cards, verdict, as they are drawn. */
export const drama = (shown: Shown): readonly Beat[] =>
  acts(shown).map(({ table, ...act }) => ({
    ...act,
    draw: (passed) => (
      <RevealTable {...table(passed)}>{act.ends ? <Headline {...shown} /> : null}</RevealTable>
    ),
  }));
