import { type OurLang, type WordsOf, wordsOf } from '@veillee/gamekit';
import type { Wording, Wordings } from '@veillee/kernel';
import { laws } from '../laws/index.ts';
import { offices } from '../offices/index.ts';

/** What a language says of every office and law: ours say it where they are defined, another in its folder. */
export interface CivicTexts {
  readonly offices: WordsOf<typeof offices>;
  readonly laws: WordsOf<typeof laws>;
}

export const civicIn = (lang: OurLang): CivicTexts => ({
  offices: wordsOf(offices, lang),
  laws: wordsOf(laws, lang),
});

/** What offices and laws ask and tell; an office is also a field, where the master gives all at once. */
export function civicWordings({ offices, laws }: CivicTexts): Wordings {
  const wordings: { [key: string]: Wording } = {};
  for (const [id, { name, phrases }] of Object.entries(offices)) {
    Object.assign(wordings, phrases);
    wordings[`field.${id}`] = name;
  }
  for (const { phrases } of Object.values(laws)) Object.assign(wordings, phrases);
  return wordings;
}
