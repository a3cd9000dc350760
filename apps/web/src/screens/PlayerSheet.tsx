import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { match, names } from '../line/session.ts';
import { keepAbout, keepMarks, mostAbout, type NoteMark, notes } from '../prompt/notes.ts';
import { evening } from '../words/evening.ts';
import { lang, words } from '../words/language.ts';

const choices: readonly (NoteMark | null)[] = ['suspect', null, 'trust'];

/** Three ways to hold somebody: suspected, nothing, trusted. */
export function MarkChoice({
  person,
  label,
}: {
  readonly person: number;
  /** The id of what names the person. */
  readonly label: string;
}): JSX.Element {
  const say = words.value.play;
  const now = notes.value.marks[person] ?? null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name beside it is its label
    <div class="segments" role="group" aria-labelledby={label}>
      {choices.map((mark) => (
        <button
          key={mark ?? ''}
          type="button"
          aria-pressed={now === mark}
          onClick={() => keepMarks([person], mark)}
        >
          {mark === null ? say.markNone : say[mark]}
        </button>
      ))}
    </div>
  );
}

/** What I think of one player: a touch, and a few words; for me alone. */
export function PlayerSheet({
  face,
  shown,
  seat,
  close,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly seat: number;
  close(): void;
}): JSX.Element {
  const say = evening[lang.value];
  const person = match.value?.holders[seat] ?? -1;
  const name = names.value[seat] ?? '…';
  const before = notes.value.about[person] ?? '';
  const text = useSignal(before);
  const [asks, writes] = [useId(), useId()];
  // With the sheet, not a paint after it: what was written is on its way when it closes.
  useLayoutEffect(
    () => () => {
      if (text.value.trim() !== (notes.value.about[person] ?? '')) void keepAbout(person, text.value);
    },
    [text, person],
  );
  const says = face.seat?.(shown, seat).says;
  return (
    <Sheet title={say.about(name)} close={close}>
      {says ? <p class="hint">{says}</p> : null}
      <p id={asks}>{say.what(name)}</p>
      <MarkChoice person={person} label={asks} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <label for={writes}>{say.few}</label>
        <input
          id={writes}
          class="plate-input"
          maxLength={mostAbout}
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </form>
    </Sheet>
  );
}
