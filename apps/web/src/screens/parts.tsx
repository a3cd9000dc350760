import { langs, languages } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { type Speaker, speakerOf } from '../games/speaker.ts';
import { Glyph } from '../kit/marks.tsx';
import { Refusals } from '../kit/Refusals.tsx';
import { match, names, room } from '../line/session.ts';
import { lang, speakIn, words } from '../words/language.ts';
import css from './parts.module.css';

/** Speaks for the match that is on, else for the game that is chosen. */
export function houseSpeaker(): Speaker {
  const face = faceOf(match.value?.game ?? room.value?.game);
  return speakerOf(face?.rules.text[lang.value], lang.value, names.value);
}

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

/** Why the last thing was not done, in the words of the match that is on. */
export const Refused = (): JSX.Element => <Refusals say={houseSpeaker()} />;

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
