import type { JSX } from 'preact';
import css from './Unbroken.module.css';

/** A line of large letters: it breaks between words, never at a hyphen. */
export const Unbroken = ({ children }: { readonly children: string }): JSX.Element => (
  <>
    {children.split(/( )/).map((word, i) =>
      word.includes('-') ? (
        <span key={i} class={css.word}>
          {word}
        </span>
      ) : (
        word
      ),
    )}
  </>
);
