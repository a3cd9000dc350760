import { type ByLang, byLang, kernelWords, type Text } from '@veillee/kernel';
import { claimWays, formatsOf } from './formats.ts';
import { names } from './names.ts';

/** All the words of One Night. */
export const text: ByLang<Text> = byLang((lang) => ({
  lang,
  words: { ...kernelWords[lang], ...names[lang].says, ...claimWays(names[lang].claims) },
  formats: formatsOf(names[lang]),
}));
