import type { Wordings } from '@veillee/kernel';

/** Le registre de la nuit : ce qui, dans ce que chacun raconte, ne va pas ensemble. */
export const ledger = {
  'ledger.sawCard':
    '{by:seat} dit avoir vu {told:theCard} {of:where} ; d’après le récit, c’était {face:theCard}.',
  'ledger.sawMark':
    '{by:seat} dit avoir vu {told:theMark} {of:where} ; d’après le récit, c’était {face:theMark}.',
  'ledger.card':
    'Devant {player:seat}, on a trouvé {found:theCard} ; d’après le récit, ce devrait être {face:theCard}.',
  'ledger.mark':
    'Devant {player:seat}, on a trouvé {found:theMark} ; d’après le récit, ce devrait être {face:theMark}.',
  'ledger.carried': 'Devant {player:seat}, la carte ({card:card}) n’est pas devenue ce que veut le récit.',
  'ledger.artefact': 'Devant {player:seat}, on a trouvé un artefact que personne ne dit avoir posé là.',
  'ledger.noArtefact': 'D’après le récit, un artefact est posé devant {player:seat} ; on n’en a pas trouvé.',
  'ledger.noDeal': 'Les cartes que chacun dit avoir reçues ne sont pas celles de la partie.',
  'ledger.slip.dealt': '{player:seat} : la carte reçue au début',
  'ledger.slip.did': '{by:seat} : ce qui a été fait ({call:call})',
  'ledger.slip.saw': '{by:seat} : ce qui a été vu ({call:call})',
  'ledger.slip.found': '{player:seat} : ce qu’on a trouvé à la fin',
} as const satisfies Wordings;

export type LedgerKey = keyof typeof ledger;
