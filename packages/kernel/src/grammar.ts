import type { Gender } from './people.ts';

/**
 * What a language does to a person's name in a sentence, and to the sentence for a person's sake. `who` are names as
 * they are called; `self`: whoever reads is among them, and the names are the others'.
 */
export interface Grammar {
  /** Those who do something: "Ana and Bob", "you". */
  subject(names: readonly string[], self: boolean): string;
  /** Those to whom it is done, or who stand anywhere else in the sentence. */
  object(names: readonly string[], self: boolean): string;
  /** Of whoever does it: "elle", "lui", "soi"; "themselves". */
  oneself(gender: Gender | null): string;
  /** Whose something is: "Ana’s", "your"; "d’Ana", "de toi". */
  of(names: readonly string[], self: boolean): string;
  /** What is said of them, up to who it is: "that Ana", "qu’Ana", "que tu". */
  that(names: readonly string[], self: boolean): string;
}
