import { nameOf } from '@veillee/gamekit';
import {
  type Cell,
  type Consultation,
  type Diagnosis,
  deckIn,
  leaningOf,
  type Remedy,
  rateOf,
  theTeam,
} from '@veillee/gamekit/lab';
import type { Lang } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import type { Entry } from '../games.ts';
import { words } from '../words/index.ts';
import { percentOf, sentence, spanOf } from './report.ts';

/** A deck one may look at: its cards are known, and one at a time. */
export function checkPatient(entry: Entry, cells: readonly Cell[]): Cell {
  const [cell, another] = cells;
  if (cell === undefined || another !== undefined) throw new UsageError(({ lab }) => lab.oneDeck);
  if (deckIn(entry, cell) === null) throw new UsageError(({ lab }) => lab.noDeck);
  return cell;
}

export function doctorLines(
  entry: Entry,
  { ledger, cell }: Consultation,
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
          say.wins(theTeam(entry, leaning.heavy.team, lang), percentOf(rateOf(leaning.heavy.share), lang)),
          say.wins(theTeam(entry, leaning.light.team, lang), percentOf(rateOf(leaning.light.share), lang)),
          leaning.noise,
        );
  return [
    `  ${name(remedy.out)} → ${name(remedy.in)}`,
    `    ${pairs}${change.noise ? ` ${say.noise}` : ''}`,
    `    ${then}`,
  ];
}
