import {
  alone,
  type Leaning,
  leaningAmong,
  type Player,
  type Printed,
  printedCampsIn,
  printedFor,
  readPrinted,
  type TeamShare,
} from '@veillee/gamekit/lab';
import { isOneOf } from '@veillee/kernel';
import { type TeamId, teamIds } from '../ids.ts';
import type { ScenarioId } from '../scenarios.ts';
import figures from './figures.json' with { type: 'json' };

/** The printed scenarios as they were measured: by `veillee lab --printed`, which writes the file anew. */
export const printed: Printed = readPrinted(figures);

/** How a scenario plays at so many, among bots of one level. */
export interface Balance {
  readonly level: Player;
  readonly games: number;
  readonly teams: readonly { readonly team: TeamId; readonly share: TeamShare['share'] }[];
  readonly leaning: Leaning | undefined;
}

export const balancesAt = (id: ScenarioId, players: number): readonly Balance[] =>
  printedFor(printed, id, players).map((cell) => {
    const camps = printedCampsIn(cell).filter(({ team }) => team !== alone);
    const teams = camps.flatMap(({ team, share }) => (isOneOf(teamIds, team) ? [{ team, share }] : []));
    return { level: cell.level, games: cell.games, teams, leaning: leaningAmong(camps) };
  });
