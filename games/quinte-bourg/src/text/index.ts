import { type ByLang, byLang, kernelWords, type Text } from '@veillee/kernel';
import { cardNames, cardWordings } from './cards.ts';
import { civicWordings } from './civic.ts';
import { en } from './en/index.ts';
import type { Folder } from './folder.ts';
import { formatsOf } from './formats.ts';
import { fr } from './fr/index.ts';

export const folders: ByLang<Folder> = { fr, en };

/** All the village says, what the kernel says in any game included. */
export const text: ByLang<Text> = byLang((lang) => {
  const { names, sentences, cards, civic } = folders[lang];
  return {
    lang,
    words: { ...kernelWords[lang], ...sentences, ...cardWordings(cards), ...civicWordings(civic) },
    formats: formatsOf(names, cardNames(cards), civic),
  };
});
