import type { CampId, ConditionId } from '../ids.ts';
import { type OfficeId, officeIds, offices } from './index.ts';
import type { OfficePowers } from './office.ts';

type Name = keyof OfficePowers;
const powers: { readonly [id in OfficeId]: OfficePowers } = offices;

/** The office that has a power, by its own file, and what its holder is asked. */
export function officeThat<P extends Name>(
  power: P,
): { readonly office: OfficeId; readonly asks: NonNullable<OfficePowers[P]> } {
  for (const office of officeIds) {
    const asks = powers[office][power];
    if (asks !== undefined) return { office, asks };
  }
  throw new Error(`no office ${power}`);
}

/** The offices of which three win a game for these (§3). */
export const officesWantedBy = (who: CampId | ConditionId): readonly OfficeId[] =>
  officeIds.filter((office) => offices[office].wantedBy?.includes(who));
