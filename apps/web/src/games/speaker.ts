import {
  type Json,
  type Lang,
  listInWords,
  type People,
  type Phrase,
  peopleOf,
  type Sight,
  speak,
  type Text,
} from '@veillee/kernel';
import { protocolText } from '@veillee/protocol';

/** Puts a game's phrases into words, in one language, with the players' names. */
export interface Speaker {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly people: People;
  has(key: string): boolean;
  say(phrase: Phrase): string;
  /** `about`: whom the word stands for. */
  format(kind: string, value: Json, about?: Json): string | undefined;
  list(items: readonly string[]): string;
}

/** Players, said to the one who sees this. */
export const readBy = (people: People, { chair }: Pick<Sight, 'chair'>): People =>
  typeof chair === 'number' ? { ...people, self: chair } : people;

export function speakerOf(text: Text | undefined, lang: Lang, about: readonly string[] | People): Speaker {
  const people = peopleOf(about);
  const house = protocolText[lang];
  const knows = (words: Text, key: string): boolean => Object.hasOwn(words.words, key);
  return {
    lang,
    names: people.names,
    people,
    has: (key) => text !== undefined && knows(text, key),
    say(phrase) {
      const words = text !== undefined && knows(text, phrase.key) ? text : house;
      // A newer server may say what this page has no words for: better its key than nothing at all.
      return knows(words, phrase.key) ? speak(words, phrase, people) : phrase.key;
    },
    format: (kind, value, about) => text?.formats[kind]?.(value, { ...people, lang, about }),
    list: (items) => listInWords(items, lang),
  };
}
