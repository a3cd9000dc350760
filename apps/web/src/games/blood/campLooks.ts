import type { CampLooks } from '../../lab/looks.ts';
import { campIcons } from './campIcons.ts';

/** How the workshop draws the camps. */
export const campLooks: CampLooks = {
  human: { icon: campIcons.human, tone: 'village' },
  werewolf: { icon: campIcons.werewolf, tone: 'clan' },
};
