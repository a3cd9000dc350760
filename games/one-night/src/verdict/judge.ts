import { at } from '@veillee/kernel';
import type { TeamId } from '../ids.ts';
import { runChains } from './chains.ts';
import { type ChartStep, type Reading, readChart } from './chart.ts';
import { countVotes, protect, voteOut } from './deaths.ts';
import type { FinalTable, Place, VerdictOptions } from './finalTable.ts';
import { emptyRecord, identify } from './identity.ts';
import { addReason, type Identity, type Judging, type Mode, seats, usualReplacementMin } from './judged.ts';
import type { Reason } from './reason.ts';
import { findWinners, outcomeOf } from './winners.ts';

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
  const { teams, path, reasons } = settle(judging, table.options);
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

function settle(judging: Judging, options: VerdictOptions): Reading {
  countVotes(judging);
  protect(judging);
  voteOut(judging, options);
  runChains(judging);
  return readChart(judging);
}

/** The same evening by other fingers: who everybody is hangs on none of them, and is not asked anew. */
export class Retrial {
  readonly #judging: Judging;
  readonly #places: { -readonly [what in keyof Place]: Place[what] }[];

  constructor({ places, roles, kinds, sides, mode }: Identity) {
    this.#places = places.map((place) => ({ ...place }));
    this.#judging = { ...emptyRecord(this.#places), roles, kinds, sides, mode, reasons: null };
  }

  points(seat: number, target: number): void {
    at(this.#places, seat).votes = target;
  }

  wins(me: number): boolean {
    const { tally, safe, replacementMin, dead } = this.#judging;
    tally.fill(0);
    safe.fill(false);
    replacementMin.fill(usualReplacementMin);
    dead.fill(false);
    return outcomeOf(this.#judging, me, settle(this.#judging, noOptions).teams).won;
  }
}
const noOptions: VerdictOptions = {};
