import type { JSX } from 'preact';
import { Glyph } from '../../kit/marks.tsx';
import { refused } from '../../line/session.ts';
import { words } from '../../words/language.ts';
import type { Speaker } from '../speaker.ts';

/** Why the last thing was not done. */
export function Refused({ say }: { readonly say: Speaker }): JSX.Element {
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
