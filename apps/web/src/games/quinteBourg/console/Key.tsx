import type { JSX } from 'preact';
import css from './Key.module.css';

/** A key of the keyboard, beside what it does. */
export const Key = ({ of }: { readonly of: string }): JSX.Element => (
  <span class={css.key} aria-hidden="true">
    {of}
  </span>
);
