import { useSignal } from '@preact/signals';
import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { Flame } from '../kit/marks.tsx';
import { Qr } from '../kit/Qr.tsx';
import { RoundTable, ringHolds, type SeatLook } from '../kit/RoundTable.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { shownCode } from '../line/address.ts';
import { addresses, isAway, isHost, linkTo, me, tell } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { lobbyWords } from '../words/lobby.ts';
import { useArranging } from './arranging.ts';
import { Door } from './Door.tsx';
import { LockedSign } from './Entry.tsx';
import { Invite } from './Invite.tsx';
import { LobbyFoot, LobbyNotes } from './LobbyFoot.tsx';
import { MyMenu } from './MyMenu.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { Bar, LangSwitch } from './parts.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { TalkSheet } from './Talk.tsx';

type Opened = 'menu' | 'settings' | 'invite' | 'talk' | number | null;

/** Who is here, where they sit, who is ready; then the deal. */
export function Lobby({ room }: { readonly room: RoomView }): JSX.Element {
  const say = words.value.lobby;
  const opened = useSignal<Opened>(null);
  const open = (what: Opened): void => {
    opened.value = what;
  };
  const close = (): void => open(null);
  const face = faceOf(room.game);
  const person = (id: number): PersonView | undefined => room.people.find((one) => one.id === id);
  const seated = room.seats.map(person).filter((one) => one !== undefined);
  const mine = me.value.person === null ? undefined : person(me.value.person);
  const shown = typeof opened.value === 'number' ? person(opened.value) : undefined;
  return (
    <main class={mine === undefined ? 'screen lobby tv' : 'screen lobby'}>
      <SkyView phase="day" height={150} />
      <Bar title={face === undefined ? say.people : face.summary(room.options, lang.value)}>
        <LangSwitch />
        {mine === undefined ? null : (
          <>
            <Door to="talk" onOpen={() => open('talk')} />
            <Door to="menu" onOpen={() => open('menu')} />
          </>
        )}
      </Bar>
      <div class="lobby-invite">
        {room.locked ? <LockedSign /> : <p class="hint knock">{say.scan}</p>}
        <h1 class="code knock">{shownCode(room.code)}</h1>
      </div>
      <Seats room={room} seated={seated} mine={mine} open={open} />
      <LobbyNotes room={room} seated={seated} settings={() => open('settings')} />
      <LobbyFoot room={room} seated={seated} mine={mine} />
      {opened.value === 'menu' ? <MyMenu close={close} /> : null}
      {opened.value === 'talk' ? <TalkSheet close={close} /> : null}
      {opened.value === 'invite' ? <Invite close={close} /> : null}
      {opened.value === 'settings' ? <SettingsSheet room={room} close={close} /> : null}
      {shown !== undefined ? <PersonSheet person={shown} room={room} close={close} /> : null}
    </main>
  );
}

/** The round table with its free chairs and the way in at its middle. */
function Seats({
  room,
  seated,
  mine,
  open,
}: {
  readonly room: RoomView;
  readonly seated: readonly PersonView[];
  readonly mine: PersonView | undefined;
  open(what: Opened): void;
}): JSX.Element {
  const say = words.value.lobby;
  const own = lobbyWords[lang.value];
  const arranging = useArranging(room, seated);
  const arranges = isHost.value && seated.length > 1;
  const mySeat = mine === undefined ? -1 : room.seats.indexOf(mine.id);
  const free = room.chairs <= ringHolds ? Math.max(0, room.chairs - seated.length) : 0;
  const address = linkTo(addresses.value[0] ?? location.origin, room.code);
  const taken = seated.map(
    (one, index): SeatLook => ({
      key: one.id,
      name: one.name,
      index,
      me: one.id === mine?.id,
      away: isAway(one),
      badge: (
        <span class={one.ready ? 'lit' : 'unlit'}>
          <Flame />
        </span>
      ),
      says: stateOf(one, room).join(', '),
      press: mine === undefined ? undefined : () => open(one.id),
      carry: arranges ? arranging.carry(index) : undefined,
    }),
  );
  const chairs = Array.from({ length: free }, (_, i): SeatLook => {
    const chair = seated.length + i + 1;
    return {
      name: own.free,
      index: chair - 1,
      free: isHost.value ? own.seatBot(chair) : own.freeChair(chair),
      press: isHost.value ? () => void tell({ t: 'bot' }) : undefined,
    };
  });
  return (
    <>
      <RoundTable label={say.people} from={Math.max(0, mySeat)} seats={[...taken, ...chairs]}>
        <button type="button" class="qr-button" aria-label={say.share} onClick={() => open('invite')}>
          <Qr text={address} label={address} />
        </button>
      </RoundTable>
      <p class="unseen" id={arranging.how}>
        {own.keys}
      </p>
      <p class="unseen" role="status">
        {arranging.told.value}
      </p>
    </>
  );
}

function stateOf(one: PersonView, room: RoomView): string[] {
  const say = words.value.lobby;
  return [
    one.bot ? say.bot : '',
    one.id === room.host ? say.host : '',
    isAway(one) ? say.away : '',
    one.ready ? say.isReady : say.isNotReady,
  ].filter(Boolean);
}
