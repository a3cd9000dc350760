import { defineRole } from '../power.ts';

/** Detectives and Mathematicians: before the first night each is given a group, a condition of their own, or both (§3). */
export const holmes = defineRole({
  id: 'holmes',
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'musicLover' },
});
export const monk = defineRole({
  id: 'monk',
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'pentaphile' },
});
export const pach = defineRole({
  id: 'pach',
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'matcher' },
});
export const rappaz = defineRole({
  id: 'rappaz',
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'fiftyEighter' },
});
export const sesiano = defineRole({
  id: 'sesiano',
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'romantic' },
});
