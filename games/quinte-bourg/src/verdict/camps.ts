import type { CampId } from '../ids.ts';
import type { OfficeId } from '../offices/index.ts';
import { officesWantedBy } from '../offices/powers.ts';
import {
  alive,
  dominant,
  type Final,
  type FinalPlayer,
  isReptile,
  type Progress,
  progress,
} from './final.ts';

/** When a camp has won (§3). A condition `atStop` is only read once the village has stopped (§4). */
interface Rule {
  readonly rule: string;
  readonly atStop?: true;
  holds(final: Final): boolean;
  /** How near it is. */
  nears(final: Final): Progress;
}

const everyLiving = (final: Final, is: (player: FinalPlayer) => boolean): boolean =>
  final.players.every((player) => !player.alive || is(player));

const three = 3;
/** How many of these offices are in the hands of members, whatever camp dominates them (Q35). */
function heldOf(
  final: Final,
  isMember: (player: FinalPlayer) => boolean,
  wanted: readonly OfficeId[],
): number {
  const members = final.players.filter((player) => player.offices.length > 0 && isMember(player));
  return wanted.filter((office) => members.some(({ offices }) => offices.includes(office))).length;
}

/** To hold three offices among these (§3). */
export const threeOf = (
  wanted: readonly OfficeId[],
  isMember: (player: FinalPlayer) => boolean,
): Pick<Rule, 'holds' | 'nears'> => ({
  holds: (final) => heldOf(final, isMember, wanted) >= three,
  nears: (final) => progress(heldOf(final, isMember, wanted), three, 'goal.posts'),
});

/** The living and the dead of those who must all be dead, or all be something. */
const fraction = (
  { players }: Final,
  concerns: (player: FinalPlayer) => boolean,
  isDone: (player: FinalPlayer) => boolean,
  key: string,
): Progress => {
  const all = players.filter(concerns);
  return progress(all.filter(isDone).length, all.length, key);
};
const isDead = (player: FinalPlayer): boolean => !player.alive;

/** Until only two are left, as long as those live who must be among them. */
const untilTwo =
  (canBe: (living: readonly FinalPlayer[]) => boolean) =>
  (final: Final): Progress => {
    const living = final.players.filter((player) => player.alive);
    const [left, started] = [living.length, final.players.length];
    return progress(canBe(living) ? started - left : 0, started - 2, 'goal.lastTwo', { alive: left });
  };

export const campRules: { readonly [camp in CampId]: Rule } = {
  lovers: {
    rule: '3-lovers',
    holds: (final) => alive(final) === 2 && everyLiving(final, ({ camps }) => camps.includes('lovers')),
    nears: untilTwo((living) => living.filter(({ camps }) => camps.includes('lovers')).length === 2),
  },
  idealists: {
    rule: 'Q33',
    atStop: true,
    holds: (final) => 2 * alive(final) >= final.players.length,
    nears(final) {
      const left = alive(final);
      return progress(left, Math.ceil(final.players.length / 2), 'goal.half', { alive: left });
    },
  },
  seths: {
    rule: 'Q34',
    holds: (final) => alive(final) <= 2 && final.players.some((player) => player.alive && player.isSeth),
    nears: untilTwo((living) => living.some(({ isSeth }) => isSeth)),
  },
  mice: {
    rule: '3-mice',
    ...threeOf(officesWantedBy('mice'), ({ camps }) => camps.includes('mice')),
  },
  reptilians: {
    rule: '3-reptilians',
    holds: (final) => everyLiving(final, (player) => isReptile(player) && !player.isSeth),
    nears: (final) => fraction(final, (player) => !isReptile(player) || player.isSeth, isDead, 'goal.dead'),
  },
  martyrs: {
    rule: '3-martyr',
    holds: (final) => final.martyred.length > 0,
    nears: ({ martyred }) => progress(martyred.length, 1, 'goal.execution'),
  },
  musicians: {
    rule: '3-musicians',
    holds: (final) => everyLiving(final, ({ camps, charmed }) => charmed || camps.includes('musicians')),
    nears: (final) =>
      fraction(
        final,
        (player) => player.alive && !player.camps.includes('musicians'),
        ({ charmed }) => charmed,
        'goal.charmed',
      ),
  },
  villagers: {
    rule: '3-villagers',
    holds: (final) => everyLiving(final, (player) => !isReptile(player)),
    nears: (final) => fraction(final, isReptile, isDead, 'goal.reptilians'),
  },
};

/** Whether somebody, dead or alive, can win by this camp: one that dominates nobody never does (Q35, Q82). */
export const dominates = (final: Final, camp: CampId): boolean =>
  final.players.some(({ camps }) => dominant(camps) === camp);

export const campWins = (final: Final, camp: CampId): boolean =>
  dominates(final, camp) && campRules[camp].holds(final);
