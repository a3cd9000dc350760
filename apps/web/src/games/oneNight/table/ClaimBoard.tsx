import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import { Silent } from '../day/Silent.tsx';
import { Slips } from '../day/Slips.tsx';
import { itemsOf } from '../day/saidNow.ts';
import { dayWords } from '../dayWords.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import css from './ClaimBoard.module.css';

/** What was said, for all to read. */
export function ClaimBoard(shown: Shown): JSX.Element | null {
  const { view } = shown.sight;
  const items = itemsOf(shown);
  if (items.length === 0 && view.phase === 'vote') return null;
  const say = own[lang.value];
  return (
    <section class={`pad ${css.board}`} aria-live="polite">
      <h2>{say.board}</h2>
      <Slips shown={shown} items={items} />
      {items.length === 0 ? <p class="hint">{dayWords[lang.value].none}</p> : null}
      {view.phase === 'day' ? <Silent shown={shown} /> : null}
    </section>
  );
}
