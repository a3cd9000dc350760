import { type Match, type Phrase, type Sight, type Spec, see, speak } from '@veillee/kernel';
import type { Entry, Telling } from '../games/entry.ts';
import { printable, titled } from '../say.ts';
import { tellReasons } from '../verdict/tell.ts';

const words = {
  fr: {
    told: 'Ce que tous ont entendu',
    winners: 'Gagnants',
    nobody: 'personne',
    teams: 'Équipes gagnantes',
    none: 'aucune',
    why: 'Pourquoi',
    unfinished: 'La partie n’est pas finie.',
    moment: 'Moment',
    undone: 'on revient en arrière',
  },
  en: {
    told: 'What everybody heard',
    winners: 'Winners',
    nobody: 'nobody',
    teams: 'Winning teams',
    none: 'none',
    why: 'Why',
    unfinished: 'The game is not over.',
    moment: 'Moment',
    undone: 'time is turned back',
  },
};

const said = (entry: Entry, phrase: Phrase, { lang, names }: Telling): string =>
  speak(entry.game.text[lang], phrase, names);

/** The whole match: what was public, who won and why, then what only the end tells. */
export function tellMatch(entry: Entry, match: Match<Spec>, telling: Telling): string[] {
  const say = words[telling.lang];
  const { facts, verdict } = see(match, 'table');
  const chapters = match.over ? entry.story(match, telling) : [];
  return [
    say.told,
    ...facts.map((fact) => `  ${said(entry, fact, telling)}`),
    '',
    ...(verdict === null ? [say.unfinished] : outcome(entry, verdict, telling)),
    ...chapters.flatMap(({ title, lines }) => ['', title, ...lines.map((line) => `  ${line}`)]),
  ].map(printable);
}

function outcome(entry: Entry, verdict: NonNullable<Sight['verdict']>, telling: Telling): string[] {
  const { lang, names } = telling;
  const say = words[lang];
  const teams = verdict.teams.map((team) => entry.teamName(team, lang)).join(', ');
  const winners = verdict.winners.map((seat) => names[seat] as string).join(', ');
  const reasons = verdict.reasons.map((reason) => ({ ...reason, words: said(entry, reason, telling) }));
  return [
    titled(say.teams, teams || say.none, lang),
    titled(say.winners, winners || say.nobody, lang),
    '',
    say.why,
    ...tellReasons(entry, reasons, lang),
  ];
}

/** What one chair saw, moment by moment: the facts told to it, and what it was asked. */
export function tellSights(entry: Entry, sights: readonly Sight[], telling: Telling): string[] {
  const say = words[telling.lang];
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
