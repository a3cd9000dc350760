import type { Lang } from '@veillee/kernel';
import { type GameEntry, nameOf } from '../entry.ts';
import { rateOf } from './compare.ts';
import { type FigureKind, figuresOf } from './figures.ts';
import type { Share, Tally } from './tally.ts';

/** A team in the midst of a sentence. */
export const theTeam = (entry: GameEntry, team: string, lang: Lang): string =>
  entry.weighed?.theTeam(team, lang) ?? nameOf(entry, 'team', team, lang);

/** Something that was there in some games, and won some of them. */
export interface Mark {
  readonly of: string;
  readonly share: Share;
}

/** Cards or seats with how often they won: cards from the luckiest to the unluckiest, seats around the table. */
export function cardMarksOf(
  entry: GameEntry,
  tally: Tally,
  kind: Exclude<FigureKind, 'team'>,
): readonly Mark[] {
  const marks = figuresOf(entry, tally).filter((figure) => figure.kind === kind && figure.share.played > 0);
  return kind === 'seat' ? marks : marks.sort((a, b) => rateOf(b.share) - rateOf(a.share));
}

/** How often anybody at the table wins. */
export const meanOf = ({ seats }: Tally): number =>
  rateOf({
    played: seats.reduce((sum, { played }) => sum + played, 0),
    won: seats.reduce((sum, { won }) => sum + won, 0),
  });
