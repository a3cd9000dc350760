import type { ComponentChildren, JSX } from 'preact';
import css from './Setting.module.css';

/** An option that is on or off: what it changes, what is usual, and where its rule is. */
export function SettingToggle({
  label,
  on,
  disabled = false,
  rule,
  hint,
  change,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly rule: ComponentChildren;
  readonly hint: string;
  change(on: boolean): void;
}): JSX.Element {
  return (
    <div class={css.setting}>
      <div class={css.line}>
        <label class="toggle">
          <input
            type="checkbox"
            checked={on}
            disabled={disabled}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          {label}
        </label>
        {rule}
      </div>
      <p class="hint">{hint}</p>
    </div>
  );
}

/** One of a few: the one in force is pressed, and the hint says what it means. */
export function SettingChips<Id extends string>({
  legend,
  choices,
  now,
  hint,
  choose,
}: {
  readonly legend: ComponentChildren;
  readonly choices: readonly (readonly [id: Id, label: string])[];
  readonly now: Id | undefined;
  readonly hint: string;
  choose(id: Id): void;
}): JSX.Element {
  return (
    <div class={css.setting}>
      <fieldset class="chips">
        <legend>{legend}</legend>
        {choices.map(([id, label]) => (
          <button key={id} type="button" class="chip" aria-pressed={now === id} onClick={() => choose(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      <p class="hint" aria-live="polite">
        {hint}
      </p>
    </div>
  );
}
