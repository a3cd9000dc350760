import { type Signal, useSignal } from '@preact/signals';
import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Face } from '../../games/face.ts';
import { faceOf, summaryOf } from '../../games/registry.ts';
import { SkyView } from '../../kit/SkyView.tsx';
import { shownCode } from '../../line/address.ts';
import { goHome, isHost, isPocket, me } from '../../line/session.ts';
import { hasServer } from '../../shell/home.ts';
import { desk } from '../../words/desk.ts';
import { homeWords } from '../../words/home.ts';
import { lang, words } from '../../words/language.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { pocketWords } from '../../words/pocket.ts';
import { Door, TalkDoor } from '../Door.tsx';
import { making } from '../entrance/making.ts';
import { MyMenu } from '../menu/MyMenu.tsx';
import { Bar, LangSwitch } from '../parts.tsx';
import { TalkSheet } from '../Talk.tsx';
import { LockedSign } from './Entry.tsx';
import { Invite } from './Invite.tsx';
import css from './Lobby.module.css';
import { LobbyFoot } from './LobbyFoot.tsx';
import { LobbyNotes } from './LobbyNotes.tsx';
import { LobbyTable } from './LobbyTable.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';

type Opened = 'setup' | 'menu' | 'settings' | 'invite' | 'talk' | number | null;

/** What lies over the lobby. In the pocket whoever leads has nobody to wait for, and begins with who lives there. */
function useOpened(room: RoomView, face: Face | undefined): Signal<Opened> {
  const opened = useSignal<Opened>(null);
  const isAlone = isPocket.value && room.master !== null && room.seats.length === 0;
  const prepares = isAlone && face?.lobby.SetUp !== undefined;
  useEffect(() => {
    if (prepares) opened.value = 'setup';
  }, [prepares]);
  return opened;
}

/** Who is here, where they sit, who is ready; then the deal. */
export function Lobby({ room }: { readonly room: RoomView }): JSX.Element {
  const say = words.value.lobby;
  const face = faceOf(room.game);
  const opened = useOpened(room, face);
  const openSheet = (what: Opened): void => {
    opened.value = what;
  };
  const close = (): void => openSheet(null);
  const person = (id: number): PersonView | undefined => room.people.find((one) => one.id === id);
  const seated = room.seats.map(person).filter((one) => one !== undefined);
  const mine = me.value.person === null ? undefined : person(me.value.person);
  const shown = typeof opened.value === 'number' ? person(opened.value) : undefined;
  const SetUp = face?.lobby.SetUp;
  if (opened.value === 'setup' && SetUp !== undefined) return <SetUp room={room} close={close} />;
  return (
    <main class={`screen ${css.lobby}`}>
      <SkyView phase="day" height={150} />
      <Bar title={face === undefined ? say.people : summaryOf(face, room.options, lang.value)}>
        <LangSwitch />
        {mine === undefined ? null : (
          <>
            <TalkDoor onOpen={() => openSheet('talk')} />
            <Door to="menu" onOpen={() => openSheet('menu')} />
          </>
        )}
      </Bar>
      {isPocket.value ? <OwnTable /> : <WayIn room={room} />}
      <LobbyTable {...{ room, seated, mine }} openPerson={openSheet} invite={() => openSheet('invite')} />
      <LobbyNotes room={room} seated={seated} settings={() => openSheet('settings')} />
      {SetUp === undefined ? null : <SetUpDoor room={room} open={() => openSheet('setup')} />}
      <LobbyFoot room={room} seated={seated} mine={mine} />
      {opened.value === 'menu' ? <MyMenu close={close} /> : null}
      {opened.value === 'talk' ? <TalkSheet close={close} /> : null}
      {opened.value === 'invite' ? <Invite close={close} /> : null}
      {opened.value === 'settings' ? <SettingsSheet room={room} close={close} /> : null}
      {shown !== undefined ? <PersonSheet person={shown} room={room} close={close} /> : null}
    </main>
  );
}

/** Whoever keeps the table may prepare the game on a page of its own. */
function SetUpDoor({ room, open }: { readonly room: RoomView; open(): void }): JSX.Element | null {
  if (!isHost.value || (isPocket.value && room.master === null)) return null;
  return (
    <button type="button" class={`text-button ${css.setUp}`} onClick={open}>
      {desk[lang.value].setUp}
    </button>
  );
}

/** The code that others come by. */
function WayIn({ room }: { readonly room: RoomView }): JSX.Element {
  return (
    <div class={css.invite}>
      {room.locked ? (
        <LockedSign />
      ) : (
        <p class={`hint knock ${css.scan}`}>
          {room.seats.length < room.chairs ? words.value.lobby.scan : lobbyWords[lang.value].allTaken}
        </p>
      )}
      <h1 class={`code knock ${css.code}`}>{shownCode(room.code)}</h1>
    </div>
  );
}

/** Nobody can come here; and how they could elsewhere. */
function OwnTable(): JSX.Element {
  const say = pocketWords[lang.value];
  const lay = (): void => {
    goHome();
    making.value = 'friends';
  };
  return (
    <div class={`pad ${css.invite} ${css.own}`}>
      <h1 class="knock">{say.own}</h1>
      <details class={css.others}>
        <summary>{say.inHere}</summary>
        <p class="hint">
          {say.ownHint} {hasServer ? say.friends : homeWords[lang.value].aHouse}
        </p>
        {hasServer ? (
          <button type="button" class="button small" onClick={lay}>
            {say.lay}
          </button>
        ) : null}
      </details>
    </div>
  );
}
