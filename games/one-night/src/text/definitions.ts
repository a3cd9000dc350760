import { type OurLang, wordsOf } from '@veillee/gamekit';
import { artefacts } from '../artefacts/index.ts';
import { marks } from '../marks/index.ts';
import { roles } from '../roles/index.ts';
import type { Definitions } from './keys.ts';

/** What the definitions say of themselves in one of our languages. */
export const definedIn = (lang: OurLang): Definitions => ({
  roles: wordsOf(roles, lang),
  marks: wordsOf(marks, lang),
  artefacts: wordsOf(artefacts, lang),
});
