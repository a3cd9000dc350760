import type { JSX } from 'preact';
import { isPick, pickedIn, waysOf } from '../../../prompt/draft.ts';
import { Fields, Ways } from '../../../prompt/FormFields.tsx';
import { consoleWords } from '../consoleWords.ts';
import type { Ask } from './asks.ts';
import css from './EntryField.module.css';
import { byLot, candidatesFor, isLong, passOf, pickIn, settledDraft } from './entry.ts';
import { entryIn } from './entryIn.ts';
import { Key } from './Key.tsx';
import { isTyped } from './keys.ts';
import { Outlooks } from './Outlooks.tsx';
import { typingOf } from './typing.ts';
import type { Desk } from './useDesk.ts';

/** The one input of a line: letters find who is meant, the return key records. */
export function EntryField(desk: Desk & { readonly ask: Ask }): JSX.Element | null {
  const { face, shown, writing, ask } = desk;
  const { entry, wording } = writing;
  const words = consoleWords[shown.say.lang];
  if (entry === null || wording === null) return null;
  const meant = candidatesFor(ask.form, entry, wording);
  const typing = typingOf(ask, entry, wording);
  const settled = settledDraft(ask.form, entry, wording);
  const filling = { asked: ask, draft: entry.draft, face, shown, change: writing.change };
  const chosen = chosenWords(ask, desk);
  const nobody = passOf(ask.form);
  return (
    <>
      {waysOf(ask.form).length > 1 ? <Ways {...filling} /> : null}
      <div class={css.entry}>
        <label class={css.field}>
          <span class="unseen">{words.entry}</span>
          <input
            data-entry
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={entry.typed}
            placeholder={chosen || (typing.wantsNumber ? words.typeNumber : words.type)}
            onInput={(event) => writing.type(event.currentTarget.value)}
          />
          <Completion typed={entry.typed} whole={meant.length === 1 ? meant[0]?.words : undefined} />
          <Key of="⏎" />
        </label>
        {nobody === undefined ? null : (
          <button type="button" class={css.nobody} onClick={writing.pass}>
            {wording.way(nobody.do)} <Key of={isTyped('x', typing) ? 'Alt X' : 'X'} />
          </button>
        )}
      </div>
      <Meant {...desk} />
      {isLong(ask.form, entry.draft) ? (
        <button
          type="button"
          class="button small"
          onClick={({ currentTarget }) => {
            writing.change(byLot(ask.form, entry.draft, Math.random));
            // What was drawn is recorded by the return key, as if it had been typed.
            entryIn(currentTarget.closest('main'))?.focus();
          }}
        >
          {words.byLot}
        </button>
      ) : null}
      <div class={css.fields}>
        <Fields {...filling} drawn={['seat', 'house']} />
      </div>
      {settled === undefined ? null : (
        <Outlooks {...desk} way={settled.way} option={pickIn(ask.form, settled)} />
      )}
    </>
  );
}

/** What is settled of the answer so far. */
function chosenWords(ask: Ask, { writing: { entry, wording } }: Desk): string {
  if (entry === null || wording === null) return '';
  const { draft } = entry;
  return Object.entries(ask.form[draft.way]?.fields ?? {})
    .flatMap(([name, field]) =>
      isPick(field) ? pickedIn(draft.values[name]).map((option) => wording.option(field.of, option)) : [],
    )
    .join(', ');
}

/** The rest of the name, where only one can be meant. */
function Completion({
  typed,
  whole,
}: {
  readonly typed: string;
  readonly whole: string | undefined;
}): JSX.Element | null {
  if (whole === undefined || typed === '') return null;
  return (
    <span class={css.completion} aria-hidden="true">
      <span>{typed}</span>
      {whole.length > typed.length ? whole.slice(typed.length) : ''}
    </span>
  );
}

/** Several may be meant, or nobody. */
function Meant({ ask, shown, writing }: Desk & { readonly ask: Ask }): JSX.Element {
  const words = consoleWords[shown.say.lang];
  const { entry, wording } = writing;
  const meant = entry === null || wording === null ? [] : candidatesFor(ask.form, entry, wording);
  const typed = entry?.typed.trim() ?? '';
  return (
    <p class={css.meant} role="status">
      {typed === '' || /^\d+$/.test(typed)
        ? ''
        : meant.length === 0
          ? words.noOne(typed)
          : meant.length > 1
            ? words.which(shown.say.list(meant.slice(0, 5).map((one) => one.words)))
            : meant[0]?.words}
    </p>
  );
}
