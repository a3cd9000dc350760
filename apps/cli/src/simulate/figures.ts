import { interval } from '@veillee/gamekit';
import type { Match } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { Entry } from '../games.ts';
import { play, type Run } from './play.ts';

/** What one match adds to the figures. */
export interface Counted {
  /** The winning teams; `alone` where somebody wins without one, `nobody` where nobody does. */
  readonly teams: readonly string[];
  /** The character each seat was dealt, and who won. */
  readonly dealt: readonly string[];
  readonly winners: readonly number[];
  readonly uses: { readonly [what: string]: number };
}

/** How often something was there, and how often it won. */
export interface Share {
  played: number;
  won: number;
}

/** Whole numbers only, so that adding up in any order gives the same. */
export interface Figures {
  games: number;
  inputs: number;
  readonly teams: { [team: string]: number };
  readonly roles: { [role: string]: Share };
  readonly uses: { [what: string]: number };
}

export function countsOf({ game, simulated }: Entry, match: Match): Counted {
  const state = stateOf(match);
  const { teams = [], winners = [] } = game.verdict(state) ?? {};
  const dealt = simulated.dealt(state);
  const uses = simulated.uses?.count(state) ?? {};
  const none = [winners.length > 0 ? 'alone' : 'nobody'];
  return { teams: teams.length > 0 ? teams : none, dealt, winners, uses };
}

export const noFigures = (): Figures => ({ games: 0, inputs: 0, teams: {}, roles: {}, uses: {} });

export function addMatch(figures: Figures, { teams, dealt, winners, uses }: Counted, inputs: number): void {
  figures.games += 1;
  figures.inputs += inputs;
  for (const team of teams) figures.teams[team] = (figures.teams[team] ?? 0) + 1;
  dealt.forEach((role, seat) => {
    figures.roles[role] ??= { played: 0, won: 0 };
    const share = figures.roles[role];
    share.played += 1;
    if (winners.includes(seat)) share.won += 1;
  });
  for (const [what, count] of Object.entries(uses)) figures.uses[what] = (figures.uses[what] ?? 0) + count;
}

export function addFigures(sum: Figures, more: Figures): void {
  sum.games += more.games;
  sum.inputs += more.inputs;
  for (const [team, count] of Object.entries(more.teams)) sum.teams[team] = (sum.teams[team] ?? 0) + count;
  for (const [role, { played, won }] of Object.entries(more.roles)) {
    const share = sum.roles[role] ?? { played: 0, won: 0 };
    sum.roles[role] = { played: share.played + played, won: share.won + won };
  }
  for (const [what, count] of Object.entries(more.uses)) sum.uses[what] = (sum.uses[what] ?? 0) + count;
}

/** Plays the games numbered from `from` up to, but not with, `to`. */
export function playSome(entry: Entry, run: Run, from: number, to: number): Figures {
  const figures = noFigures();
  for (let index = from; index < to; index += 1) {
    const match = play(entry, run, index);
    addMatch(figures, countsOf(entry, match), match.inputs.length);
  }
  return figures;
}

export { interval };
