import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { Glyph } from '../../kit/marks.tsx';
import { tell } from '../../line/session.ts';
import toggle from '../../stage/Switch.module.css';
import { entryWords } from '../../words/entry.ts';
import { lang } from '../../words/language.ts';
import css from './Entry.module.css';

/** Who may come to the table: the host locks it, and lets in again whom a host has sent away. */
export function Entry({ room }: { readonly room: RoomView }): JSX.Element {
  const say = entryWords[lang.value];
  return (
    <section class="stack">
      <label class={toggle.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={room.locked}
          checked={room.locked}
          onChange={(event) => tell({ t: 'lock', locked: event.currentTarget.checked })}
        />
        {say.lock}
      </label>
      <p class="hint">{say.lockHint}</p>
      {room.barred.length === 0 ? null : <h3>{say.sentAway}</h3>}
      {room.barred.map(({ person, name }) => (
        <button key={person} type="button" class="button" onClick={() => tell({ t: 'pardon', person })}>
          {say.pardon(name)}
        </button>
      ))}
    </section>
  );
}

/** Where else the way in is shown: that there is none at the moment. */
export function LockedSign(): JSX.Element {
  return (
    <p class={`knock ${css.locked}`} role="status">
      <Glyph name="lock" />
      {entryWords[lang.value].locked}
    </p>
  );
}
