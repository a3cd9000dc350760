import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Qr } from '../../kit/Qr.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { shownCode } from '../../line/address.ts';
import { addresses, keeps, linkTo, room } from '../../line/session.ts';
import { lang, words } from '../../words/language.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { LockedSign } from './Entry.tsx';
import css from './Invite.module.css';

/** The way in for others; the right address is choosable where the server has several. */
export function Invite({ close }: { close(): void }): JSX.Element {
  const say = words.value;
  const chosen = useSignal(0);
  const all = addresses.value.length > 0 ? addresses.value : [location.origin];
  const here = room.value;
  const code = here?.code ?? '';
  const address = linkTo(all[chosen.value] ?? location.origin, code);
  return (
    <Sheet title={say.lobby.scan} close={close}>
      <div class="stack">
        <p class="code">{shownCode(code)}</p>
        {here?.locked ? <LockedSign /> : null}
        {here !== null && !here.locked && here.seats.length >= here.chairs ? (
          <p class="center">{lobbyWords[lang.value].allTaken}</p>
        ) : null}
        <Qr text={address} label={address} alone />
        <Address text={address} />
        {all.length > 1 ? (
          <fieldset class="chips">
            <legend>{say.lobby.address}</legend>
            {all.map((one, i) => (
              <button
                key={one}
                type="button"
                class="chip"
                aria-pressed={i === chosen.value}
                onClick={() => {
                  chosen.value = i;
                }}
              >
                {one}
              </button>
            ))}
          </fieldset>
        ) : null}
        {keeps.value === null ? null : <p class="hint">{say.lobby.keeps(keeps.value)}</p>}
      </div>
    </Sheet>
  );
}

/** An address to read, select or copy; copying works without the clipboard of secure pages. */
export function Address({ text }: { readonly text: string }): JSX.Element {
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    field.current?.select();
    copied.value = document.execCommand('copy');
  };
  return (
    <div class={css.address}>
      <input
        class={`plate-input ${css.field}`}
        ref={field}
        type="text"
        readOnly
        value={text}
        aria-label={words.value.lobby.address}
      />
      <button type="button" class="button" onClick={copy}>
        {copied.value ? words.value.copied : words.value.copy}
      </button>
    </div>
  );
}
