import { type Law, named } from './law.ts';

/** Nobody votes blank (§10). */
export const noBlank: Law = {
  forbidsBlank: true,
  words: named('le vote blanc est interdit', 'blank votes are forbidden'),
};
