import { interval, nameOf } from '@veillee/gamekit';
import {
  alone,
  type Cell,
  isNoise,
  type Mark,
  type Player,
  rateOf,
  type Share,
  type TeamShare,
  theTeam,
} from '@veillee/gamekit/lab';
import { capital, type Lang } from '@veillee/kernel';
import { labWords } from '../words/lab.ts';
import type { Bench } from './bench.ts';
import type { Board } from './boards.ts';

/** The workshop's figures as sentences. */

type Weighing = Pick<Bench, 'entry'>;

export const wholePercent = (share: number): number => Math.round(100 * share);

/** A piece of a sentence; what a camp did is shown in its colour. */
export interface Piece {
  readonly says: string;
  readonly camp?: string;
}

export function campName({ entry }: Weighing, camp: string, lang: Lang): string {
  return camp === alone ? labWords[lang].alone : nameOf(entry, 'team', camp, lang);
}

/** How the mix of a cell is told: nothing of the home team where all play alike. */
function homeIn({ entry }: Weighing, { levels: [home, others] }: Cell, lang: Lang) {
  const team = entry.weighed?.home;
  return team === undefined || home === others ? null : { team: theTeam(entry, team, lang), level: home };
}

/** The sentence over the page: who wins how often, and whether that says anything. */
export function reading(
  bench: Weighing,
  board: Board,
  cell: Cell,
  camps: readonly TeamShare[],
  lang: Lang,
): readonly Piece[] {
  const say = labWords[lang];
  const about = say.about(board.name[lang], cell.players, cell.levels[1], homeIn(bench, cell, lang));
  const teams = camps.filter(({ team }) => team !== alone).sort((a, b) => b.share.won - a.share.won);
  const [first, second] = teams;
  if (first === undefined)
    return [{ says: about }, { says: camps.length === 0 ? say.unmeasured : say.nobodyWins }];
  const told = teams.flatMap(({ team, share }, i): readonly Piece[] => {
    const the = theTeam(bench.entry, team, lang);
    const rate = { says: say.percent(wholePercent(rateOf(share))), camp: team };
    const closes = i === teams.length - 1 ? '.' : ',';
    return i === 0
      ? [{ says: say.firstWins(the) }, rate, { says: `${say.ofGames}${closes}` }]
      : [{ says: say.nextWins(the) }, { ...rate, says: `${rate.says}${closes}` }];
  });
  const verdict =
    second === undefined ? [] : [{ says: isNoise(first.share, second.share) ? say.noise : say.clear }];
  return [{ says: about }, ...told, ...verdict];
}

export const spanInWords = (share: Share, lang: Lang): string => {
  const say = labWords[lang];
  const [low, high] = interval(share);
  return say.between(say.percent(wholePercent(rateOf(share))), wholePercent(low), wholePercent(high));
};

/** What a cell says to those who do not see it. */
export function cellInWords(bench: Weighing, cell: Cell, camps: readonly TeamShare[], lang: Lang): string {
  const say = labWords[lang];
  const where = capital(say.cell(cell.players, levelInWords(cell.levels[1], lang)));
  const told = camps.map(({ team, share }) => `${campName(bench, team, lang)} ${spanInWords(share, lang)}`);
  return [where, ...(told.length === 0 ? [say.toMeasure] : told)].join(', ');
}

export const levelInWords = (level: Player, lang: Lang): string => labWords[lang].adjectives[level];

/** One sentence for a row of cards: the best and the worst, unless they cannot be told apart. */
export function cardsInWords(marks: readonly Mark[], nameFor: (of: string) => string, lang: Lang): string {
  const say = labWords[lang];
  const sorted = [...marks].sort((a, b) => rateOf(b.share) - rateOf(a.share));
  const [best] = sorted;
  const worst = sorted.at(-1);
  if (best === undefined || worst === undefined) return say.cardsToMeasure;
  if (isNoise(best.share, worst.share)) return say.cardsNoise;
  const rate = ({ share }: Mark): string => say.percent(wholePercent(rateOf(share)));
  return say.cardsSaid(nameFor(best.of), rate(best), nameFor(worst.of), rate(worst));
}
