import type { CharacterId } from '../ids.ts';
import { type MutationId, mutationIds, mutations } from '../mutations/index.ts';
import { type RulingId, rulingIds, type SectionId } from '../rules.ts';

export type EntryId = 'how' | SectionId | MutationId | CharacterId;

/** The parts of the rules each ruling belongs to; which mutations it touches stands with them. */
const parts: { readonly [id in RulingId]: readonly SectionId[] } = {
  B1: ['components'],
  B2: ['setup'],
  B3: ['turn'],
  B4: ['revelation'],
  B5: ['claim'],
  B6: ['trial', 'twins'],
  B7: [],
  B8: [],
  B9: ['end', 'claim'],
  B10: ['claim'],
  B11: [],
  B12: ['twins'],
  B13: ['twins'],
  B14: ['secrecy'],
  B15: ['turn'],
  B16: ['trial'],
  B17: ['trial', 'end'],
  B18: ['claim', 'revelation'],
  B19: ['claim'],
  B20: ['mutations', 'trial'],
  B21: ['tie'],
  B22: ['twins', 'trial'],
  B23: ['turn', 'claim'],
};

/** The pages a ruling belongs on. */
export const touches = (ruling: RulingId): readonly EntryId[] => [
  ...parts[ruling],
  ...mutationIds.filter((id) => mutations[id].rulings.includes(ruling)),
];
export const rulingsOf = (entry: EntryId): readonly RulingId[] =>
  rulingIds.filter((ruling) => touches(ruling).includes(entry));
