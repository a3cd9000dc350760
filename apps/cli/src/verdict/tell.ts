import type { Lang } from '@veillee/kernel';
import { capital, type Entry, type Judged } from '../games/entry.ts';
import { printable, titled } from '../say.ts';

const words = {
  fr: {
    teams: 'Équipes gagnantes',
    none: 'aucune',
    winners: 'Gagnants',
    nobody: 'personne',
    why: 'Pourquoi',
    rules: 'Les règles',
  },
  en: {
    teams: 'Winning teams',
    none: 'none',
    winners: 'Winners',
    nobody: 'nobody',
    why: 'Why',
    rules: 'The rules',
  },
};

/** A verdict as lines to read: the outcome first, then why, stage by stage, each with its rule. */
export function tellVerdict(entry: Entry, judged: Judged, lang: Lang): string[] {
  const say = words[lang];
  const teams = judged.teams.map((team) => entry.teamName(team, lang)).join(', ');
  const outcome = [
    ...entry.headlines(judged, lang),
    titled(say.teams, teams || say.none, lang),
    titled(say.winners, judged.winners.join(', ') || say.nobody, lang),
  ];
  return [...outcome, '', say.why, ...reasons(entry, judged, lang), ...rules(entry, judged, lang)].map(
    printable,
  );
}

function reasons(entry: Entry, judged: Judged, lang: Lang): string[] {
  const lines: string[] = [];
  let stage = '';
  for (const reason of judged.reasons) {
    if (reason.stage !== stage)
      lines.push(`  ${entry.stages[reason.stage]?.[lang] ?? capital(reason.stage)}`);
    stage = reason.stage;
    lines.push(`    ${reason[lang]} [${reason.rule}]`);
  }
  return lines;
}

/** The rules that were named, in full, where the game has words for them. */
function rules(entry: Entry, judged: Judged, lang: Lang): string[] {
  const { words: known } = entry.game.text[lang];
  const named = [...new Set(judged.reasons.map(({ rule }) => rule))];
  const told = named.flatMap((rule) => {
    const wording = known[`rule.${rule}`];
    return typeof wording === 'string' ? [`  [${rule}] ${wording}`] : [];
  });
  return told.length === 0 ? [] : ['', words[lang].rules, ...told];
}
