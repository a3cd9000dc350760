import type { Phrase } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { type Speaker, speakerOf } from '../games/speaker.ts';
import { Glyph } from '../kit/marks.tsx';
import { match, names, refused, room } from '../line/session.ts';
import { lang, speakIn, words } from '../words/language.ts';

/** Speaks for the match that is on, else for the game that is chosen. */
export function houseSpeaker(): Speaker {
  const face = faceOf(match.value?.game ?? room.value?.game);
  return speakerOf(face?.rules.text[lang.value], lang.value, names.value);
}

export function LangSwitch(): JSX.Element {
  return (
    <fieldset class="lang">
      <legend class="unseen">{words.value.language}</legend>
      {(['fr', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={lang.value === one}
          onClick={() => speakIn(one)}
        >
          <span aria-hidden="true">{one.toUpperCase()}</span>
          <span class="unseen">{one === 'fr' ? 'Français' : 'English'}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Why the last thing was not done; said aloud by a screen reader. */
export function Refused(): JSX.Element {
  const say = houseSpeaker();
  const told = refused.value.map((no: Phrase) => say.say(no));
  return (
    <div class="refused" role="alert">
      {told.length > 0 ? (
        <p>
          {told.join(' ')}
          <button
            type="button"
            class="round"
            aria-label={words.value.close}
            onClick={() => {
              refused.value = [];
            }}
          >
            <Glyph name="close" />
          </button>
        </p>
      ) : null}
    </div>
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
