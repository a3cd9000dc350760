import type { ComponentChildren, JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { match, sight, tell } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import css from './SignRow.module.css';

/** What one can say to all by one touch, where the game knows signs and it is not dark. */
export function SignRow({ children }: { readonly children?: ComponentChildren }): JSX.Element | null {
  if (match.value?.state !== 'running') return null;
  const circle = sight.value?.circles.find(({ speaks, signs }) => speaks && signs !== undefined);
  if (circle === undefined) return null;
  const say = faceOf(match.value.game)?.speech;
  return (
    <fieldset class={css.signs}>
      <legend class="unseen">{words.value.play.circles[circle.id] ?? circle.id}</legend>
      {(circle.signs ?? []).map((sign) => (
        <button
          key={sign}
          type="button"
          class={`chip ${css.sign}`}
          onClick={() => tell({ t: 'say', circle: circle.id, text: sign })}
        >
          {say?.sign?.(sign, lang.value) ?? sign}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
