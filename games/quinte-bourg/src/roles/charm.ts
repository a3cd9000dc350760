import { one } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import type { RoleId } from '../ids.ts';
import { type Action, may, type Scene, seatIn } from '../power.ts';
import { playerOf } from '../state.ts';
import { consider } from '../stop.ts';

const isNew = (scene: Scene, seat: number): boolean =>
  !playerOf(scene.state, seat).charmed.includes(scene.card as RoleId);

/** Each night charms somebody this musician has not charmed yet; the charmed are told, not by whom (Q6, Q39). */
export const charm: Action = {
  line: 'musicians',
  nights: nights('every'),
  ways: ['charm'],
  ask: (scene) => [
    may('charm', {
      charm: {
        player: one(
          'seat',
          scene.targets.filter((seat) => isNew(scene, seat)),
        ),
      },
    }),
  ],
  act(scene, answer) {
    const target = seatIn(answer, 'player');
    playerOf(scene.state, target).charmed.push(scene.card as RoleId);
    scene.did('charmed', { target });
    scene.tell(scene.me, 'you.charmed', { player: target });
    scene.tell(target, 'you.wereCharmed');
    consider(scene.table);
  },
};
