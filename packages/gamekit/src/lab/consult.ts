import type { GameEntry } from '../entry.ts';
import { leaningOf } from './compare.ts';
import { type Remedy, remediesOf, roundsFor, type Swap, swapsFor } from './doctor.ts';
import type { Ledger } from './ledger.ts';
import type { Cell } from './play.ts';

/** How many remedies are told. */
const shown = 3;

export interface Consultation {
  readonly entry: GameEntry;
  readonly ledger: Ledger;
  readonly cell: Cell;
  readonly games: number;
  /** Plays what is wanted; false where somebody asked to stop before all was played. */
  play(): Promise<boolean>;
}

/** What was found: nothing to mend, or what mends it; as far as one came. */
export interface Diagnosis {
  readonly remedies: readonly Remedy[];
  readonly tried: number;
}

/** The deck is played, then every swap a little, and the best of them as long as the deck itself. */
export async function consult({ entry, ledger, cell, games, play }: Consultation): Promise<Diagnosis> {
  ledger.want([cell], games);
  const none = { remedies: [], tried: 0 };
  if (!(await play())) return none;
  const leaning = leaningOf(entry, { cell, tally: ledger.tallyOf(cell) });
  if (leaning === undefined || leaning.noise) return none;
  const all = swapsFor(entry, cell, leaning);
  let left: readonly Swap[] = all;
  let remedies: readonly Remedy[] = [];
  for (const round of roundsFor(games, all.length, shown)) {
    ledger.want(
      left.map((swap) => swap.cell),
      round.games,
    );
    if (!(await play())) break;
    remedies = remediesOf(entry, ledger, {
      cell,
      swaps: left,
      heavy: leaning.heavy.team,
      games: round.games,
    }).slice(0, round.keep);
    left = remedies;
  }
  return { remedies: remedies.slice(0, shown), tried: all.length };
}
