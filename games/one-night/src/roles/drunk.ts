import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** Must exchange his card for a centre card, unseen; the card itself is the Village's (R37, R79). */
export const drunk = defineRole({
  id: 'drunk',
  box: 'werewolf',
  team: 'village',
  fetches: true,
  tells: ['took-centre'],
  calls: [
    {
      id: 'drunk',
      order: '8',
      copy: 'now',
      ask: (scene) =>
        scene.shielded ? undefined : must('take', { take: { card: one('centre', scene.centre) } }),
      act: { take: (scene, chosen) => scene.swapCards(scene.me, chosen.place('card')) },
    },
  ],
});
