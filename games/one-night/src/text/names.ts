import { type ByLang, byLang } from '@veillee/kernel';
import type { ArtefactId } from '../artefacts/index.ts';
import type { CallText, RoleWords, TokenWords } from '../definition.ts';
import type { MarkId } from '../marks/index.ts';
import type { Side } from '../role.ts';
import type { RoleId } from '../roles/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { CallTextId, LanguageWords } from './keys.ts';
import type { Folder, TeamText } from './types.ts';

/** Everything that has a name or a description in one language, and the sentences of the definitions. */
export interface Names extends Omit<Folder, 'calls' | 'teams' | 'says'> {
  readonly characters: { readonly [id in RoleId]: RoleWords };
  readonly marks: { readonly [id in MarkId]: TokenWords };
  readonly artefacts: { readonly [id in ArtefactId]: TokenWords };
  /** By call, or variant of it. */
  readonly calls: { readonly [text in CallTextId]: CallText };
  /** Whoever wins alone is a team of his own name. */
  readonly teams: { readonly [side in Side]: TeamText };
  readonly says: { readonly [key: string]: Folder['says'][keyof Folder['says']] };
}

/** All names of one language, from its folder and from what the definitions say in it. */
export function namesOf({ roles, marks, artefacts, ...folder }: LanguageWords): Names {
  const own = [roles, marks, artefacts].flatMap((table) => Object.values<TokenWords>(table));
  const said = own.flatMap(({ says = {} }) => Object.entries(says));
  const called = Object.values<RoleWords>(roles).flatMap(({ calls = {} }) => Object.entries(calls));
  return {
    ...folder,
    characters: roles,
    marks,
    artefacts,
    // Every role's own texts and the folder's are all there are: that is how `CallTextId` is made.
    calls: { ...folder.calls, ...Object.fromEntries(called) } as Names['calls'],
    teams: { ...roles, ...folder.teams },
    says: { ...folder.says, ...Object.fromEntries(said) },
  };
}

/** A further language is one more entry: its folder has the words of the definitions too, and the compiler says what is missing. */
const languageWords: ByLang<LanguageWords> = { fr, en };

export const names: ByLang<Names> = byLang((lang) => namesOf(languageWords[lang]));
