import { type EntryId, type RulingId, rulingIds, touches } from './rulings.ts';

/** The numbered rules that touch an entry, in their order. */
export const rulingsOf = (entry: EntryId): readonly RulingId[] =>
  rulingIds.filter((id) => (touches[id] as readonly EntryId[]).includes(entry));
