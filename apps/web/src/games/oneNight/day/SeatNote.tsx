import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Glyph } from '../../../kit/marks.tsx';
import { match } from '../../../line/session.ts';
import { FewWords, MarkChoice } from '../../../screens/play/PlayerSheet.tsx';
import { evening } from '../../../words/evening.ts';
import { lang } from '../../../words/language.ts';
import { dayWords } from '../dayWords.ts';
import type { Shown } from '../shown.ts';
import css from './SeatNote.module.css';

/** One player alone: what I noted of them, for me; and the way back to everybody. */
export function SeatNote({
  shown,
  seat,
  close,
}: {
  readonly shown: Shown;
  readonly seat: number;
  close(): void;
}): JSX.Element {
  const say = evening[lang.value];
  const asks = useId();
  const name = shown.say.names[seat] ?? '…';
  const person = match.value?.holders[seat] ?? -1;
  const mine = seat === shown.sight.chair;
  return (
    <div class={css.note}>
      <button
        type="button"
        class={`round ${css.back}`}
        aria-label={dayWords[lang.value].everybody}
        onClick={close}
      >
        <Glyph name="close" />
      </button>
      {mine || typeof shown.sight.chair !== 'number' ? null : (
        <>
          <p id={asks}>{say.about(name)}</p>
          <MarkChoice person={person} label={asks} />
          <FewWords key={person} person={person} close={close} />
        </>
      )}
    </div>
  );
}
