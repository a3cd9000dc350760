import type { Wordings } from '@veillee/kernel';
import type { CardTexts } from './cards.ts';
import type { CivicTexts } from './civic.ts';
import type { FactKey } from './fr/facts.ts';
import type { Names } from './fr/names.ts';
import type { QuestionKey } from './fr/questions.ts';
import type { ReasonKey } from './fr/reasons.ts';
import type { RefusalKey } from './fr/refusals.ts';
import type { ScriptKey } from './fr/script.ts';
import type { TalkKey, ThoughtKey } from './fr/talk.ts';
import type { GazetteWords } from './gazette.ts';

/**
 * All that one language says in play. What belongs to cards, conditions, offices and laws stands with them in our two
 * languages; a further one has it in its folder.
 */
export interface Folder {
  readonly names: Names;
  readonly sentences: Wordings<
    QuestionKey | FactKey | ScriptKey | ReasonKey | RefusalKey | TalkKey | ThoughtKey
  >;
  readonly cards: CardTexts;
  readonly civic: CivicTexts;
  readonly gazette: GazetteWords;
}
