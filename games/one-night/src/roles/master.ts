import { defineRole } from '../role.ts';
import { fingersAt, isVampire } from '../verdict/judged.ts';
import { because } from '../verdict/reason.ts';
import { vampires } from './vampire.ts';

/** A Vampire who cannot be voted out while another Vampire points at him; one vote then makes a replacement (R17, R58). */
export const master = defineRole({
  id: 'master',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 2,
  end: {
    safe(me, judged) {
      const by = fingersAt(judged, me).find((other) => other !== me && isVampire(judged, other));
      if (by === undefined) return undefined;
      return { ...because('protections.master', 'R58', { player: me, by }), replacementMin: 1 };
    },
  },
  slots: ['vampire'],
  tells: ['met'],
  calls: [vampires],
});
