import type { Kind, TeamId } from '../ids.ts';
import { boundPlayers } from './chains.ts';
import { deniers, fallen, isTeam, type Judged, someDeadHolder, someVampire, someWerewolf } from './judged.ts';
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
export type ChartResult = TeamId | 'village-tanner' | 'tanner' | 'nobody';
export type ChartStep = `${Box}.${'yes' | 'no'}` | `result.${ChartResult}`;

/** What the chart says of the teams, and why. */
export interface Reading {
  readonly teams: readonly TeamId[];
  readonly path: readonly ChartStep[];
  readonly reasons: readonly Because[];
}

/** F4, told as the walk that leads to it. */
export function readChart(judged: Judged): Reading {
  const path: ChartStep[] = [];
  const { dead, mode, roles } = judged;
  if (!takeBranch(path, 'start', dead.includes(true))) return readQuiet(judged, path);
  const lovers = boundPlayers(judged);
  takeBranch(
    path,
    'hunter',
    roles.some((role, player) => dead[player] && role?.end?.avenges),
  );
  takeBranch(path, 'love', lovers.length === 2 && lovers.some((player) => dead[player]));
  takeBranch(path, 'assassin', someDeadHolder(judged, 'assassin'));
  return mode === 'classic' ? readClassic(judged, path) : readBattle(judged, path);
}

function takeBranch(path: ChartStep[], box: Box, answer: boolean): boolean {
  path.push(answer ? `${box}.yes` : `${box}.no`);
  return answer;
}

const presentKind = (judged: Judged): Kind | undefined =>
  someVampire(judged) ? 'vampire' : someWerewolf(judged) ? 'werewolf' : undefined;

function readQuiet(judged: Judged, path: ChartStep[]): Reading {
  const present = presentKind(judged);
  takeBranch(path, 'q-a', present !== undefined);
  if (judged.mode === 'epic') return end(path, 'nobody', because('teams.battle.quiet', 'F2.(1)', {}));
  if (judged.mode === 'monsters') return end(path, 'nobody', because('teams.battle.quiet', 'R23', {}));
  const winner = present ?? 'village';
  return end(path, winner, because(`teams.quiet.${winner}`, 'F1.Q-a', {}));
}

function readClassic(judged: Judged, path: ChartStep[]): Reading {
  const players = deniers(judged);
  const monsters = [...fallen(judged, 'vampire'), ...fallen(judged, 'werewolf')];
  if (takeBranch(path, 'tanner', players.length > 0))
    return takeBranch(path, 'two', monsters.length > 0)
      ? end(path, 'village-tanner', because('teams.huntedBeside', 'F1.(2)', { players, monsters }))
      : end(path, 'tanner', because('teams.denied', 'F1.(2)', { players }));
  if (takeBranch(path, 'three', monsters.length > 0))
    return end(path, 'village', because('teams.hunted', 'F1.(3)', { monsters }));
  const present = presentKind(judged);
  takeBranch(path, 'q-b', present !== undefined);
  return present === undefined
    ? end(path, 'nobody', because('teams.nobody', 'F1.Q-b', {}))
    : end(path, present, because(`teams.stand.${present}`, 'F1.Q-b', {}));
}

function readBattle(judged: Judged, path: ChartStep[]): Reading {
  const epic = judged.mode === 'epic';
  const players = deniers(judged);
  const aside = takeBranch(path, 'tanner', players.length > 0)
    ? [because('teams.battle.tanner', epic ? 'F2.(2)' : 'R59', { players })]
    : [];
  const wolfDied = takeBranch(path, 'werewolf', fallen(judged, 'werewolf').length > 0);
  const vampireDied = takeBranch(path, 'vampire', fallen(judged, 'vampire').length > 0);
  const rule = epic ? 'F2.(3)' : 'R23';
  if (wolfDied !== vampireDied) {
    const winner = wolfDied ? 'vampire' : 'werewolf';
    return end(path, winner, ...aside, because(`teams.battle.${winner}`, rule, {}));
  }
  if (!wolfDied)
    return end(path, 'nobody', ...aside, because('teams.battle.none', epic ? rule : soloRule(judged), {}));
  return epic
    ? end(path, 'village', ...aside, because('teams.battle.village', rule, {}))
    : end(path, 'nobody', ...aside, because('teams.battle.both', rule, {}));
}

/** Why monsters among themselves gain nothing by these deaths: only solos (R59), or mere servants (R75). */
const soloRule = ({ dead, sides }: Judged): string =>
  sides.some((side, player) => dead[player] && isTeam(side)) ? 'R75' : 'R59';

const winnersOf: Readonly<Record<ChartResult, readonly TeamId[]>> = {
  village: ['village'],
  vampire: ['vampire'],
  werewolf: ['werewolf'],
  'village-tanner': ['village'],
  tanner: [],
  nobody: [],
};

function end(path: ChartStep[], result: ChartResult, ...reasons: Because[]): Reading {
  path.push(`result.${result}`);
  return { teams: winnersOf[result], path, reasons };
}
