import { defineRole } from '../role.ts';
import { someDeadHolder } from '../verdict/judged.ts';
import { lost, won } from '../verdict/reason.ts';

/** Must give the Assassin mark to another player and wins only if its final holder dies (R3, R8, R10). */
export const assassin = defineRole({
  id: 'assassin',
  box: 'vampire',
  team: 'assassin',
  stars: 2,
  end: {
    blankFromCentre: 'R8',
    goal: (me, judged) =>
      someDeadHolder(judged, 'assassin')
        ? won('players.assassin.hit', 'F5', { player: me })
        : lost('players.assassin.missed', 'F5', { player: me }),
  },
});
