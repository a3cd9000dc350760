import type { TeamId } from '../ids.ts';
import { type MarkId, marks, marksThat } from '../marks/index.ts';
import { addReason, isTeam, type Judging, seats, someWerewolf } from './judged.ts';
import { lost, type Outcome, won } from './reason.ts';

/** F5: each player's own result from the teams' (F4), in seat order; the last reason of a player decides. */
export function findWinners(judging: Judging, teams: readonly TeamId[]): number[] {
  const packed = someWerewolf(judging);
  const shunned = seats(judging, (player) => isOneOf(punishing, judging.places[player]?.mark));
  return seats(judging, (me) => {
    const outcome =
      byAccusing(judging, me, shunned) ??
      byMark(judging, me) ??
      ownGoal(judging, me, packed) ??
      withTeam(judging, me, teams);
    addReason(judging, 'players', outcome);
    return outcome.won;
  });
}

const isOneOf = (some: readonly MarkId[], mark: MarkId | undefined): boolean =>
  mark !== undefined && some.includes(mark);
const punishing = marksThat(({ accused }) => accused);
const deciding = marksThat(({ goal }) => goal);

/** A mark may punish whoever points at one of its holders. */
function byAccusing({ places }: Judging, me: number, holders: readonly number[]): Outcome | undefined {
  const target = places[me]?.votes ?? null;
  const mark = target === null ? undefined : places[target]?.mark;
  if (target === null || mark === undefined || !holders.includes(target)) return undefined;
  return marks[mark].accused?.(me, target);
}

/** A mark may give its holder a goal of his own. */
function byMark(judging: Judging, me: number): Outcome | undefined {
  const mark = judging.places[me]?.mark;
  return mark !== undefined && deciding.includes(mark) ? marks[mark].goal?.(me, judging) : undefined;
}

/** The goal of a team of one, or of a servant whose pack is not at the table. */
function ownGoal(judging: Judging, me: number, packed: boolean): Outcome | undefined {
  const end = judging.roles[me]?.end;
  const side = judging.sides[me];
  if (!isTeam(side)) return end?.goal?.(me, judging);
  return side === 'werewolf' && !packed ? end?.withoutPack?.(me, judging) : undefined;
}

function withTeam(judging: Judging, me: number, teams: readonly TeamId[]): Outcome {
  const team = judging.sides[me];
  if (!isTeam(team)) throw new Error(`seat ${me} has neither a team nor a goal`);
  return teams.includes(team)
    ? won('players.team.won', 'F5', { player: me, team })
    : lost('players.team.lost', 'F5', { player: me, team });
}
