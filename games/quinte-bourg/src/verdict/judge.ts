import type { Params, Reason, Seat } from '@veillee/kernel';
import { type CampId, type ConditionId, campIds, conditionIds } from '../ids.ts';
import { campRules, campWins, dominates, ownRules, ownWins } from './conditions.ts';
import { alive, dominant, type Final, type FinalPlayer, isReptile, type StopCause } from './final.ts';

/** How a village ended: who won, who is consoled, and why. */
export interface Judgement {
  readonly cause: StopCause;
  readonly winners: readonly Seat[];
  readonly teams: readonly string[];
  /** Players who have not won, but whose second wish came true (Q36). */
  readonly consoled: readonly Seat[];
  readonly reasons: readonly Reason[];
}

/** Whose victory a camp that cannot win any more hopes for (§3). */
const consolations: { readonly [camp in CampId]: 'reptilians' | 'villagers' | null } = {
  lovers: 'villagers',
  idealists: 'villagers',
  seths: 'reptilians',
  mice: 'reptilians',
  reptilians: null,
  martyrs: 'reptilians',
  musicians: 'villagers',
  villagers: null,
};

const reason = (stage: string, rule: string, key: string, params: Params): Reason => ({
  stage,
  rule,
  key,
  params,
});

/** Judges any final village: every player, dead or alive, by the dominant camp or a personal condition (§4). */
export function judge(final: Final, cause: StopCause): Judgement {
  const greedy = final.players.findIndex((_, seat) => ownWins(final, 'greedy', seat));
  const camps = campIds.filter((camp) => campWins(final, camp));
  const reasons = [stopReason(final, cause), ...campReasons(final)];
  const winners: Seat[] = [];
  const consoled: Seat[] = [];
  const won = new Set<string>();
  final.players.forEach((player, seat) => {
    const outcome = greedy >= 0 ? alone(seat, greedy) : outcomeOf(final, player, seat, camps);
    reasons.push(...outcome.reasons);
    for (const team of outcome.teams) won.add(team);
    if (outcome.teams.length > 0) winners.push(seat);
    else if (outcome.consoled) consoled.push(seat);
  });
  const teams = [...campIds, ...conditionIds].filter((team) => won.has(team));
  return { cause, winners, teams, consoled, reasons };
}

interface Outcome {
  readonly teams: readonly string[];
  readonly consoled: boolean;
  readonly reasons: readonly Reason[];
}

/** Who owns every coin wins alone, and nobody else at all (Q40). */
function alone(seat: Seat, greedy: Seat): Outcome {
  const won = seat === greedy;
  const reasons = [
    reason('players', 'Q40', won ? 'player.alone' : 'player.impoverished', { player: seat, greedy }),
  ];
  return { teams: won ? ['greedy'] : [], consoled: false, reasons };
}

function outcomeOf(final: Final, player: FinalPlayer, seat: Seat, winning: readonly CampId[]): Outcome {
  const camp = dominant(player.camps);
  const reasons: Reason[] = [];
  const teams: (CampId | ConditionId)[] = [];
  if (winning.includes(camp)) {
    teams.push(camp);
    reasons.push(reason('players', campRules[camp].rule, 'player.camp', { player: seat, camp }));
  }
  for (const condition of player.conditions) {
    if (!ownWins(final, condition, seat)) continue;
    teams.push(condition);
    reasons.push(
      reason('players', ownRules[condition].rule, 'player.condition', { player: seat, condition }),
    );
  }
  if (teams.length > 0) return { teams, consoled: false, reasons };
  const wish = consolations[camp];
  const consoled = wish !== null && winning.includes(wish);
  reasons.push(
    consoled
      ? reason('players', 'Q36', 'player.consoled', { player: seat, camp, wish })
      : reason('players', campRules[camp].rule, 'player.lost', { player: seat, camp }),
  );
  return { teams, consoled, reasons };
}

const stopReason = (final: Final, cause: StopCause): Reason =>
  reason('stop', '4', `stop.${cause}`, { alive: alive(final), started: final.players.length });

/** For each camp of the game, whether its condition holds, and the figures it rests on. */
function campReasons(final: Final): Reason[] {
  const figures = {
    alive: alive(final),
    started: final.players.length,
    reptilians: final.players.filter((player) => player.alive && isReptile(player)).length,
  };
  return campIds
    .filter((camp) => final.players.some(({ camps }) => camps.includes(camp)))
    .map((camp) => {
      const params = { camp, ...figures };
      if (!dominates(final, camp)) return reason('camps', 'Q82', 'camp.dominated', params);
      const outcome = campRules[camp].holds(final) ? 'held' : 'missed';
      return reason('camps', campRules[camp].rule, `camp.${camp}.${outcome}`, params);
    });
}
