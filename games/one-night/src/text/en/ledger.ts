import type { Wordings } from '@veillee/kernel';
import type { LedgerKey } from '../fr/ledger.ts';

export const ledger: Wordings<LedgerKey> = {
  'ledger.sawCard':
    '{by:seat} says they saw {told:theCard} {of:where}; going by the story, it was {face:theCard}.',
  'ledger.sawMark':
    '{by:seat} says they saw {told:theMark} {of:where}; going by the story, it was {face:theMark}.',
  'ledger.card':
    'In front of {player:seat} lay {found:theCard}; going by the story, it should be {face:theCard}.',
  'ledger.mark':
    'In front of {player:seat} lay {found:theMark}; going by the story, it should be {face:theMark}.',
  'ledger.carried': 'In front of {player:seat}, the card ({card:card}) did not become what the story says.',
  'ledger.artefact': 'In front of {player:seat} lay an artefact that nobody says they placed there.',
  'ledger.noArtefact':
    'Going by the story, an artefact was placed in front of {player:seat}; none was found.',
  'ledger.noDeal': 'The cards people say they were dealt are not those of this game.',
  'ledger.slip.dealt': '{player:seat}: the card dealt at the start',
  'ledger.slip.did': '{by:seat}: what was done ({call:call})',
  'ledger.slip.saw': '{by:seat}: what was seen ({call:call})',
  'ledger.slip.found': '{player:seat}: what was found at the end',
};
