import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { canBeTable, readCode, readLink, shownCode, tableFragment } from '../line/address.ts';
import { followAddress, refused } from '../line/session.ts';
import { words } from '../words/language.ts';

/** Where a table's code is typed, or mended: what cannot be one is told as soon as all its letters are there. */
export function CodeForm({ mend }: { /** The code that was wrong. */ readonly mend?: string }): JSX.Element {
  const say = words.value.home;
  const typed = useSignal(mend === undefined ? '' : shownCode(mend));
  const pressed = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (mend === undefined) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [mend]);
  const code = readCode(typed.value);
  const fault =
    code === undefined ? (pressed.value ? say.badCode : '') : canBeTable(code) ? '' : say.noSuchCode;
  // What was refused is said above the field already.
  const told = code !== undefined && code === mend ? '' : fault;
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
  return (
    <>
      <form class="join-code" onSubmit={enter}>
        <label class="unseen" for={`${id}code`}>
          {say.code}
        </label>
        <input
          id={`${id}code`}
          ref={field}
          value={typed.value}
          placeholder={say.codeHint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={fault !== ''}
          aria-describedby={told === '' ? undefined : id}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            pressed.value = false;
          }}
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
