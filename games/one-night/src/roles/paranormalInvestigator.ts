import { one } from '@veillee/kernel';
import { type Chosen, may } from '../night/call.ts';
import type { Scene } from '../night/scene.ts';
import { defineRole, roleOf } from '../role.ts';

/** What he becomes stays with the card he was dealt, wherever it lies by now (R41). */
function investigate(scene: Scene, chosen: Chosen): void {
  const seen = roleOf(scene.look(chosen.place('player')));
  const into = seen.omen ?? seen.kind;
  if (into === undefined) return;
  scene.state.turned[scene.me] = into;
  scene.did('turned', { into });
}

/** May look at two other cards, one after the other, and becomes the plain monster or the Tanner he sees (R41, R72). */
export const paranormalInvestigator = defineRole({
  id: 'paranormal-investigator',
  box: 'daybreak',
  team: 'village',
  end: { turns: true },
  tells: ['saw-card'],
  calls: [
    {
      id: 'paranormal-investigator',
      order: '5C',
      copy: 'now',
      ask(scene) {
        const first = scene.heard('look');
        const reach = scene.unshielded(scene.others);
        if (first === undefined) return may('look', { look: { player: one('seat', reach) } });
        if (first.do === 'pass' || scene.state.turned[scene.me] !== null) return undefined;
        const rest = reach.filter((seat) => !(first.player as readonly number[]).includes(seat));
        return may('look-again', { look: { player: one('seat', rest) } });
      },
      act: { look: investigate, 'look-again': investigate },
    },
  ],
});
