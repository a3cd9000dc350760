import type { ComponentChildren, JSX } from 'preact';
import { Sheet } from '../../kit/Sheet.tsx';
import {
  goHome,
  ifDone,
  isHost,
  isOnePhone,
  isPocket,
  isSecret,
  match,
  me,
  room,
  tell,
} from '../../line/session.ts';
import { Scores } from '../../reveal/Scores.tsx';
import { BuzzSwitch } from '../../stage/Switch.tsx';
import { lang, words } from '../../words/language.ts';
import { pocketWords } from '../../words/pocket.ts';
import { shell } from '../../words/shell.ts';
import fingerprint from '../fingerprint.module.css';
import { Entry } from '../lobby/Entry.tsx';
import { LangSwitch } from '../parts.tsx';
import { HandOver } from './HandOver.tsx';
import { HostControls } from './HostControls.tsx';

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
  const person = me.value.person;
  const here = room.value;
  const own = isPocket.value;
  const running = match.value?.state === 'running';
  // The server's farewell follows, and leads home.
  const leave = (): void => void tell({ t: 'leave' });
  return (
    <Sheet title={say.play.table} close={close}>
      <div class="stack">
        <LangSwitch />
        {children}
        {running && isHost.value ? <HostControls close={close} /> : null}
        {person === null || running || own ? null : <SitOrStand person={person} close={close} />}
        {person === null || own ? null : <HandOver />}
        {here !== null && isHost.value && !isSecret.value && !own ? <Entry room={here} /> : null}
        {isOnePhone.value && match.value !== null && !running ? <OtherTable close={close} /> : null}
        <Scores />
        {person === null || isOnePhone.value ? null : <BuzzSwitch />}
        {match.value === null ? null : <Fingerprint print={match.value.fingerprint} />}
        {own ? (
          <GoHome />
        ) : (
          <button type="button" class="button danger" onClick={person === null ? goHome : leave}>
            {say.lobby.leave}
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** A table of one's own is not left: it waits. */
function GoHome(): JSX.Element {
  return (
    <div class="stack">
      <button type="button" class="button" onClick={goHome}>
        {shell[lang.value].home}
      </button>
      <p class="hint">{pocketWords[lang.value].leaveHint}</p>
    </div>
  );
}

/** Between two games on one phone: back to the names and the settings. */
function OtherTable({ close }: { close(): void }): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => tell({ t: 'again' }).then(ifDone(close))}>
      {pocketWords[lang.value].otherTable}
    </button>
  );
}

function SitOrStand({ person, close }: { readonly person: number; close(): void }): JSX.Element {
  const sits = room.value?.seats.includes(person) === true;
  return (
    <button type="button" class="button" onClick={() => tell({ t: 'sit', sit: !sits }).then(ifDone(close))}>
      {sits ? words.value.lobby.stand : words.value.lobby.sit}
    </button>
  );
}

function Fingerprint({ print }: { readonly print: string }): JSX.Element {
  const shown = print.match(/.{1,4}/g)?.join(' ') ?? print;
  return (
    <details class={fingerprint.fingerprint}>
      <summary>{words.value.play.fingerprint}</summary>
      <p>
        <code>{shown}</code>
      </p>
      <p class="hint">{words.value.play.fingerprintHint}</p>
    </details>
  );
}
