import { seatsOfKind } from '../night/people.ts';
import type { Scene } from '../night/scene.ts';
import { defineRole } from '../role.ts';
import { deniers, someoneElseDied } from '../verdict/judged.ts';
import { lost, won } from '../verdict/reason.ts';

/** Every Werewolf shows a thumb, feared, bitten and dreaming ones too (R34, R69). */
export const packFor = ({ state, me }: Scene): readonly number[] =>
  seatsOfKind(state, 'werewolf').filter((seat) => seat !== me);

/** Sees the Werewolves and wins with the pack; without any, if another player and no Tanner dies (R25, R29, R30). */
export const minion = defineRole({
  id: 'minion',
  box: 'werewolf',
  team: 'werewolf',
  end: {
    withoutPack(me, judged) {
      const params = { player: me };
      if (deniers(judged).length > 0) return lost('players.minion.denied', 'R29', params);
      return someoneElseDied(judged, me)
        ? won('players.minion.survived', 'R29', params)
        : lost('players.minion.alone', 'R30', params);
    },
  },
  tells: ['met', 'saw-thumbs'],
  calls: [
    {
      id: 'minion',
      order: '3',
      open: (scene) => scene.did('sawPack', { seats: packFor(scene) }),
    },
  ],
});
