import { type Law, named } from './law.ts';

/** Nobody votes blank (§10). */
export const noBlank: Law = {
  forbidsBlank: true,
  spares: -0.1,
  words: named('le vote blanc est interdit', 'blank votes are forbidden'),
};
