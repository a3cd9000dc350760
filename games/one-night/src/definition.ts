import type { Wording } from '@veillee/kernel';

/** What a character, a mark and an artefact have in common: a picture, words, and the rulings they rest on. */

/** A name and the small forms grammar asks for: "the Seer", "a Seer", "of the Seer". */
export interface Named {
  readonly name: string;
  readonly the: string;
  readonly a: string;
  readonly of: string;
}

export interface TokenWords extends Named {
  /** One line for lists. */
  readonly blurb: string;
  /** What it may or must do and how it wins, addressed to its player. */
  readonly help: string;
  /**
   * The sentences of its own by their keys: its questions (`seer.look`), ways to answer (`way.bite`), what its holder
   * is told (`you.…`) and the story tells (`story.…`), reasons of the verdict (`players.tanner.died`).
   */
  readonly says?: { readonly [key: string]: Wording };
}

export interface RoleWords extends TokenWords {
  /** When it wakes or counts: a fragment, without capital or full stop. */
  readonly wakes: string;
  /** What is read aloud for the calls that are defined in its file, by the call's id or `id.variant`. */
  readonly calls?: { readonly [text: string]: CallText };
}

/** One call takes exactly one text: the plain one or a variant, which is complete in itself. */
export interface CallText {
  /** For the screen. */
  readonly title: string;
  /** Read aloud when the call begins. */
  readonly open: string;
  /** Read aloud after a silence of its own, where some act before the others. */
  readonly after?: string;
  /** Read aloud when its time is up. */
  readonly close: string;
}

/** The same things said, each with the grammar it takes. */
type Alike<W> = {
  readonly [part in keyof W]: part extends 'says' ? { readonly [key in keyof W[part]]: Wording } : W[part];
};

/** How a definition is drawn and worded; what French says, English must say, and nothing else. */
export interface Face<I extends string, W> {
  /** The name of an engraving of game-icons.net. */
  readonly icon: I;
  readonly fr: W;
  readonly en: NoInfer<Alike<W>>;
}
export interface Faced<I extends string = string, W = TokenWords> {
  readonly icon: I;
  readonly words: { readonly fr: W; readonly en: Alike<W> };
}

export const faced = <I extends string, W>({ icon, fr, en }: Face<I, W>): Faced<I, W> => ({
  icon,
  words: { fr, en },
});
