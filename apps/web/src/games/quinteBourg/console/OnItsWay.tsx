import type { JSX } from 'preact';
import { Glyph } from '../../../kit/marks.tsx';
import { consoleWords } from '../consoleWords.ts';
import css from './OnItsWay.module.css';
import type { Desk } from './useDesk.ts';

/** Lies over what was written with as soon as the key is pressed; it alone is drawn anew then. */
export function OnItsWay({
  of,
  writing,
  shown: { say },
}: Pick<Desk, 'writing' | 'shown'> & { readonly of: string | number | undefined }): JSX.Element | null {
  const sent = writing.onItsWay.value;
  if (sent === null || sent.of !== of) return null;
  return (
    <p class={css.written} role="status">
      <Glyph name="check" /> {sent.words || consoleWords[say.lang].next}
    </p>
  );
}
