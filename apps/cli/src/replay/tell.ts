import type { Telling } from '@veillee/gamekit';
import { type Match, nameAt, type Phrase, type Sight, see, speak, type Verdict } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { Entry } from '../games.ts';
import { printable } from '../say.ts';
import { tellReasons, tellWinners } from '../verdict/tell.ts';
import { words } from '../words/index.ts';

const said = (entry: Entry, phrase: Phrase, telling: Telling): string =>
  speak(entry.game.text[telling.lang], phrase, telling);

/** The whole match: what was public, who won and why, then what only the end tells. */
export function tellMatch(entry: Entry, match: Match, telling: Telling): string[] {
  const say = words[telling.lang].replay;
  const { facts, verdict } = see(match, 'table');
  const chapters = match.over ? (entry.story?.(stateOf(match), telling) ?? []) : [];
  return [
    say.told,
    ...facts.map((fact) => `  ${said(entry, fact, telling)}`),
    '',
    ...(verdict === null ? [say.unfinished] : outcome(entry, verdict, telling)),
    ...chapters.flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `  ${line}`)]),
  ].map(printable);
}

function outcome(entry: Entry, verdict: Verdict, telling: Telling): string[] {
  const { lang, names } = telling;
  const winners = verdict.winners.map((seat) => nameAt(names, seat));
  const reasons = verdict.reasons.map((reason) => ({ ...reason, words: said(entry, reason, telling) }));
  return [...tellWinners(entry, verdict.teams, winners, lang), '', ...tellReasons(entry, reasons, lang)];
}

/** What one chair saw, moment by moment: the facts told to it, and what it was asked. */
export function tellSights(entry: Entry, sights: readonly Sight[], telling: Telling): string[] {
  const say = words[telling.lang].replay;
  const lines: string[] = [];
  let heard = 0;
  let undone = 0;
  const asked = new Set<number>();
  for (const [moment, sight] of sights.entries()) {
    const news: string[] = [];
    if (sight.undone !== undone) {
      heard = 0;
      undone = sight.undone;
      news.push(`  ← ${say.undone}`);
    }
    for (const fact of sight.facts.slice(heard)) news.push(`  ${said(entry, fact, telling)}`);
    heard = sight.facts.length;
    for (const { number, topic, params } of sight.prompts) {
      if (asked.has(number)) continue;
      asked.add(number);
      news.push(
        `  ? ${said(entry, params === undefined ? { key: topic } : { key: topic, params }, telling)}`,
      );
    }
    if (news.length > 0) lines.push(`${say.moment} ${moment + 1}`, ...news);
  }
  const verdict = sights[sights.length - 1]?.verdict ?? null;
  return [...lines, '', ...(verdict === null ? [say.unfinished] : outcome(entry, verdict, telling))].map(
    printable,
  );
}
