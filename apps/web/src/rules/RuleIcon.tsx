import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import css from './RuleIcon.module.css';

/** The sign of an entry in its ring: its drawing, or its number. */
export function RuleIcon({
  look,
  children,
}: {
  readonly look?: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  return <span class={classes(css.icon, look)}>{children}</span>;
}
