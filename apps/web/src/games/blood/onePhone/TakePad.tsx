import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import padLook from '../../../kit/hold.module.css';
import { Icon } from '../../../kit/marks.tsx';
import type { SlowHold } from '../../../onePhone/useSlowHold.ts';
import css from './TakePad.module.css';

/** Held a moment, by the one whose name it bears. */
export function TakePad({
  hold: { held, pad },
  text,
  hint,
  quiet = false,
}: {
  readonly hold: SlowHold;
  readonly text: string;
  readonly hint: string;
  /** Something else glows. */
  readonly quiet?: boolean;
}): JSX.Element {
  return (
    <button
      type="button"
      class={classes('button', padLook.hold, css.pad, !quiet && 'ember')}
      aria-pressed={held.value}
      {...pad}
    >
      <Icon name="semi-closed-eye" />
      <span>
        {text}
        <small>{hint}</small>
      </span>
    </button>
  );
}
