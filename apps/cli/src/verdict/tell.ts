import { type Judgement, nameOf } from '@veillee/gamekit';
import { type Lang, titled } from '@veillee/kernel';
import type { Entry } from '../games.ts';
import { printable } from '../say.ts';
import { words } from '../words/index.ts';

/** A verdict as lines to read: the outcome first, then why, stage by stage, each with its rule. */
export function tellVerdict(entry: Entry, judged: Judgement, lang: Lang): string[] {
  const { teams, winners, reasons, doubts = [] } = judged.result;
  const told = reasons.map((reason) => ({ ...reason, words: reason[lang] }));
  return [
    ...judged.headlines(lang),
    ...tellWinners(entry, teams, winners, lang),
    ...(doubts.length === 0 ? [] : ['', words[lang].verdict.doubts]),
    ...doubts.map((doubt) => `  ${doubt[lang]} [${doubt.rule}]`),
    '',
    ...tellReasons(entry, told, lang),
  ].map(printable);
}

/** Who won, as teams and by name. */
export function tellWinners(
  entry: Entry,
  teams: readonly string[],
  winners: readonly string[],
  lang: Lang,
): string[] {
  const say = words[lang].outcome;
  const named = teams.map((team) => nameOf(entry, 'team', team, lang));
  return [
    titled(say.teams, named.join(', ') || say.none, lang),
    titled(say.winners, winners.join(', ') || say.nobody, lang),
  ];
}

interface Told {
  readonly stage: string;
  readonly rule: string;
  readonly words: string;
}

/** Why: the chain of reasons, stage by stage; then the rules it names, where the game has words for them. */
export function tellReasons(entry: Entry, reasons: readonly Told[], lang: Lang): string[] {
  const say = words[lang].outcome;
  const lines: string[] = [say.why];
  let stage = '';
  for (const reason of reasons) {
    if (reason.stage !== stage) lines.push(`  ${nameOf(entry, 'stage', reason.stage, lang)}`);
    stage = reason.stage;
    lines.push(`    ${reason.words} [${reason.rule}]`);
  }
  const { words: known } = entry.game.text[lang];
  const told = [...new Set(reasons.map(({ rule }) => rule))].flatMap((rule) => {
    const wording = known[`rule.${rule}`];
    return typeof wording === 'string' ? [`  [${rule}] ${wording}`] : [];
  });
  return told.length === 0 ? lines : [...lines, '', say.rules, ...told];
}
