import {
  type Cell,
  deckIn,
  type Ledger,
  leaningOf,
  type Remedy,
  rateOf,
  remediesOf,
  roundsFor,
  type Swap,
  swapsFor,
} from '@veillee/gamekit/lab';
import type { Lang } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import { type Entry, nameOf } from '../games.ts';
import { words } from '../words/index.ts';
import { percent, sentence, spanOf, theTeam } from './report.ts';

/** How many remedies are told. */
const shown = 3;

export interface Consultation {
  readonly entry: Entry;
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

/** A deck one may look at: its cards are known, and one at a time. */
export function checkPatient(entry: Entry, cells: readonly Cell[]): Cell {
  const [cell, another] = cells;
  if (cell === undefined || another !== undefined) throw new UsageError(({ lab }) => lab.oneDeck);
  if (deckIn(entry, cell) === null) throw new UsageError(({ lab }) => lab.noDeck);
  return cell;
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

export function doctorLines(
  { entry, ledger, cell }: Consultation,
  { remedies, tried }: Diagnosis,
  lang: Lang,
): readonly string[] {
  const say = words[lang].lab;
  const row = { cell, tally: ledger.tallyOf(cell) };
  const leaning = leaningOf(entry, row);
  if (leaning === undefined) return [sentence(entry, row, lang)];
  const heavy = theTeam(entry, leaning.heavy.team, lang);
  const head = [sentence(entry, row, lang), leaning.noise ? say.even : say.heavy(heavy)];
  if (remedies.length === 0) return head;
  return [
    ...head,
    '',
    say.remedies(remedies.length, tried),
    ...remedies.flatMap((remedy) => remedyLines(entry, remedy, leaning.heavy.team, lang)),
  ];
}

function remedyLines(entry: Entry, remedy: Remedy, team: string, lang: Lang): readonly string[] {
  const say = words[lang].lab;
  const { change, leaning } = remedy;
  const name = (role: string): string => nameOf(entry, 'role', role, lang);
  const signed = new Intl.NumberFormat(lang, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const pairs = say.change(
    nameOf(entry, 'team', team, lang),
    signed.format(change.by),
    spanOf(change.interval, lang),
    change.games,
  );
  const then =
    leaning === undefined
      ? say.nothing
      : say.after(
          say.wins(theTeam(entry, leaning.heavy.team, lang), percent(rateOf(leaning.heavy.share), lang)),
          say.wins(theTeam(entry, leaning.light.team, lang), percent(rateOf(leaning.light.share), lang)),
          leaning.noise,
        );
  return [
    `  ${name(remedy.out)} → ${name(remedy.in)}`,
    `    ${pairs}${change.noise ? ` ${say.noise}` : ''}`,
    `    ${then}`,
  ];
}
