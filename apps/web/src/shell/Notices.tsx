import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { hurry, lineState, match, room } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { isOffline } from './reach.ts';
import { newer, renew } from './renewal.ts';

/** Says in one line at the foot of the screen what has become of the connection or the app; all else stays as it was. */
export function Notices(): JSX.Element {
  const say = shell[lang.value];
  const notNow = useSignal(false);
  const lost = room.value !== null && lineState.value !== 'in' && lineState.value !== 'ended';
  const offline = isOffline.value && lineState.value === 'none';
  // A game is never interrupted for a new version.
  const renewal = newer.value && match.value === null && !notNow.value;
  return (
    <div class="line-notice" role="status">
      {lost ? (
        <p>
          {say.lost}
          <button type="button" class="text-button" onClick={hurry}>
            {say.away.again}
          </button>
        </p>
      ) : offline ? (
        <p>{say.offline}</p>
      ) : renewal ? (
        <p>
          {say.newer}
          <span class="acts">
            <button
              type="button"
              class="text-button"
              onClick={() => {
                notNow.value = true;
              }}
            >
              {say.notNow}
            </button>
            <button type="button" class="text-button" onClick={renew}>
              {say.renew}
            </button>
          </span>
        </p>
      ) : null}
    </div>
  );
}
