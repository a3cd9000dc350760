import type { JSX } from 'preact';
import { isSecret } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { canBuzz } from './buzz.ts';
import { levels, type Sense, setLevel } from './levels.ts';
import css from './Switch.module.css';
import { stageWords } from './words.ts';

/** A sense of this device, on or off. */
export function Switch({
  sense,
  label,
  disabled = false,
}: {
  readonly sense: Sense;
  readonly label: string;
  readonly disabled?: boolean;
}): JSX.Element {
  const { on } = levels[sense].value;
  return (
    <label class={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => setLevel(sense, { on: event.currentTarget.checked })}
      />
      {label}
    </label>
  );
}

/** Whether this phone trembles with the others; not to be touched in the dark, where it would be noticed. */
export function BuzzSwitch(): JSX.Element | null {
  const say = stageWords[lang.value];
  if (!canBuzz()) return null;
  return (
    <section class={css.loudness}>
      <Switch sense="buzz" label={say.buzz} disabled={isSecret.value} />
      <p class="hint">{isSecret.value ? say.buzzDark : say.buzzHint}</p>
    </section>
  );
}
