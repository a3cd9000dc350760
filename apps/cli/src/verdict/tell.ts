import type { Lang } from '@veillee/kernel';
import { capital, type Entry, type Judged } from '../games/entry.ts';
import { printable, titled } from '../say.ts';

const words = {
  fr: {
    teams: 'Équipes gagnantes',
    none: 'aucune',
    winners: 'Gagnants',
    nobody: 'personne',
    doubts: 'À vérifier\u00a0: aucune partie ne donne cela',
    why: 'Pourquoi',
    rules: 'Les règles',
  },
  en: {
    teams: 'Winning teams',
    none: 'none',
    winners: 'Winners',
    nobody: 'nobody',
    doubts: 'To be checked: no game comes to this',
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
  const doubts = (judged.doubts ?? []).map((doubt) => `  ${doubt[lang]} [${doubt.rule}]`);
  if (doubts.length > 0) outcome.push('', say.doubts, ...doubts);
  const reasons = judged.reasons.map((reason) => ({ ...reason, words: reason[lang] }));
  return [...outcome, '', say.why, ...tellReasons(entry, reasons, lang)].map(printable);
}

interface Told {
  readonly stage: string;
  readonly rule: string;
  readonly words: string;
}

/** The chain of reasons, stage by stage; then the rules it names, where the game has words for them. */
export function tellReasons(entry: Entry, reasons: readonly Told[], lang: Lang): string[] {
  const lines: string[] = [];
  let stage = '';
  for (const reason of reasons) {
    if (reason.stage !== stage)
      lines.push(`  ${entry.stages[reason.stage]?.[lang] ?? capital(reason.stage)}`);
    stage = reason.stage;
    lines.push(`    ${reason.words} [${reason.rule}]`);
  }
  const { words: known } = entry.game.text[lang];
  const told = [...new Set(reasons.map(({ rule }) => rule))].flatMap((rule) => {
    const wording = known[`rule.${rule}`];
    return typeof wording === 'string' ? [`  [${rule}] ${wording}`] : [];
  });
  return told.length === 0 ? lines : [...lines, '', words[lang].rules, ...told];
}
