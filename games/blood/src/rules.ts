import { type MutationId, mutationIds } from './mutations/index.ts';
import { type RulingId, rules, type SectionId } from './text/fr/rules.ts';

/** What reasons and help refer to: parts of the rules, cards, and numbered rulings. */
export type RuleId = SectionId | MutationId | RulingId;
export type { RulingId, SectionId };

const isWritten = (id: string): id is SectionId | RulingId => Object.hasOwn(rules, `rule.${id}`);
const isRuling = (id: SectionId | RulingId): id is RulingId => /^B\d+$/.test(id);
const isSection = (id: SectionId | RulingId): id is SectionId => !isRuling(id);

const written = Object.keys(rules)
  .map((key) => key.slice('rule.'.length))
  .filter(isWritten);
export const sectionIds: readonly SectionId[] = written.filter(isSection);
export const rulingIds: readonly RulingId[] = written.filter(isRuling);
export const ruleIds: readonly RuleId[] = [...sectionIds, ...mutationIds, ...rulingIds];
