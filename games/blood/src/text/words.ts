import type { WordsOf } from '@veillee/gamekit';
import type { PluralForms, Wordings } from '@veillee/kernel';
import type { Sayings } from '../almanac/sayings.ts';
import type { Camp } from '../ids.ts';
import type { Mutations } from '../mutations/index.ts';
import type { FactKey } from './fr/facts.ts';
import type { NameKey } from './fr/names.ts';
import type { QuestionKey } from './fr/questions.ts';
import type { ReasonKey } from './fr/reasons.ts';
import type { RefusalKey } from './fr/refusals.ts';
import type { RuleKey } from './fr/rules.ts';
import type { TalkKey, ThoughtKey } from './fr/talk.ts';

/** A noun after its number, and what stands for none. */
export type Counted = PluralForms<string> & { readonly none: string };

/** How parameters read where it hangs on a number or a place. */
export interface Forms {
  readonly fromMiddle: string;
  fromPlayer(player: string): string;
  readonly characters: Counted;
  readonly mutations: Counted;
  readonly points: PluralForms<string>;
  readonly half: string;
  /** What a character is called where the language speaks of whoever holds it as of a woman, if it is otherwise. */
  readonly her?: { readonly [camp in Camp]: string };
}

/** All that one language has to say of Blood; in ours, what belongs to a mutation stands with it. */
export interface Words {
  readonly names: { readonly [key in NameKey]: string };
  readonly rules: { readonly [key in RuleKey]: string };
  readonly questions: Wordings<QuestionKey>;
  readonly facts: Wordings<FactKey>;
  readonly reasons: Wordings<ReasonKey>;
  readonly refusals: Wordings<RefusalKey>;
  readonly talk: Wordings<TalkKey>;
  readonly thoughts: Wordings<ThoughtKey>;
  readonly mutations: WordsOf<Mutations>;
  readonly almanac: Sayings;
  readonly forms: Forms;
}
