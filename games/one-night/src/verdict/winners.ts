import type { TeamId } from '../ids.ts';
import { holders, isTeam, type Judging, seats, someWerewolf, tell } from './judged.ts';
import { because, lost, type Outcome, won } from './reason.ts';

/** F5: each player's own result from the teams' (F4), in seat order; the last reason of a player decides. */
export function findWinners(judging: Judging, teams: readonly TeamId[]): number[] {
  const packed = someWerewolf(judging);
  const plagued = new Set(holders(judging, 'plague'));
  return seats(judging, (me) => {
    const target = judging.places[me]?.votes ?? null;
    const outcome =
      target !== null && plagued.has(target)
        ? lost('players.plagued', 'R16', { player: me, holder: target })
        : (betray(judging, me) ?? ownGoal(judging, me, packed) ?? withTeam(judging, me, teams));
    tell(judging, 'players', outcome);
    return outcome.won;
  });
}

/** A Traitor wins if and only if another of his team dies; alone or solo he is none (R13, R14, R15). */
function betray(judging: Judging, me: number): Outcome | undefined {
  const { dead, places, sides } = judging;
  if (places[me]?.mark !== 'traitor') return undefined;
  const mates = isTeam(sides[me])
    ? seats(judging, (other) => other !== me && sides[other] === sides[me])
    : [];
  if (mates.length === 0) {
    tell(judging, 'players', because('players.traitor.idle', 'R15', { player: me }));
    return undefined;
  }
  const victims = mates.filter((mate) => dead[mate]);
  return victims.length > 0
    ? won('players.traitor.won', 'R13', { player: me, victims })
    : lost('players.traitor.lost', 'R13', { player: me });
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
