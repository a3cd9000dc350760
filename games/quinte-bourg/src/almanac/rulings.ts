import { keysOf } from '@veillee/kernel';
import type { CampId } from '../ids.ts';
import type { rulings } from '../text/fr/rulings.ts';

export type RulingId = keyof typeof rulings;

/** The rulings each page rests on; cards, offices, laws and conditions name their own. */
export const pageRulings = {
  how: ['Q0', 'Q11', 'Q30', 'Q31', 'Q35', 'Q36', 'Q47', 'Q50', 'Q51', 'Q52', 'Q75', 'Q82'],
  calendar: ['Q1', 'Q2', 'Q27', 'Q28', 'Q29'],
  night: ['Q5', 'Q12', 'Q15', 'Q17', 'Q18', 'Q19', 'Q37', 'Q53', 'Q54', 'Q58', 'Q59', 'Q60', 'Q67'],
  death: ['Q20', 'Q49', 'Q61', 'Q62', 'Q63', 'Q64', 'Q72'],
  laws: ['Q77'],
  money: ['Q25', 'Q32', 'Q59', 'Q63', 'Q79'],
} as const satisfies { readonly [page: string]: readonly RulingId[] };
export type PageId = keyof typeof pageRulings;
export const pageIds: readonly PageId[] = keysOf(pageRulings);

export const campRulings: { readonly [id in CampId]: readonly RulingId[] } = {
  lovers: ['Q9', 'Q10', 'Q26', 'Q43', 'Q44', 'Q45', 'Q46'],
  idealists: ['Q33'],
  seths: ['Q34'],
  mice: ['Q3', 'Q4', 'Q69'],
  reptilians: ['Q5', 'Q17', 'Q18', 'Q37', 'Q38', 'Q46', 'Q58'],
  martyrs: [],
  musicians: ['Q6', 'Q39', 'Q80'],
  villagers: [],
};
