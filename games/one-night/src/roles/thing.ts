import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { right } from '../places.ts';
import { defineRole } from '../role.ts';

/** Must tap the shoulder of a neighbour (R45). */
export const thing = defineRole({
  id: 'thing',
  box: 'vampire',
  team: 'village',
  stars: 1,
  tells: ['tapped', 'tapped-on'],
  calls: [
    {
      id: 'thing',
      order: '4B',
      ask: ({ neighbours }) => must('tap', { tap: { player: one('seat', neighbours) } }),
      act: {
        tap(scene, chosen) {
          const seat = chosen.place('player');
          const side = right(seat, scene.state.seats) === scene.me ? 'right' : 'left';
          scene.did('tapped', { seat });
          scene.tell(seat, 'you.wereTapped', { side });
        },
      },
    },
  ],
});
