import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { canBeTable, readCode, readLink, shownCode, tableFragment } from '../../line/address.ts';
import { followAddress, refused } from '../../line/session.ts';
import { words } from '../../words/language.ts';
import css from './CodeForm.module.css';

/** A code as it is being typed, and what is wrong with it. */
function useCode(mend: string | undefined) {
  const say = words.value.home;
  const typed = useSignal(mend === undefined ? '' : shownCode(mend));
  const pressed = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (mend === undefined) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [mend]);
  const code = readCode(typed.value);
  const fault =
    code === undefined ? (pressed.value ? say.badCode : '') : canBeTable(code) ? '' : say.noSuchCode;
  const enter = (event: Event): void => {
    event.preventDefault();
    pressed.value = true;
    if (code === undefined || !canBeTable(code)) {
      field.current?.focus();
      return;
    }
    refused.value = [];
    location.hash = tableFragment(code, readLink(typed.value)?.key);
    followAddress();
  };
  const type = (text: string): void => {
    typed.value = text;
    pressed.value = false;
  };
  // What was refused is said above the field already.
  const told = code !== undefined && code === mend ? '' : fault;
  return { typed: typed.value, field, fault, told, type, enter };
}

/** Where a table's code is typed, or mended: what cannot be one is told as soon as all its letters are there. */
export function CodeForm({ mend }: { /** The code that was wrong. */ readonly mend?: string }): JSX.Element {
  const say = words.value.home;
  const { typed, field, fault, told, type, enter } = useCode(mend);
  const id = useId();
  return (
    <>
      <form class={css.form} onSubmit={enter}>
        <label class="unseen" for={`${id}code`}>
          {say.code}
        </label>
        <input
          class="plate-input"
          id={`${id}code`}
          ref={field}
          value={typed}
          placeholder={say.codeHint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={fault !== ''}
          aria-describedby={told === '' ? undefined : id}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" class={mend === undefined ? 'button' : 'button ember'}>
          {say.enter}
        </button>
      </form>
      <p class="wrong" id={id} role="alert">
        {told}
      </p>
    </>
  );
}
