import type { WordsOf } from '@veillee/gamekit';
import type { artefacts } from '../artefacts/index.ts';
import type { marks } from '../marks/index.ts';
import type { roles } from '../roles/index.ts';
import type { Stage } from '../verdict/reason.ts';
import type { Folder, FolderKey } from './types.ts';

/** All words of the definitions. A further language brings them in its folder, beside what a `Folder` has. */
export interface Definitions {
  readonly roles: WordsOf<typeof roles>;
  readonly marks: WordsOf<typeof marks>;
  readonly artefacts: WordsOf<typeof artefacts>;
}

/** All that one language has to say of One Night; in ours, what belongs to a definition stands with it. */
export interface LanguageWords extends Folder, Definitions {}

type ValueOf<T> = T[keyof T];
type OwnWords = ValueOf<{ [kind in keyof Definitions]: ValueOf<Definitions[kind]> }>;
type KeysIn<W, Part extends string> = W extends { readonly [part in Part]: infer Said }
  ? keyof Said & string
  : never;

/** The texts a narrator may read for a call. */
export type CallTextId = keyof Folder['calls'] | KeysIn<OwnWords, 'calls'>;

/** The key of every sentence, the folders' and the definitions'. */
export type SayKey = FolderKey | KeysIn<OwnWords, 'says'>;
export type ReasonKey = Extract<SayKey, `${Stage}.${string}`>;
/** What can be told of the night: each has words for the story, and for the notes of whoever did it. */
export type DeedId = SayKey extends infer Key
  ? Key extends `story.${string}.${string}`
    ? never
    : Key extends `story.${infer Did}`
      ? Did
      : never
  : never;
