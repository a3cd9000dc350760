import type { Kind } from '../ids.ts';
import { defineRole } from '../role.ts';
import { fingersAt } from '../verdict/judged.ts';
import { because } from '../verdict/reason.ts';

const swaying: readonly Kind[] = ['werewolf', 'vampire'];

/** Of the Village until a Werewolf, or else a Vampire, points at him: then he is one of them (R55). */
export const cursed = defineRole({
  id: 'cursed',
  box: 'bonus',
  team: 'village',
  end: {
    swayed(me, judged) {
      const fingers = fingersAt(judged, me);
      for (const kind of swaying) {
        const by = fingers.find((other) => judged.kinds[other] === kind);
        if (by !== undefined) return { ...because('teams.cursed', 'R55', { player: me, by, kind }), kind };
      }
      return undefined;
    },
  },
});
