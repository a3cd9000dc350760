import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import type { Faced } from '../../games/face.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { into } from '../../kit/setTo.ts';
import { match, names } from '../../line/session.ts';
import { keepAbout, keepMarks, mostAbout, type NoteMark, notes } from '../../prompt/notes.ts';
import { evening } from '../../words/evening.ts';
import { lang, words } from '../../words/language.ts';

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
}: Faced & { readonly seat: number; close(): void }): JSX.Element {
  const say = evening[lang.value];
  const person = match.value?.holders[seat] ?? -1;
  const name = names.value[seat] ?? '…';
  const asks = useId();
  const { says } = face.table.seat(shown, seat);
  return (
    <Sheet title={say.about(name)} close={close}>
      {says ? <p class="hint">{says}</p> : null}
      <p id={asks}>{say.what(name)}</p>
      <MarkChoice person={person} label={asks} />
      <FewWords person={person} close={close} />
    </Sheet>
  );
}

export function FewWords({ person, close }: { readonly person: number; close(): void }): JSX.Element {
  const text = useSignal(notes.value.about[person] ?? '');
  const id = useId();
  // With the sheet, not a paint after it: what was written is on its way when it closes.
  useLayoutEffect(
    () => () => {
      if (text.value.trim() !== (notes.value.about[person] ?? '')) void keepAbout(person, text.value);
    },
    [text, person],
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    close();
  };
  return (
    <form onSubmit={submit}>
      <label for={id}>{evening[lang.value].few}</label>
      <input
        id={id}
        class="plate-input"
        maxLength={mostAbout}
        autocomplete="off"
        value={text.value}
        onInput={(event) => into(text)(event.currentTarget.value)}
      />
    </form>
  );
}
