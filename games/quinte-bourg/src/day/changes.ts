import type { Seat } from '@veillee/kernel';
import { cards } from '../cards.ts';
import { officesOf } from '../offices/held.ts';
import { isHeldBesides } from '../offices/holding.ts';
import { type OfficeId, officeIds, offices } from '../offices/index.ts';
import { mend } from '../offices/succession.ts';
import { setOffice } from '../offices/vacate.ts';
import { announce } from '../record.ts';
import type { Play, RuleOf } from '../spec.ts';

/** Changes of office, as the cards have them (§12); complete once they are mended (Q47). */
export const changesStep: RuleOf<'changes'> = {
  open(table) {
    table.state.mending = true;
    for (const card of cards) card.changes?.(table);
  },
};

/** Whom a card ousts resigns; the Scrutineer's office passes, and the new one mends and fills (Q66, Q72). */
export const rotationStep: RuleOf<'rotation'> = {
  open(table) {
    const [ousted = null] = cards.flatMap((card) => card.ousts?.(table) ?? []);
    // Whoever must resign cannot keep what goes round, even as the only one without another office.
    const cannotStay = ousted === null ? [] : officesOf(table.state, ousted);
    const resigned = ousted === null ? null : resign(table, ousted);
    for (const office of officeIds)
      offices[office].passOn?.(table, cannotStay.includes(office) ? 'onward' : 'morning');
    mend(table, resigned);
  },
};

function resign(table: Play, seat: Seat): { office: OfficeId; seat: Seat } | null {
  const office = officesOf(table.state, seat).find((id) => !isHeldBesides(id));
  if (office === undefined) return null;
  setOffice(table, office, null);
  announce(table, 'office.resigned', { office, player: seat });
  return { office, seat };
}
