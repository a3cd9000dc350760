import type { Form } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { isPick, pickedIn, waysOf } from '../../../prompt/draft.ts';
import { Fields, Ways } from '../../../prompt/FormFields.tsx';
import { fieldWords } from '../../words.ts';
import { consoleWords } from '../consoleWords.ts';
import { type Ask, maySkip } from './asks.ts';
import css from './EntryField.module.css';
import { type Entry, isBegun, isLong, passOf, pickIn, settledDraft, type Wording } from './entry.ts';
import { entryIn } from './entryIn.ts';
import { plainly } from './find.ts';
import { Key } from './Key.tsx';
import { isTyped, type Typing } from './keys.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { Outlooks } from './Outlooks.tsx';
import { isForEach, meantIn, otherWay } from './split.ts';
import { typingOf } from './typing.ts';
import type { Desk } from './useDesk.ts';

type Asking = Desk & { readonly ask: Ask; readonly entry: Entry; readonly wording: Wording };

/** The one input of a line: letters find who is meant, the return key records. */
export function EntryField(desk: Desk & { readonly ask: Ask }): JSX.Element | null {
  const { face, shown, writing, ask } = desk;
  const { entry, wording } = writing;
  if (entry === null || wording === null) return null;
  const asking: Asking = { ...desk, entry, wording };
  const settled = settledDraft(ask.form, entry, wording);
  const filling = { asked: ask, draft: entry.draft, face, shown, change: writing.change };
  return (
    <>
      {hasWays(ask.form) ? <Ways {...filling} /> : null}
      <Typed {...asking} />
      <Meant {...asking} />
      {isLong(ask.form, entry.draft) ? <ByLot {...asking} /> : null}
      <Fielded key={ask.id} {...asking} />
      {settled === undefined ? null : (
        <Outlooks {...desk} way={settled.way} option={pickIn(ask.form, settled)} />
      )}
    </>
  );
}

/** Whether one has to choose how to answer: the way that asks for nothing has its own button. */
function hasWays(form: Form): boolean {
  const nobody = passOf(form)?.do;
  return waysOf(form).filter((way) => way !== nobody).length > 1;
}

function Typed(asking: Asking): JSX.Element {
  const { asks, ask, entry, wording, writing, shown } = asking;
  const words = consoleWords[shown.say.lang];
  const [only, ...more] = meantIn(ask, entry, wording);
  const typing = typingOf(ask, entry, wording);
  const nobody = passOf(ask.form);
  const skips = !isBegun(ask.form, entry.draft) && !isLong(ask.form, entry.draft) && maySkip(asks, ask);
  const id = useId();
  return (
    <div class={css.entry}>
      <div class={css.field}>
        <label for={id} class="unseen">
          {words.entry}
        </label>
        <input
          data-entry
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={entry.typed}
          placeholder={nextWords(asking) ?? (chosenWords(asking) || wantedWords(asking, typing))}
          onInput={(event) => writing.type(event.currentTarget.value)}
        />
        <Completion typed={entry.typed} whole={more.length === 0 ? only?.words : undefined} />
        <button type="button" class={css.record} aria-label={words.record} onClick={writing.record}>
          ⏎
        </button>
      </div>
      {nobody === undefined && !skips ? null : (
        <button type="button" class={css.nobody} onClick={writing.pass}>
          {nobody === undefined ? words.silence : wording.way(nobody.do)}{' '}
          <Key of={isTyped('x', typing) ? 'Alt X' : 'X'} />
        </button>
      )}
      <OnItsWay of={ask.id} writing={writing} shown={shown} />
    </div>
  );
}

/** Chance chooses what is left open; what it drew is recorded by the return key, as if it had been typed. */
const ByLot = ({ ask, entry, wording, writing, shown }: Asking): JSX.Element => (
  <button
    type="button"
    class="button small"
    onClick={({ currentTarget }) => {
      writing.pass();
      entryIn(currentTarget.closest('main'))?.focus();
    }}
  >
    {consoleWords[shown.say.lang].byLot}{' '}
    <Key of={isTyped('x', typingOf(ask, entry, wording)) ? 'Alt X' : 'X'} />
  </button>
);

/** What is chosen besides by touch; where it is more than fits, what is still open is kept in sight. */
function Fielded({ ask, entry: { draft }, face, shown, writing }: Asking): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = box.current?.querySelector('fieldset:not(:has([aria-pressed="true"]))');
    open?.scrollIntoView({ block: 'nearest' });
  }, [draft]);
  const filling = { asked: ask, draft, face, shown, change: writing.change };
  return (
    <div class={css.fields} ref={box} data-long={isLong(ask.form, draft)}>
      <Fields {...filling} drawn={['seat', 'house']} />
    </div>
  );
}

/** What is to be typed; where there is but one answer, that one, which the return key gives. */
function wantedWords({ ask, entry, wording, shown }: Asking, { wantsNumber }: Typing): string {
  const words = consoleWords[shown.say.lang];
  const other = otherWay(ask, entry);
  if (other !== undefined) return words.typeFor(wording.way(other));
  if (isForEach(ask)) return words.typeWho;
  const [only, ...more] = Object.entries(ask.form);
  if (only !== undefined && more.length === 0 && Object.keys(only[1].fields).length === 0)
    return wording.way(only[0]);
  return wantsNumber ? words.typeNumber : words.type;
}

/** Where much is asked at once: which of it is written next. */
function nextWords({ ask, entry: { draft }, face, shown: { say } }: Asking): string | undefined {
  if (!isLong(ask.form, draft)) return undefined;
  const fields = Object.entries(ask.form[draft.way]?.fields ?? {});
  const open = fields.find(
    ([name, field]) => isPick(field) && pickedIn(draft.values[name]).length < field.min,
  );
  return open === undefined
    ? undefined
    : consoleWords[say.lang].typeFor(fieldWords(face, ask.topic, open[0], say));
}

/** What is settled of the answer so far. */
function chosenWords({ ask, entry: { draft }, wording }: Asking): string {
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
  if (whole === undefined || typed === '' || !plainly(whole).startsWith(plainly(typed))) return null;
  return (
    <span class={css.completion} aria-hidden="true">
      <span>{typed}</span>
      {whole.length > typed.length ? whole.slice(typed.length) : ''}
    </span>
  );
}

/** Several may be meant, or nobody. */
function Meant({ ask, shown, entry, wording }: Asking): JSX.Element {
  const words = consoleWords[shown.say.lang];
  const [only, ...more] = meantIn(ask, entry, wording);
  const typed = entry.typed.trim();
  return (
    <p class={css.meant} role="status">
      {typed === '' || /^\d+$/.test(typed)
        ? ''
        : only === undefined
          ? words.noOne(typed)
          : more.length > 0
            ? words.which(shown.say.list([only, ...more.slice(0, 4)].map((one) => one.words)))
            : only.words}
    </p>
  );
}
