import { type ByLang, byLang, kernelWords, type Lang, type Text } from '@veillee/kernel';
import { en } from './en/index.ts';
import { formatsOf } from './formats.ts';
import { fr } from './fr/index.ts';
import { mutationWordings } from './mutations.ts';
import type { Words } from './words.ts';

/** The words of Blood, in every language. */
export const words: ByLang<Words> = { fr, en };

/** All the game says, what the kernel says in any game included. */
export const text: ByLang<Text> = byLang((lang) => textIn(lang, words[lang]));

function textIn(lang: Lang, words: Words): Text {
  const { names, rules, questions, facts, reasons, refusals, talk, thoughts, mutations } = words;
  return {
    lang,
    words: {
      ...kernelWords[lang],
      ...names,
      ...rules,
      ...mutationWordings(mutations),
      ...questions,
      ...facts,
      ...reasons,
      ...refusals,
      ...talk,
      ...thoughts,
    },
    formats: formatsOf(words),
  };
}
