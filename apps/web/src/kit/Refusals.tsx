import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Speaker } from '../games/speaker.ts';
import { isSecret, refused } from '../line/session.ts';
import { words } from '../words/language.ts';
import { Glyph } from './marks.tsx';
import css from './Refusals.module.css';

/** Why the last thing was not done; said aloud by a screen reader. */
export function Refusals({ say }: { readonly say: Speaker }): JSX.Element {
  const told = refused.value.map((no) => say.say(no)).join(' ');
  const place = useRef<HTMLDivElement>(null);
  // On a low screen it may come below the edge, where nobody looks for it. In the dark no screen moves by itself.
  useEffect(() => {
    if (told !== '' && !isSecret.value) place.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  return (
    <div ref={place} class={css.refused} role="alert">
      {told === '' ? null : (
        <p>
          {told}
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
      )}
    </div>
  );
}
