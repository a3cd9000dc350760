import type { Seat } from '@veillee/kernel';
import type { CampId } from '../ids.ts';
import { isSeth } from '../verdict/final.ts';
import type { Mind } from './mind.ts';

/** What those of a camp want of others, as long as no more than they know tells them otherwise. */
export interface Drive {
  /** How much somebody's death is wanted, who is no friend: from 1 to −1. */
  death(mind: Mind, seat: Seat): number;
  /** How much one's own is. */
  readonly own?: number;
  /** Has something to hide: shows no camp card, tells nothing that harms a friend, goes by what all must think. */
  readonly hides?: true;
}

/** Rid of the pack: 1 for one of them, 0 where nothing is known, −1 for whoever is surely none. */
function justice(mind: Mind, seat: Seat): number {
  const chance = mind.pack(seat);
  const usual = mind.packShare;
  return chance > usual ? (chance - usual) / (1 - usual) : (chance - usual) / usual;
}

/** Whoever the village believes is dangerous, and so is who speaks against us. */
const hunger = (mind: Mind, seat: Seat): number =>
  Math.min(1, 0.6 + 0.25 * (1 - mind.crowd(seat)) + 0.2 * mind.accusations(seat));

/** So few that only two can be left soon. */
const few = 4;

export const drives: { readonly [camp in CampId]: Drive } = {
  // The two last of all: they keep the balance, and with the village as long as the pack is strong.
  lovers: {
    hides: true,
    death: (mind, seat) => 0.25 + 0.6 * (mind.packShare > 0.4 ? 1 : -1) * justice(mind, seat),
  },
  // Half must live: only whoever goes on killing is better dead.
  idealists: { death: (mind, seat) => 0.7 * justice(mind, seat) - 0.25 },
  // With the pack, until few are left.
  seths: {
    hides: true,
    death: (mind, seat) => (mind.living.length <= few ? 1 : mind.isMate(seat) ? -0.8 : hunger(mind, seat)),
  },
  mice: {
    hides: true,
    death: (mind, seat) =>
      mind.officesOf(seat).some((office) => mind.wants(office)) ? 0.5 : 0.3 * justice(mind, seat),
  },
  // Once nobody else is left Seth must die.
  reptilians: {
    hides: true,
    death: (mind, seat) =>
      mind.isMate(seat)
        ? mind.isAmongMates
          ? 0.05 + mind.chance(seat, ({ marks }) => isSeth(marks))
          : -1
        : hunger(mind, seat),
  },
  // Who votes against the trusted draws votes.
  martyrs: { own: 0.7, death: (mind, seat) => -0.4 * justice(mind, seat) },
  // Whoever is dead need not be charmed.
  musicians: { death: (mind, seat) => 0.6 * justice(mind, seat) + 0.1 },
  villagers: { death: justice },
};
