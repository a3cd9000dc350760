import type { CharacterId, MutationId } from '../ids.ts';
import { type RuleId, ruleIds } from '../text/rules.ts';

export type RulingId = Extract<RuleId, `B${number}`>;
export type SectionId = Exclude<RuleId, RulingId | MutationId>;
export type EntryId = 'how' | SectionId | MutationId | CharacterId;

/** The pages each ruling belongs on. */
export const touches: { readonly [id in RulingId]: readonly EntryId[] } = {
  B1: ['components', 'full-moon', 'clue-to-revenge', 'supper', 'betray', 'attention'],
  B2: ['setup'],
  B3: ['turn', 'attention'],
  B4: ['revelation'],
  B5: ['betray', 'claim'],
  B6: ['trial', 'full-moon', 'twins'],
  B7: ['supper'],
  B8: ['attention'],
  B9: ['end', 'claim'],
  B10: ['claim'],
  B11: ['betray'],
  B12: ['twins', 'full-moon'],
  B13: ['twins'],
  B14: ['secrecy', 'betray'],
  B15: ['turn'],
  B16: ['trial'],
  B17: ['trial', 'end'],
  B18: ['supper', 'betray', 'attention', 'claim', 'revelation'],
  B19: ['betray', 'full-moon', 'claim'],
  B20: ['mutations', 'clue-to-revenge', 'trial'],
  B21: ['tie'],
  B22: ['twins', 'trial'],
  B23: ['turn', 'supper', 'betray', 'attention', 'claim'],
};

const isRuling = (id: RuleId): id is RulingId => Object.hasOwn(touches, id);
export const rulingIds = ruleIds.filter(isRuling);
export const rulingsOf = (entry: EntryId): readonly RulingId[] =>
  rulingIds.filter((id) => touches[id].includes(entry));
