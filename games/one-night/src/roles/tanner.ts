import { defineRole } from '../role.ts';
import { lost, won } from '../verdict/reason.ts';

/** Wins only if he dies; in a classic game his death denies the monsters (R10, R27, R59). */
export const tanner = defineRole({
  id: 'tanner',
  box: 'werewolf',
  team: 'tanner',
  end: {
    deniesMonsters: true,
    goal: (me, judged) =>
      judged.dead[me]
        ? won('players.tanner.died', 'F5', { player: me })
        : lost('players.tanner.lived', 'F5', { player: me }),
  },
  omen: 'tanner',
  staysDown: true,
});
