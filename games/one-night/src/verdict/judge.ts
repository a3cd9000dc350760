import type { TeamId } from '../ids.ts';
import { runChains } from './chains.ts';
import { type ChartStep, readChart } from './chart.ts';
import { countVotes, protect, voteOut } from './deaths.ts';
import type { FinalTable } from './finalTable.ts';
import { identify } from './identity.ts';
import { addReason, type Mode, seats } from './judged.ts';
import type { Reason } from './reason.ts';
import { findWinners } from './winners.ts';

/** How a game ended, and why; players are seats. */
export interface Verdict {
  readonly mode: Mode;
  readonly tally: readonly number[];
  readonly dead: readonly number[];
  /** The teams that won as a team (F4); a Traitor, a solo or a packless servant wins for himself. */
  readonly teams: readonly TeamId[];
  readonly winners: readonly number[];
  readonly reasons: readonly Reason[];
  /** The boxes of the chart walked through. */
  readonly path: readonly ChartStep[];
}

/** Judges any final table, even one that no deck gives (sections E and F). */
export function judge(table: FinalTable): Verdict {
  const { judging, notes } = identify(table.players);
  countVotes(judging);
  protect(judging);
  voteOut(judging, table.options);
  runChains(judging);
  const { teams, path, reasons } = readChart(judging);
  for (const note of notes) addReason(judging, 'teams', note);
  for (const reason of reasons) addReason(judging, 'teams', reason);
  const winners = findWinners(judging, teams);
  return {
    mode: judging.mode,
    tally: judging.tally,
    dead: seats(judging, (player) => judging.dead[player] === true),
    teams,
    winners,
    reasons: judging.reasons,
    path,
  };
}
