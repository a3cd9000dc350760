import type { TeamId } from '../ids.ts';
import { marks, marksThat } from '../marks/index.ts';
import { addReason, isTeam, type Judging, seats, someWerewolf } from './judged.ts';
import { lost, type Outcome, won } from './reason.ts';

/** F5: each player's own result from the teams' (F4), in seat order; the last reason of a player decides. */
export const findWinners = (judging: Judging, teams: readonly TeamId[]): number[] =>
  seats(judging, (me) => {
    const outcome = outcomeOf(judging, me, teams);
    addReason(judging, 'players', outcome);
    return outcome.won;
  });

/** One player's own result. */
export const outcomeOf = (judging: Judging, me: number, teams: readonly TeamId[]): Outcome =>
  byAccusing(judging, me) ?? byMark(judging, me) ?? ownGoal(judging, me) ?? withTeam(judging, me, teams);

const punishing = marksThat(({ accused }) => accused);
const deciding = marksThat(({ goal }) => goal);

/** A mark may punish whoever points at one of its holders. */
function byAccusing({ places }: Judging, me: number): Outcome | undefined {
  const target = places[me]?.votes ?? null;
  const mark = target === null ? undefined : places[target]?.mark;
  if (target === null || mark === undefined || !punishing.includes(mark)) return undefined;
  return marks[mark].accused?.(me, target);
}

/** A mark may give its holder a goal of his own. */
function byMark(judging: Judging, me: number): Outcome | undefined {
  const mark = judging.places[me]?.mark;
  return mark !== undefined && deciding.includes(mark) ? marks[mark].goal?.(me, judging) : undefined;
}

/** The goal of a team of one, or of a servant whose pack is not at the table. */
function ownGoal(judging: Judging, me: number): Outcome | undefined {
  const end = judging.roles[me]?.end;
  const side = judging.sides[me];
  if (!isTeam(side)) return end?.goal?.(me, judging);
  return side === 'werewolf' && !someWerewolf(judging) ? end?.withoutPack?.(me, judging) : undefined;
}

function withTeam(judging: Judging, me: number, teams: readonly TeamId[]): Outcome {
  const team = judging.sides[me];
  if (!isTeam(team)) throw new Error(`seat ${me} has neither a team nor a goal`);
  return teams.includes(team)
    ? won('players.team.won', 'F5', { player: me, team })
    : lost('players.team.lost', 'F5', { player: me, team });
}
