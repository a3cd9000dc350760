import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { limits } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { GenderField } from '../../kit/GenderChoice.tsx';
import { keepGender, lastGender, lastName } from '../../line/keep.ts';
import { words } from '../../words/language.ts';
import css from './NameField.module.css';

/** A name as it is being typed, and whether it was missed. */
export interface NameDraft {
  readonly typed: Signal<string>;
  readonly missing: Signal<boolean>;
  readonly field: { current: HTMLInputElement | null };
  /** The name; or nothing, and the field says so. */
  read(): string | undefined;
}

/** Begins with the name this device had last. */
export function useName(): NameDraft {
  const typed = useSignal(lastName());
  const missing = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const read = (): string | undefined => {
    const name = typed.value.trim();
    missing.value = name === '';
    if (name !== '') return name;
    field.current?.focus();
    return undefined;
  };
  return { typed, missing, field, read };
}

export function NameField({ draft }: { readonly draft: NameDraft }): JSX.Element {
  const { typed, missing, field } = draft;
  const id = useId();
  const why = useId();
  const say = words.value.join;
  return (
    <div class={css.field}>
      <label for={id}>{say.name}</label>
      <input
        id={id}
        ref={field}
        class="plate-input"
        value={typed.value}
        maxLength={limits.name}
        autocomplete="nickname"
        enterkeyhint="go"
        aria-invalid={missing.value}
        aria-describedby={missing.value ? why : undefined}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          missing.value = false;
        }}
      />
      <p class="wrong" id={why} role="alert">
        {missing.value ? say.noName : ''}
      </p>
      <OwnGender />
    </div>
  );
}

/** How French speaks of whoever has this device: kept as it is chosen, and sent along with the name. */
function OwnGender(): JSX.Element {
  const gender = useSignal(lastGender());
  return (
    <GenderField
      label={words.value.join.gender}
      value={gender.value}
      choose={(chosen) => {
        gender.value = chosen;
        keepGender(chosen);
      }}
    />
  );
}
