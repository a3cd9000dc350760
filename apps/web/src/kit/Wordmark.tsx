import type { JSX } from 'preact';
import { Flame } from './marks.tsx';
import css from './Wordmark.module.css';

/** The name of the house: its two l are lit candles. */
export function Wordmark(): JSX.Element {
  return (
    <span class={css.wordmark}>
      <span aria-hidden="true">
        Vei
        <i>
          l<Flame look={css.flame} />
        </i>
        <i>
          l<Flame look={css.flame} />
        </i>
        ée
      </span>
      <span class="unseen">Veillée</span>
    </span>
  );
}
