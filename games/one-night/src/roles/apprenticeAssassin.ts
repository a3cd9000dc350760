import { isCharacter } from '../night/people.ts';
import type { Scene } from '../night/scene.ts';
import { defineRole } from '../role.ts';
import { type Judged, someDeadHolder, someHolder } from '../verdict/judged.ts';
import { because, lost, won } from '../verdict/reason.ts';
import { assassin, layMark, targetsOfMark } from './assassin.ts';

const masters = (judged: Judged): number[] =>
  judged.roles.flatMap((role, player) => (role === assassin ? [player] : []));

const isApprentice = ({ state, me }: Scene): boolean => isCharacter(state, me, 'apprentice-assassin');

/** Wins only if the Assassin dies or, where none sits at the table, the final holder of his mark (R9, R11). */
export const apprenticeAssassin = defineRole({
  id: 'apprentice-assassin',
  box: 'vampire',
  team: 'apprentice-assassin',
  stars: 3,
  end: {
    team(me, judged) {
      const idle =
        judged.places[me]?.fromCentre && !someHolder(judged, 'assassin') && !judged.roles.includes(assassin);
      return idle ? { ...because('teams.apprentice', 'R9', { player: me }), team: 'village' } : undefined;
    },
    goal(me, judged) {
      const targets = masters(judged);
      if (targets.length === 0)
        return someDeadHolder(judged, 'assassin')
          ? won('players.apprentice.hit', 'R9', { player: me })
          : lost('players.apprentice.missed', 'R9', { player: me });
      const fallen = targets.filter((target) => judged.dead[target]);
      return fallen.length > 0
        ? won('players.apprentice.freed', 'R9', { player: me, targets: fallen })
        : lost('players.apprentice.bound', 'R9', { player: me, targets });
    },
  },
  slots: ['assassin'],
  leaves: 'assassin',
  tells: ['met'],
  calls: [
    {
      id: 'apprentice-assassin',
      order: '-1B',
      wakes: (state, seat) =>
        isCharacter(state, seat, 'apprentice-assassin') || isCharacter(state, seat, 'assassin'),
      open: (scene) =>
        scene.did(isApprentice(scene) ? 'metAssassin' : 'metApprentice', { seats: scene.company }),
      ask: (scene) => (scene.company.length === 0 && isApprentice(scene) ? targetsOfMark(scene) : undefined),
      act: { mark: layMark },
    },
  ],
});
