import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Qr } from '../../kit/Qr.tsx';
import { addresses, handOver, room, tell } from '../../line/session.ts';
import { words } from '../../words/language.ts';
import { Address } from '../lobby/Invite.tsx';

/** My seat to another device: first a button, then the code. */
export function HandOver(): JSX.Element {
  const asked = useSignal(false);
  if (asked.value) return <HandOverCode />;
  const ask = (): void => {
    asked.value = true;
    void tell({ t: 'hand' });
  };
  return (
    <button type="button" class="button" onClick={ask}>
      {words.value.lobby.handOver}
    </button>
  );
}

/** The code for another device: in the fragment of an address only, shown only here. */
function HandOverCode(): JSX.Element {
  const say = words.value.hand;
  const given = handOver.value;
  const left = given === null ? 0 : given.until - performance.now();
  const late = useSignal(false);
  if (given === null) return <p role="status">{words.value.loading}</p>;
  if (left > 0)
    setTimeout(() => {
      late.value = performance.now() >= given.until;
    }, left + 50);
  const address = `${addresses.value[0] ?? location.origin}/#${room.value?.code}.${given.code}`;
  return (
    <section class="stack">
      <h3>{say.title}</h3>
      {late.value || left <= 0 ? (
        <p class="hint">{say.expired}</p>
      ) : (
        <>
          <p class="hint">{say.lead}</p>
          <Qr text={address} label={say.title} alone />
          <Address text={address} />
        </>
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          late.value = false;
          void tell({ t: 'hand' });
        }}
      >
        {say.another}
      </button>
    </section>
  );
}
