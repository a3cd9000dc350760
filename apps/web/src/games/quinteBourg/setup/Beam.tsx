import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import { setupWords } from '../setupWords.ts';
import css from './Beam.module.css';
import { balanceOf, type Counts } from './composing.ts';

/** The beam tilts by what is advised (Q31); it advises, and never stops anybody. */
export function Beam({
  counts,
  players,
}: {
  readonly counts: Counts;
  readonly players: number;
}): JSX.Element {
  const words = setupWords[lang.value];
  const { reptilians, others, advised, lean } = balanceOf(counts, players);
  const tilt = Math.max(-9, Math.min(9, lean * -2.5));
  return (
    <>
      <div class={css.balance}>
        <p>
          <b>{reptilians}</b> {words.reptilians}
        </p>
        <svg class={css.beam} viewBox="0 0 200 36" aria-hidden="true">
          <path d="M92 34 100 20 108 34Z" />
          <path class={css.bar} style={{ rotate: `${tilt}deg` }} d="M2 18 100 16 198 18 100 20Z" />
        </svg>
        <p>
          <b>{others}</b> {words.others}
        </p>
      </div>
      <p class={css.advice} role="status">
        {words.balance(lean, advised, players)}
      </p>
    </>
  );
}
