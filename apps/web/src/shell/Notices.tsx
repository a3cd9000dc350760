import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { door, home, lineState, match, reconnect, room } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import css from './Notices.module.css';
import { isOffline } from './reach.ts';
import { newer, renew } from './renewal.ts';

const standing: readonly string[] = ['in', 'door', 'ended', 'none'];

/** Says in one line at the foot of the screen what has become of the connection or the app; all else stays as it was. */
export function Notices({ inSheet = false }: { readonly inSheet?: boolean }): JSX.Element {
  const say = shell[lang.value];
  const notNow = useSignal(false);
  const lost =
    (room.value ?? door.value) !== null && home.value === 'server' && !standing.includes(lineState.value);
  const offline = isOffline.value && lineState.value === 'none';
  // A game is never interrupted for a new version.
  const renewal = newer.value && match.value === null && !notNow.value;
  return (
    <div class={inSheet ? css.inSheet : css.notices} role="status">
      {lost ? (
        <Told says={say.lost} act={say.away.again} press={reconnect} />
      ) : offline ? (
        <p>{say.offline}</p>
      ) : renewal ? (
        <p>
          {say.newer}
          <span class={css.acts}>
            <button
              type="button"
              class={`text-button ${css.act}`}
              onClick={() => {
                notNow.value = true;
              }}
            >
              {say.notNow}
            </button>
            <button type="button" class={`text-button ${css.act}`} onClick={renew}>
              {say.renew}
            </button>
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** One thing, and one thing to do about it. */
export function Told({
  says,
  act,
  press,
}: {
  readonly says: string;
  readonly act: string;
  press(): void;
}): JSX.Element {
  return (
    <p>
      {says}
      <button type="button" class={`text-button ${css.act}`} onClick={press}>
        {act}
      </button>
    </p>
  );
}
