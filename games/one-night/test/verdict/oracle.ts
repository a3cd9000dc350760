import type { FinalTable, Place } from '../../src/verdict/finalTable.ts';

/**
 * Sections E and F once more, by role names and set by set, straight from the rules page: written to share
 * nothing with the verdict but its input, so that either finds the other's slips.
 */
export function oracle({ players, options }: FinalTable) {
  const all = players.map((_, i) => i);
  const at = (i: number): Place => players[i] as Place;
  const vampires = ['vampire', 'master', 'count'];
  const wolves = ['werewolf', 'alpha-wolf', 'mystic-wolf', 'dream-wolf'];
  const solos = ['tanner', 'assassin', 'apprentice-assassin'];
  const given: Record<string, string> = { claw: 'werewolf', brand: 'villager', cudgel: 'tanner' };
  const armed = (i: number) => given[at(i).artefact ?? ''];

  const role = all.map((i) => {
    const { card, copied, fromCentre, turned } = at(i);
    const gift = armed(i);
    if (gift) return gift;
    const copier = card === 'copycat' || card === 'doppelganger';
    if (fromCentre && (copier || card === 'assassin')) return 'blank';
    const own: string = copier ? (copied ?? 'blank') : card;
    if (own === 'copycat' || own === 'doppelganger') return 'blank';
    return own === 'paranormal-investigator' && turned ? turned : own;
  });
  const bitten = all.map((i) => at(i).mark === 'vampire' && !armed(i));
  const firstV = all.map((i) => bitten[i] || vampires.includes(role[i] as string));
  const firstW = all.map((i) => !bitten[i] && wolves.includes(role[i] as string));
  const pointedBy = (i: number, who: boolean[]) => all.some((j) => who[j] && at(j).votes === i);
  const free = (i: number) => role[i] === 'cursed' && !bitten[i];
  const isW = all.map((i) => firstW[i] || (free(i) && pointedBy(i, firstW)));
  const isV = all.map((i) => firstV[i] || (free(i) && !isW[i] && pointedBy(i, firstV)));
  const someone = (test: (i: number) => unknown) => all.some((i) => Boolean(test(i)));
  const markLies = someone((i) => at(i).mark === 'assassin');

  const team = all.map((i) => {
    const r = role[i] as string;
    if (isV[i]) return 'vampire';
    if (isW[i]) return 'werewolf';
    if (r === 'renfield') return isV.includes(true) ? 'vampire' : 'village';
    if (r === 'minion' || r === 'squire') return 'werewolf';
    if (r === 'apprentice-assassin' && at(i).fromCentre && !role.includes('assassin') && !markLies)
      return 'village';
    return solos.includes(r) ? r : 'village';
  });
  const battle = isV.includes(true) && isW.includes(true);
  const mode = battle ? (team.includes('village') ? 'epic' : 'monsters') : 'classic';

  const tally = all.map((i) => all.filter((j) => at(j).votes === i).length);
  const votes = (i: number) => tally[i] as number;
  const servedMaster = all.map(
    (i) => role[i] === 'master' && someone((j) => j !== i && isV[j] && at(j).votes === i),
  );
  const shielded = all.map(
    (i) =>
      role[i] === 'prince' || someone((j) => role[j] === 'bodyguard' && at(j).votes === i) || servedMaster[i],
  );
  const top = tally.reduce((a, b) => Math.max(a, b), 0);
  let dead = new Set<number>();
  const everyoneOne = players.some((p) => p.votes === null) ? top <= 1 : tally.every((count) => count === 1);
  if (!everyoneOne && mode === 'epic') {
    const ranks = all.filter((i) => !shielded[i] && votes(i) >= 1).sort((a, b) => votes(b) - votes(a));
    const [best, next] = [...new Set(ranks.map(votes))];
    dead = new Set(ranks.filter((i) => votes(i) === best));
    if (dead.size === 1) for (const i of ranks) if (votes(i) === next) dead.add(i);
  } else if (!everyoneOne) {
    const open = all.filter((i) => !shielded[i] && votes(i) > 0);
    const best = open.reduce((a, i) => Math.max(a, votes(i)), 0);
    const freed = someone((i) => servedMaster[i] && votes(i) > best);
    const needed = options.replacementMin ?? (freed ? 1 : 2);
    if (best === top || best >= needed) dead = new Set(open.filter((i) => votes(i) === best));
  }
  const couple = all.filter((i) => at(i).mark === 'love');
  for (let size = -1; size !== dead.size; ) {
    size = dead.size;
    for (const i of [...dead]) {
      const target = at(i).votes;
      if (role[i] === 'hunter' && target !== null && !shielded[target]) dead.add(target);
      if (couple.length === 2 && couple.includes(i)) for (const lover of couple) dead.add(lover);
    }
  }

  const gone = [...dead];
  const dV = gone.some((i) => isV[i]);
  const dW = gone.some((i) => isW[i]);
  const dT = gone.some((i) => team[i] === 'tanner');
  const M = isV.includes(true) ? 'vampire' : isW.includes(true) ? 'werewolf' : '';
  const teamResult = (): string => {
    if (mode === 'epic') return dW && dV ? 'village' : dW ? 'vampire' : dV ? 'werewolf' : '';
    if (mode === 'monsters') return dV && !dW ? 'werewolf' : dW && !dV ? 'vampire' : '';
    if (gone.length === 0) return M || 'village';
    if (dV || dW) return 'village';
    return dT ? '' : M;
  };
  const result = teamResult();
  const markDead = gone.some((i) => at(i).mark === 'assassin');
  const wins = (i: number): boolean => {
    const target = at(i).votes;
    if (target !== null && at(target).mark === 'plague') return false;
    const mine = team[i] as string;
    const mates = all.filter((j) => j !== i && team[j] === mine);
    if (at(i).mark === 'traitor' && !solos.includes(mine) && mates.length > 0)
      return mates.some((j) => dead.has(j));
    if (mine === 'tanner') return dead.has(i);
    if (mine === 'assassin') return markDead;
    if (mine === 'apprentice-assassin')
      return role.includes('assassin') ? gone.some((j) => role[j] === 'assassin') : markDead;
    if (mine === 'werewolf' && !isW.includes(true)) return gone.some((j) => j !== i) && !dT;
    return result === mine;
  };
  return {
    mode,
    tally,
    dead: gone.sort((a, b) => a - b),
    teams: result === '' ? [] : [result],
    winners: all.filter(wins),
  };
}
