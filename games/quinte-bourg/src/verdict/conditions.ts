import { type CampId, type ConditionId, campIds, conditionIds, type OfficeId } from '../ids.ts';
import { alive, dominant, type Final, type FinalPlayer, isReptile, seatsWhere } from './final.ts';

/** When a camp has won (§3). A condition `atStop` is only read once the village has stopped (§4). */
interface Rule {
  readonly rule: string;
  readonly atStop?: true;
  holds(final: Final): boolean;
}

const everyLiving = (final: Final, is: (player: FinalPlayer) => boolean): boolean =>
  final.players.every((player) => !player.alive || is(player));

/** Three of these offices are in the hands of members, whatever camp dominates them (Q35). */
function holdThree(
  final: Final,
  isMember: (player: FinalPlayer) => boolean,
  wanted: readonly OfficeId[],
): boolean {
  const held = final.players.filter(isMember).flatMap(({ offices }) => offices);
  return wanted.filter((office) => held.includes(office)).length >= 3;
}

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
    holds: (final) =>
      holdThree(final, ({ camps }) => camps.includes('mice'), ['president', 'notary', 'senator', 'chief']),
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

/** A personal condition, for one who has it. */
interface OwnRule {
  readonly rule: string;
  readonly atStop?: true;
  holds(final: Final, seat: number): boolean;
}

const has = (condition: ConditionId) => (player: FinalPlayer) => player.conditions.includes(condition);

export const ownRules: { readonly [condition in ConditionId]: OwnRule } = {
  greedy: {
    rule: 'Q40',
    holds: (final, seat) => {
      const total = final.players.reduce((sum, { coins }) => sum + coins, 0);
      const owner = final.players[seat];
      return total >= 1 && owner?.alive === true && owner.coins === total;
    },
  },
  detectives: {
    rule: '3-detectives',
    holds: (final) => holdThree(final, has('detectives'), ['president', 'prosecutor', 'senator', 'chief']),
  },
  mathematicians: {
    rule: '3-mathematicians',
    holds: (final) => holdThree(final, has('mathematicians'), ['notary', 'prosecutor', 'senator', 'chief']),
  },
  musicLover: {
    rule: '3-music-lover',
    atStop: true,
    holds: (final) => campWins(final, 'musicians'),
  },
  pentaphile: {
    rule: '3-pentaphile',
    atStop: true,
    holds: (final) => alive(final) % 5 === 0,
  },
  showman: {
    rule: '3-showman',
    holds: (final, seat) => final.showWon === seat,
  },
  matcher: {
    rule: '3-perfect-matcher',
    atStop: true,
    holds: (final) =>
      2 * final.players.filter((player) => player.alive && isReptile(player)).length === alive(final),
  },
  fiftyEighter: {
    rule: '3-58-er',
    atStop: true,
    holds: (final) => alive(final) === 5 || alive(final) === 8,
  },
  romantic: {
    rule: '3-romantic',
    atStop: true,
    holds: (final) => campWins(final, 'lovers'),
  },
};

/** Whether somebody, dead or alive, can win by this camp: one that dominates nobody never does (Q35, Q82). */
export const dominates = (final: Final, camp: CampId): boolean =>
  final.players.some(({ camps }) => dominant(camps) === camp);

export const campWins = (final: Final, camp: CampId): boolean =>
  dominates(final, camp) && campRules[camp].holds(final);

export const ownWins = (final: Final, condition: ConditionId, seat: number): boolean =>
  final.players[seat]?.conditions.includes(condition) === true && ownRules[condition].holds(final, seat);

/** Whether something that can be met during play is met now (Q11). */
export function isMet(final: Final): boolean {
  if (campIds.some((camp) => campRules[camp].atStop !== true && campWins(final, camp))) return true;
  return conditionIds.some(
    (condition) =>
      ownRules[condition].atStop !== true &&
      seatsWhere(final, has(condition)).some((seat) => ownWins(final, condition, seat)),
  );
}
