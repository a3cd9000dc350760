import type { GameEntry } from '../entry.ts';
import { interval } from '../interval.ts';
import { deckIn } from './deck.ts';
import type { Row } from './ledger.ts';
import { courseOf, hasWon, type Share, type Tally, winsOf } from './tally.ts';

/** What figures say, and what they are too few to say. */

export const rateOf = ({ played, won }: Share): number => (played === 0 ? 0 : won / played);

/** Two shares whose intervals overlap: the difference is within the noise. */
export function isNoise(one: Share, other: Share): boolean {
  const [low, high] = interval(one);
  const [otherLow, otherHigh] = interval(other);
  return low <= otherHigh && otherLow <= high;
}

export interface TeamShare {
  readonly team: string;
  readonly share: Share;
}

const byWins = (teams: readonly TeamShare[]): readonly TeamShare[] =>
  [...teams].sort((a, b) => b.share.won - a.share.won);

/** The teams whose cards are in the deck, the one that wins most often first; a card that plays for itself is none. */
export function teamsIn(entry: GameEntry, { cell, tally }: Row): readonly TeamShare[] {
  const { simulated, weighed } = entry;
  const cards = deckIn(entry, cell) ?? Object.keys(tally.dealt);
  const present = new Set(cards.map((role) => weighed?.teamOf(role)));
  return byWins(
    simulated.teams
      .map((team) => ({ team, share: winsOf(tally, team) }))
      .filter(({ team, share }) => (weighed === undefined ? share.won > 0 : present.has(team))),
  );
}

/** Whoever wins without a team. */
export const alone = 'alone';

/** What is counted of a cell: its teams in an order of their own, then those who win alone, where somebody does. */
export function campsIn(entry: GameEntry, row: Row): readonly TeamShare[] {
  const teams = teamsIn(entry, row);
  const share = winsOf(row.tally, alone);
  return [
    ...entry.simulated.teams.flatMap((team) => teams.filter((one) => one.team === team)),
    ...(share.won > 0 ? [{ team: alone, share }] : []),
  ];
}

/** How a table leans: the two teams that win most and least often, and whether that says anything. */
export interface Leaning {
  readonly heavy: TeamShare;
  readonly light: TeamShare;
  readonly noise: boolean;
}

export const leaningOf = (entry: GameEntry, row: Row): Leaning | undefined =>
  leaningAmong(teamsIn(entry, row));

/** Whoever wins alone is no side of a balance. */
export function leaningAmong(camps: readonly TeamShare[]): Leaning | undefined {
  const teams = byWins(camps.filter(({ team }) => team !== alone));
  const [heavy] = teams;
  const light = teams.at(-1);
  if (heavy === undefined || light === undefined || heavy === light) return undefined;
  return { heavy, light, noise: isNoise(heavy.share, light.share) };
}

/** How far apart the teams of a leaning are. */
export const gapOf = ({ heavy, light }: Leaning): number => rateOf(heavy.share) - rateOf(light.share);

/** What a change does to how often a team wins, game by game of the same seeds. */
export interface Change {
  readonly games: number;
  readonly by: number;
  readonly interval: readonly [low: number, high: number];
  readonly noise: boolean;
}

const z = 1.959963984540054;

/** The interval is that of Agresti and Min: half a game is added to each way a pair can come out. */
export function changeBy(before: Tally, after: Tally, team: string): Change {
  const one = courseOf(before);
  const other = courseOf(after);
  const games = Math.min(one.length, other.length);
  let gained = 0;
  let lost = 0;
  for (let i = 0; i < games; i += 1) {
    const was = hasWon(one[i] ?? '', team);
    const is = hasWon(other[i] ?? '', team);
    if (is && !was) gained += 1;
    if (was && !is) lost += 1;
  }
  const n = games + 2;
  const [up, down] = [(gained + 0.5) / n, (lost + 0.5) / n];
  const spread = z * Math.sqrt(Math.max(0, up + down - (up - down) ** 2) / n);
  const by = games === 0 ? 0 : (gained - lost) / games;
  const low = Math.max(-1, up - down - spread);
  const high = Math.min(1, up - down + spread);
  return { games, by, interval: [low, high], noise: games === 0 || (low <= 0 && high >= 0) };
}
