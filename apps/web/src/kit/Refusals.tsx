import type { JSX } from 'preact';
import type { Speaker } from '../games/speaker.ts';
import { refused } from '../line/session.ts';
import { words } from '../words/language.ts';
import { Glyph } from './marks.tsx';

/** Why the last thing was not done; said aloud by a screen reader. */
export function Refusals({ say }: { readonly say: Speaker }): JSX.Element {
  const told = refused.value.map((no) => say.say(no));
  return (
    <div class="refused" role="alert">
      {told.length === 0 ? null : (
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
      )}
    </div>
  );
}
