import type { Game, Habits, Lang, Match, Params, Refusal, Result, Spec } from '@veillee/kernel';
import type { Worded } from '../command.ts';

/** The verdict on a table with real cards, as it is printed; every game adds fields of its own. */
export interface Judged {
  readonly teams: readonly string[];
  readonly winners: readonly string[];
  readonly reasons: readonly JudgedReason[];
  /** What no game can have come to; it was judged all the same. */
  readonly doubts?: readonly { readonly rule: string; readonly fr: string; readonly en: string }[];
}
export interface JudgedReason {
  readonly stage: string;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly fr: string;
  readonly en: string;
}

/** What one match adds to the figures. */
export interface Counted {
  /** The winning teams; `alone` where somebody wins without one, `nobody` where nobody does. */
  readonly teams: readonly string[];
  /** The character each seat was dealt, and who won. */
  readonly dealt: readonly string[];
  readonly winners: readonly number[];
  readonly uses: { readonly [what: string]: number };
}

/** Some lines under a title, told after the end. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Telling {
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** All that the commands need to know of one game. */
export interface Entry {
  readonly id: string;
  readonly game: Game<Spec>;
  /** How chance plays it. */
  readonly habits: Habits;
  /** What the bench plays, and how. */
  readonly bench: {
    readonly players: number;
    readonly options: object;
    readonly habits: Habits;
    /** The verdict is worked out when it is asked for, so that it can be timed. */
    readonly judges: boolean;
  };
  /** Options under which it is never the clock that is waited for, where it has such: the load test's. */
  readonly unpaused?: object;
  /** The final table of a match as a person would write it down for `verdict`. */
  positionOf?(match: Match<Spec>, names: readonly string[]): object;
  /** Options of its own that `simulate` hands to it, out of scenario and deck. */
  readonly asks: readonly ('scenario' | 'deck')[];
  readonly scenarios?: readonly string[];
  /** Reads a final table and says who won, or names every fault in it. */
  judge(position: unknown): Result<Judged, readonly Refusal[]>;
  /** What the printed verdict starts with, before the winners. */
  headlines(judged: Judged, lang: Lang): readonly string[];
  readonly stages: { readonly [stage: string]: Worded };
  readonly teams: readonly string[];
  readonly roles: readonly string[];
  /** What was used is counted too: its title, and whether a long run must have used everything. */
  readonly uses?: { readonly title: Worded; readonly all: boolean; ids(seats: number): readonly string[] };
  teamName(team: string, lang: Lang): string;
  roleName(role: string, lang: Lang): string;
  useName?(use: string, lang: Lang): string;
  count(match: Match<Spec>): Counted;
  /** What only the end tells: the story of the night, the journeys of cards. */
  story(match: Match<Spec>, telling: Telling): readonly Chapter[];
}

/** A team's or character's name as a heading has it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The winning teams as figures count them. */
export function countedTeams(teams: readonly string[], winners: readonly number[]): readonly string[] {
  if (teams.length > 0) return teams;
  return [winners.length > 0 ? 'alone' : 'nobody'];
}

/** A game keeps its own types; the commands reach them only through the kernel. */
export const asGame = (game: unknown): Game<Spec> => game as Game<Spec>;
