import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/marks.tsx';
import { usePad } from '../../../prompt/useHold.ts';
import css from './HoldPad.module.css';

/** Shows for as long as it is held; letting go, losing the focus or leaving the page hides. */
export function HoldPad({
  isHeld,
  hold,
  children,
  look,
}: {
  readonly isHeld: boolean;
  hold(on: boolean): void;
  readonly children: string;
  readonly look?: string | undefined;
}): JSX.Element {
  const pad = usePad(isHeld, hold);
  return (
    <button type="button" class={classes(css.pad, isHeld && css.shows, look)} aria-pressed={isHeld} {...pad}>
      <Icon name="semi-closed-eye" />
      <span>{children}</span>
    </button>
  );
}
