import { type ByLang, byLang, kernelWords, type Lang, type Text } from '@veillee/kernel';
import { claimWays, formatsOf } from './formats.ts';
import { names } from './names.ts';
import { varied } from './variants.ts';

/** All the words of One Night. */
export const text: ByLang<Text> = byLang(textIn);

function textIn(lang: Lang): Text {
  const own = { ...kernelWords[lang], ...names[lang].says, ...claimWays(names[lang].claims) };
  const whole: Text = { lang, words: varied(own, () => whole), formats: formatsOf(names[lang]) };
  return whole;
}
