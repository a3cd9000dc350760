import { langs, languages } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { Glyph } from '../kit/marks.tsx';
import { lang, speakIn, words } from '../words/language.ts';
import css from './parts.module.css';

export function LangSwitch(): JSX.Element {
  return (
    <fieldset class={css.lang}>
      <legend class="unseen">{words.value.language}</legend>
      {langs.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={lang.value === one}
          onClick={() => speakIn(one)}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span class="unseen">{languages[one].name}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function Bar({
  title,
  back,
  children,
}: {
  readonly title: ComponentChildren;
  readonly back?: () => void;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <header class="bar">
      {back ? (
        <button type="button" class="round" aria-label={words.value.back} onClick={back}>
          <Glyph name="back" />
        </button>
      ) : null}
      <div class="bar-title">{title}</div>
      {children}
    </header>
  );
}
