import type { JSX } from 'preact';
import { askWords } from '../../games/words.ts';
import { lang } from '../../words/language.ts';
import { type InPlay, quickRight } from './inPlay.ts';

/** The commonest use of a right, and the right itself. */
export function QuickButtons({
  look,
  more,
  ...inPlay
}: InPlay & {
  /** A class of whoever shows them. */
  readonly look?: string | undefined;
  /** What the second is called; its question unless given. */
  readonly more?: string;
}): JSX.Element | null {
  const { face, shown, sheet } = inPlay;
  const right = quickRight(inPlay);
  if (right === undefined) return null;
  return (
    <div class={`pair ${look ?? ''}`}>
      <button type="button" class="button ember" onClick={() => sheet.open('quick')}>
        {face.answers.quick?.label(lang.value)}
      </button>
      <button type="button" class="button" onClick={() => sheet.open({ right: right.topic })}>
        {more ?? askWords(face, right.topic, right.params, shown.say)}
      </button>
    </div>
  );
}
