import { defineRole } from '../role.ts';
import { someVampire } from '../verdict/judged.ts';
import { because } from '../verdict/reason.ts';

/** Sees the Vampires and takes the Bat; on the Clan without being a Vampire, a villager if there is none (R25, R39, R73). */
export const renfield = defineRole({
  id: 'renfield',
  box: 'vampire',
  team: 'vampire',
  stars: 2,
  end: {
    team: (me, judged) =>
      someVampire(judged)
        ? undefined
        : { ...because('teams.renfield', 'E0', { player: me }), team: 'village' },
  },
  slots: ['bat'],
  tells: ['met'],
  calls: [
    {
      id: 'renfield',
      order: '-6C',
      open(scene) {
        const { bite } = scene.state;
        scene.did('sawBite', { seats: bite?.by ?? [], target: bite?.seat ?? null });
        scene.giveMark('bat', scene.me);
      },
    },
  ],
});
