import { type Json, type Lang, listInWords, type Phrase, speak, type Text } from '@veillee/kernel';
import { protocolText } from '@veillee/protocol';

/** Puts a game's phrases into words, in one language, with the players' names. */
export interface Speaker {
  readonly lang: Lang;
  readonly names: readonly string[];
  has(key: string): boolean;
  say(phrase: Phrase): string;
  format(kind: string, value: Json): string | undefined;
  list(items: readonly string[]): string;
}

export function speakerOf(text: Text | undefined, lang: Lang, names: readonly string[]): Speaker {
  const house = protocolText[lang];
  const knows = (words: Text, key: string): boolean => Object.hasOwn(words.words, key);
  return {
    lang,
    names,
    has: (key) => text !== undefined && knows(text, key),
    say(phrase) {
      const words = text !== undefined && knows(text, phrase.key) ? text : house;
      // A newer server may say what this page has no words for: better its key than nothing at all.
      return knows(words, phrase.key) ? speak(words, phrase, names) : phrase.key;
    },
    format: (kind, value) => text?.formats[kind]?.(value, { lang, names }),
    list: (items) => listInWords(items, lang),
  };
}
