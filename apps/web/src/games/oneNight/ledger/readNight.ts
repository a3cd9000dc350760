import type { Phrase } from '@veillee/kernel';
import { type Ending, endingOf, retell, slipsOf } from '@veillee/one-night';
import type { Answers } from '../../../whoWon/sheet.ts';
import type { Night } from './nightPages.ts';
import { deckTold, toldNight } from './toldNight.ts';

/** A night that was told whole. */
export interface NightRead {
  readonly clashes: readonly Phrase[];
  readonly slips: readonly Phrase[];
  readonly complete: boolean;
  /** Who held what when. */
  readonly end: Ending | null;
}

export function readNight({ known, gremlinSelf, asking }: Night, answers: Answers): NightRead {
  const deck = deckTold(known, asking.names.length, answers);
  const night = deck === null ? null : toldNight({ known, deck, gremlinSelf, asking }, answers);
  const told = night === null ? undefined : retell(night);
  if (night === null || told === undefined)
    return { clashes: [{ key: 'ledger.noDeal' }], slips: [], complete: true, end: null };
  const { clashes, isComplete, state } = told;
  return {
    clashes,
    slips: clashes.length === 0 ? [] : slipsOf(night, told),
    complete: isComplete,
    end: endingOf(state),
  };
}
