import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Qr } from '../kit/Qr.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import {
  addresses,
  goHome,
  handOver,
  isAway,
  isHost,
  isSecret,
  match,
  me,
  room,
  tell,
} from '../line/session.ts';
import { Scores } from '../reveal/Scores.tsx';
import { BuzzSwitch } from '../stage/Switch.tsx';
import { words } from '../words/language.ts';
import { Entry } from './Entry.tsx';
import { Address } from './Invite.tsx';
import { LangSwitch, Refused } from './parts.tsx';

/** What concerns my own place, and, for the host, the match. */
export function MyMenu({
  close,
  children,
}: {
  close(): void;
  /** What the game adds. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const say = words.value;
  const hands = useSignal(false);
  const person = me.value.person;
  const here = room.value;
  const sits = here !== null && person !== null && here.seats.includes(person);
  const running = match.value?.state === 'running';
  // The server's farewell follows, and leads home.
  const leave = (): void => void tell({ t: 'leave' });
  return (
    <Sheet title={say.play.table} close={close}>
      <div class="stack">
        <LangSwitch />
        <Refused />
        {children}
        {running && isHost.value ? <HostControls close={close} /> : null}
        {person === null || running ? null : (
          <button type="button" class="button" onClick={() => tell({ t: 'sit', sit: !sits }).then(close)}>
            {sits ? say.lobby.stand : say.lobby.sit}
          </button>
        )}
        {person === null ? null : hands.value ? (
          <HandOver />
        ) : (
          <button
            type="button"
            class="button"
            onClick={() => {
              hands.value = true;
              void tell({ t: 'hand' });
            }}
          >
            {say.lobby.handOver}
          </button>
        )}
        {here !== null && isHost.value && !isSecret.value ? <Entry room={here} /> : null}
        <Scores />
        {person === null ? null : <BuzzSwitch />}
        {match.value === null ? null : <Fingerprint print={match.value.fingerprint} />}
        <button type="button" class="button danger" onClick={person === null ? goHome : leave}>
          {say.lobby.leave}
        </button>
      </div>
    </Sheet>
  );
}

export function Fingerprint({ print }: { readonly print: string }): JSX.Element {
  const shown = print.match(/.{1,4}/g)?.join(' ') ?? print;
  return (
    <details class="fingerprint">
      <summary>{words.value.play.fingerprint}</summary>
      <p>
        <code>{shown}</code>
      </p>
      <p class="hint">{words.value.play.fingerprintHint}</p>
    </details>
  );
}

/** The code for another device: in the fragment of an address only, shown only here. */
function HandOver(): JSX.Element {
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
    <section class="stack invite">
      <h3>{say.title}</h3>
      {late.value || left <= 0 ? (
        <p class="hint">{say.expired}</p>
      ) : (
        <>
          <p class="hint">{say.lead}</p>
          <Qr text={address} label={say.title} />
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

/** Pace, absent players, the end of it. In the dark time can be stopped or hurried, in front of all. */
function HostControls({ close }: { close(): void }): JSX.Element {
  const say = words.value.play;
  const sure = useSignal(false);
  const here = room.value;
  const held = match.value?.holders ?? [];
  const absent = held.flatMap((id, seat) => {
    const person = here?.people.find((one) => one.id === id);
    return person !== undefined && isAway(person) ? [{ seat, name: person.name }] : [];
  });
  const watching =
    here?.people.filter(({ id, bot, here: present }) => !bot && present && !held.includes(id)) ?? [];
  const paused = match.value?.paused ?? false;
  return (
    <section class="stack">
      <div class={isSecret.value ? 'pair' : 'trio'}>
        <button type="button" class="button" onClick={() => tell({ t: 'pause', paused: !paused })}>
          {paused ? say.resume : say.pause}
        </button>
        {isSecret.value ? null : (
          <button type="button" class="button" onClick={() => tell({ t: 'more', seconds: 60 })}>
            {say.minute}
          </button>
        )}
        <button
          type="button"
          class="button"
          disabled={paused}
          // What is refused is said in this sheet: in the dark there is no other place for it.
          onClick={() => tell({ t: 'skip' }).then((no) => no === undefined && close())}
        >
          {isSecret.value ? say.hurry : say.skip}
        </button>
      </div>
      {isSecret.value ? <p class="hint">{say.hurryHint}</p> : null}
      {absent.map(({ seat, name }) => (
        <div class="stack" key={seat}>
          <button
            type="button"
            class="button"
            onClick={() => tell({ t: 'replace', seat, by: 'bot' }).then(close)}
          >
            {say.replaceBot(name)}
          </button>
          {watching.map((one) => (
            <button
              key={one.id}
              type="button"
              class="button"
              onClick={() => tell({ t: 'replace', seat, by: one.id }).then(close)}
            >
              {say.replaceBy(one.name, name)}
            </button>
          ))}
        </div>
      ))}
      {sure.value ? (
        <div class="stack">
          <p class="hint">{say.abandonHint}</p>
          <button type="button" class="button danger" onClick={() => tell({ t: 'abandon' }).then(close)}>
            {say.abandonSure}
          </button>
        </div>
      ) : (
        <button
          type="button"
          class="button danger"
          onClick={() => {
            sure.value = true;
          }}
        >
          {say.abandon}
        </button>
      )}
    </section>
  );
}
