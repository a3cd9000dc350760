import type { CampLooks } from '../../lab/looks.ts';

/** How the workshop draws the teams. */
export const campLooks: CampLooks = {
  village: { icon: 'hut', tone: 'village' },
  vampire: { icon: 'pretty-fangs', tone: 'clan' },
  werewolf: { icon: 'wolf-head', tone: 'pack' },
};
