import type { TeamId } from '../ids.ts';
import {
  deniers,
  fallen,
  holders,
  type Judged,
  seats,
  someDeadHolder,
  someVampire,
  someWerewolf,
} from './judged.ts';
import { type Because, because } from './reason.ts';

/**
 * The leaflet's chart (F1) with its battle boxes (F2) and the case without villagers (F3). A walk is a list
 * of `box.answer`, closed by `result.…`, for a screen that lights the boxes:
 *
 * - `start`: did at least one character die?
 * - `q-a`: nobody did; is a player a Werewolf or Vampire?
 * - `hunter`, `love`, `assassin`: did an avenger, one of two lovers, a holder of the Assassin mark die?
 * - `tanner`: did one die whose death denies the monsters?
 * - `two`: classic (2), `three`: classic (3), did a Werewolf or Vampire die?
 * - `q-b`: none did; is a player one?
 * - `werewolf`, `vampire`: battles, did one of them die? (F2's (3), F3)
 *
 * Each box answers `yes` or `no`. Results: `village`, `vampire`, `werewolf`, `village-tanner`, `tanner`, `nobody`.
 */
export const boxes = [
  'start',
  'q-a',
  'hunter',
  'love',
  'assassin',
  'tanner',
  'two',
  'three',
  'q-b',
  'werewolf',
  'vampire',
] as const;
export type Box = (typeof boxes)[number];
export type ChartStep =
  | `${Box}.${'yes' | 'no'}`
  | `result.${TeamId | 'village-tanner' | 'tanner' | 'nobody'}`;

/** What the chart says of the teams, and why. */
export interface Reading {
  readonly teams: readonly TeamId[];
  readonly path: readonly ChartStep[];
  readonly reasons: readonly Because[];
}

/** F4, told as the walk that leads to it. */
export function readChart(judged: Judged): Reading {
  const path: ChartStep[] = [];
  const ask = (box: Box, answer: boolean): boolean => {
    path.push(answer ? `${box}.yes` : `${box}.no`);
    return answer;
  };
  const { dead, mode } = judged;
  if (!ask('start', dead.includes(true))) return readQuiet(judged, path, ask);
  const lovers = holders(judged, 'love');
  ask(
    'hunter',
    seats(judged, (player) => dead[player] === true && judged.roles[player]?.end?.avenges === true).length >
      0,
  );
  ask('love', lovers.length === 2 && lovers.some((player) => dead[player]));
  ask('assassin', someDeadHolder(judged, 'assassin'));
  const tanners = deniers(judged);
  ask('tanner', tanners.length > 0);
  return mode === 'classic'
    ? readClassic(judged, tanners, path, ask)
    : readBattle(judged, tanners, path, ask);
}

type Ask = (box: Box, answer: boolean) => boolean;

const presentKind = (judged: Judged): 'vampire' | 'werewolf' | undefined =>
  someVampire(judged) ? 'vampire' : someWerewolf(judged) ? 'werewolf' : undefined;

function readQuiet(judged: Judged, path: ChartStep[], ask: Ask): Reading {
  const present = presentKind(judged);
  ask('q-a', present !== undefined);
  if (judged.mode !== 'classic')
    return end(
      path,
      'nobody',
      [],
      because('teams.battle.quiet', judged.mode === 'epic' ? 'F2.(1)' : 'R23', {}),
    );
  const winner = present ?? 'village';
  return end(path, winner, [winner], because(`teams.quiet.${winner}`, 'F1.Q-a', {}));
}

function readClassic(judged: Judged, tanners: readonly number[], path: ChartStep[], ask: Ask): Reading {
  const monsters = [...fallen(judged, 'vampire'), ...fallen(judged, 'werewolf')];
  if (tanners.length > 0) {
    const params = { players: tanners, monsters };
    return ask('two', monsters.length > 0)
      ? end(path, 'village-tanner', ['village'], because('teams.huntedBeside', 'F1.(2)', params))
      : end(path, 'tanner', [], because('teams.denied', 'F1.(2)', params));
  }
  if (ask('three', monsters.length > 0))
    return end(path, 'village', ['village'], because('teams.hunted', 'F1.(3)', { monsters }));
  const present = presentKind(judged);
  ask('q-b', present !== undefined);
  if (present === undefined) return end(path, 'nobody', [], because('teams.nobody', 'F1.Q-b', {}));
  return end(path, present, [present], because(`teams.stand.${present}`, 'F1.Q-b', {}));
}

function readBattle(judged: Judged, tanners: readonly number[], path: ChartStep[], ask: Ask): Reading {
  const epic = judged.mode === 'epic';
  const wolfDied = ask('werewolf', fallen(judged, 'werewolf').length > 0);
  const vampireDied = ask('vampire', fallen(judged, 'vampire').length > 0);
  const aside =
    tanners.length === 0
      ? []
      : [because('teams.battle.tanner', epic ? 'F2.(2)' : 'R59', { players: tanners })];
  const close = (winner: TeamId | 'nobody', key: 'both' | 'none' | TeamId, rule: string): Reading =>
    end(
      path,
      winner,
      winner === 'nobody' ? [] : [winner],
      ...aside,
      because(`teams.battle.${key}`, rule, {}),
    );
  const rule = epic ? 'F2.(3)' : 'R23';
  if (wolfDied && vampireDied)
    return epic ? close('village', 'village', rule) : close('nobody', 'both', rule);
  if (wolfDied) return close('vampire', 'vampire', rule);
  if (vampireDied) return close('werewolf', 'werewolf', rule);
  return close('nobody', 'none', epic ? rule : 'R75');
}

const end = (
  path: ChartStep[],
  result: TeamId | 'village-tanner' | 'tanner' | 'nobody',
  teams: readonly TeamId[],
  ...reasons: Because[]
): Reading => ({ teams, path: [...path, `result.${result}`], reasons });
