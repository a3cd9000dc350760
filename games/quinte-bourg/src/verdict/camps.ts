import type { CampId } from '../ids.ts';
import type { OfficeId } from '../offices/index.ts';
import { officesWantedBy } from '../offices/powers.ts';
import { alive, dominant, type Final, type FinalPlayer, isReptile } from './final.ts';

/** When a camp has won (§3). A condition `atStop` is only read once the village has stopped (§4). */
interface Rule {
  readonly rule: string;
  readonly atStop?: true;
  holds(final: Final): boolean;
}

const everyLiving = (final: Final, is: (player: FinalPlayer) => boolean): boolean =>
  final.players.every((player) => !player.alive || is(player));

/** Three of these offices are in the hands of members, whatever camp dominates them (Q35). */
export function holdThree(
  final: Final,
  isMember: (player: FinalPlayer) => boolean,
  wanted: readonly OfficeId[],
): boolean {
  const held = final.players.filter(isMember).flatMap(({ offices }) => offices);
  return wanted.filter((office) => held.includes(office)).length >= 3;
}

const wantedByMice = officesWantedBy('mice');

export const campRules: { readonly [camp in CampId]: Rule } = {
  lovers: {
    rule: '3-lovers',
    holds: (final) => alive(final) === 2 && everyLiving(final, ({ camps }) => camps.includes('lovers')),
  },
  idealists: {
    rule: 'Q33',
    atStop: true,
    holds: (final) => 2 * alive(final) >= final.players.length,
  },
  seths: {
    rule: 'Q34',
    holds: (final) => alive(final) <= 2 && final.players.some((player) => player.alive && player.isSeth),
  },
  mice: {
    rule: '3-mice',
    holds: (final) => holdThree(final, ({ camps }) => camps.includes('mice'), wantedByMice),
  },
  reptilians: {
    rule: '3-reptilians',
    holds: (final) => everyLiving(final, (player) => isReptile(player) && !player.isSeth),
  },
  martyrs: {
    rule: '3-martyr',
    holds: (final) => final.martyred.length > 0,
  },
  musicians: {
    rule: '3-musicians',
    holds: (final) => everyLiving(final, ({ camps, charmed }) => charmed || camps.includes('musicians')),
  },
  villagers: {
    rule: '3-villagers',
    holds: (final) => everyLiving(final, (player) => !isReptile(player)),
  },
};

/** Whether somebody, dead or alive, can win by this camp: one that dominates nobody never does (Q35, Q82). */
export const dominates = (final: Final, camp: CampId): boolean =>
  final.players.some(({ camps }) => dominant(camps) === camp);

export const campWins = (final: Final, camp: CampId): boolean =>
  dominates(final, camp) && campRules[camp].holds(final);
