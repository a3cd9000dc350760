import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph, Icon } from '../../../kit/marks.tsx';
import { lang, words } from '../../../words/language.ts';
import { primerWords } from '../primerWords.ts';
import type { Seen } from '../shown.ts';
import { isInTheDark } from '../table/skies.ts';
import { primer, type Tip, tipFor, tips } from './primer.ts';
import css from './TipRow.module.css';

/** The tip of this moment, if there is one; what its moment leaves behind was given. */
export function useTip(sight: Seen): Tip | null {
  const tip = tipFor(sight);
  const moment = `${sight.view.phase} ${isInTheDark(sight.view.phase) ? tip : ''}`;
  const before = useRef<{ readonly tip: Tip | null; readonly moment: string }>({ tip, moment });
  useEffect(() => {
    const was = before.current;
    if (was.tip !== null && was.moment !== moment) primer.pass(was.tip);
    before.current = { tip, moment };
  }, [tip, moment]);
  return tip;
}

/** One tip; `slim`: in the row that otherwise holds the deck, so that nothing moves for it. */
export function TipRow({ tip, slim = false }: { readonly tip: Tip; readonly slim?: boolean }): JSX.Element {
  const say = primerWords[lang.value];
  return (
    <aside class={css.tip} data-tip={slim ? 'slim' : 'full'} aria-label={say.title}>
      <Icon name="pointing" look={css.fist} />
      <div aria-live="polite">
        <p>
          <b>{say.tips[tip].first}</b> {say.tips[tip].more}
        </p>
        {slim ? null : (
          <p class={css.foot}>
            <span>{say.count(tips.indexOf(tip) + 1, tips.length)}</span>
            <button type="button" class="text-button" onClick={primer.stop}>
              {say.enough}
            </button>
          </p>
        )}
      </div>
      <button type="button" class="round" aria-label={words.value.close} onClick={() => primer.pass(tip)}>
        <Glyph name="close" />
      </button>
    </aside>
  );
}
