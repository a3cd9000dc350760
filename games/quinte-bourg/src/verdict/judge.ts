import { type Because, becauseIn } from '@veillee/gamekit';
import type { Seat } from '@veillee/kernel';
import { type ConditionId, conditionIds, conditions } from '../conditions.ts';
import { type CampId, campIds } from '../ids.ts';
import { campRules, campWins, dominates } from './camps.ts';
import { ownWins } from './conditions.ts';
import { alive, dominant, type Final, type FinalPlayer, isReptile, type StopCause } from './final.ts';

/** How a village ended: who won, who is consoled, and why. */
export interface Judgement {
  readonly cause: StopCause;
  readonly winners: readonly Seat[];
  readonly teams: readonly string[];
  /** Players who have not won, but whose second wish came true (Q36). */
  readonly consoled: readonly Seat[];
  readonly reasons: readonly Because[];
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

const because = becauseIn<string, string, string>();

/** Judges any final village: every player, dead or alive, by the dominant camp or a personal condition (§4). */
export function judge(final: Final, cause: StopCause): Judgement {
  const greedy = aloneIn(final);
  const camps = campIds.filter((camp) => campWins(final, camp));
  const reasons = [stopReason(final, cause), ...campReasons(final)];
  const winners: Seat[] = [];
  const consoled: Seat[] = [];
  const won = new Set<string>();
  final.players.forEach((player, seat) => {
    const outcome = greedy !== undefined ? alone(seat, greedy) : outcomeOf(final, player, seat, camps);
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
  readonly reasons: readonly Because[];
}

/** Who wins alone, and by what. */
interface Alone {
  readonly seat: Seat;
  readonly by: ConditionId;
}
const alones = conditionIds.filter((id) => conditions[id].alone);
function aloneIn(final: Final): Alone | undefined {
  for (const by of alones) {
    const seat = final.players.findIndex((_, seat) => ownWins(final, by, seat));
    if (seat >= 0) return { seat, by };
  }
  return undefined;
}

/** Who owns every coin wins alone, and nobody else at all (Q40). */
function alone(seat: Seat, { seat: greedy, by }: Alone): Outcome {
  const won = seat === greedy;
  const reasons = [
    because('players', won ? 'player.alone' : 'player.impoverished', 'Q40', { player: seat, greedy }),
  ];
  return { teams: won ? [by] : [], consoled: false, reasons };
}

function outcomeOf(final: Final, player: FinalPlayer, seat: Seat, winning: readonly CampId[]): Outcome {
  const camp = dominant(player.camps);
  const reasons: Because[] = [];
  const teams: (CampId | ConditionId)[] = [];
  if (winning.includes(camp)) {
    teams.push(camp);
    reasons.push(because('players', 'player.camp', campRules[camp].rule, { player: seat, camp }));
  }
  for (const condition of player.conditions) {
    if (!ownWins(final, condition, seat)) continue;
    teams.push(condition);
    reasons.push(
      because('players', 'player.condition', conditions[condition].rule, { player: seat, condition }),
    );
  }
  if (teams.length > 0) return { teams, consoled: false, reasons };
  const wish = consolations[camp];
  const consoled = wish !== null && winning.includes(wish);
  reasons.push(
    consoled
      ? because('players', 'player.consoled', 'Q36', { player: seat, camp, wish })
      : because('players', 'player.lost', campRules[camp].rule, { player: seat, camp }),
  );
  return { teams, consoled, reasons };
}

const stopReason = (final: Final, cause: StopCause): Because =>
  because('stop', `stop.${cause}`, '4', { alive: alive(final), started: final.players.length });

/** For each camp of the game, whether its condition holds, and the figures it rests on. */
function campReasons(final: Final): Because[] {
  const figures = {
    alive: alive(final),
    started: final.players.length,
    reptilians: final.players.filter((player) => player.alive && isReptile(player)).length,
  };
  return campIds
    .filter((camp) => final.players.some(({ camps }) => camps.includes(camp)))
    .map((camp) => {
      const params = { camp, ...figures };
      if (!dominates(final, camp)) return because('camps', 'camp.dominated', 'Q82', params);
      const outcome = campRules[camp].holds(final) ? 'held' : 'missed';
      return because('camps', `camp.${camp}.${outcome}`, campRules[camp].rule, params);
    });
}
