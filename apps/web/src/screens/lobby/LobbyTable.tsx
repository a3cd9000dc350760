import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { Ready } from '../../kit/Badge.tsx';
import { Qr } from '../../kit/Qr.tsx';
import { RoundTable, ringHolds } from '../../kit/RoundTable.tsx';
import type { SeatLook } from '../../kit/Seat.tsx';
import { addresses, isAway, isHost, isPocket, linkTo, tell } from '../../line/session.ts';
import { lang, words } from '../../words/language.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { type Arranging, useArranging } from './arranging.ts';
import css from './LobbyTable.module.css';

interface Props {
  readonly room: RoomView;
  readonly seated: readonly PersonView[];
  readonly mine: PersonView | undefined;
  openPerson(id: number): void;
  invite(): void;
}

/** The round table with its free chairs and the way in at its middle. */
export function LobbyTable(props: Props): JSX.Element {
  const { room, seated, mine, invite } = props;
  const say = words.value.lobby;
  const arranging = useArranging(room, seated);
  const mySeat = mine === undefined ? -1 : room.seats.indexOf(mine.id);
  const free = room.chairs <= ringHolds ? Math.max(0, room.chairs - seated.length) : 0;
  const address = linkTo(addresses.value[0] ?? location.origin, room.code);
  const taken = seated.map((one, seat) => takenSeat(props, one, seat, arranging));
  const chairs = Array.from({ length: free }, (_, i) => freeChair(seated.length + i));
  return (
    <>
      <RoundTable
        look={css.table}
        label={say.people}
        from={Math.max(0, mySeat)}
        seats={[...taken, ...chairs]}
      >
        {isPocket.value ? null : (
          <button type="button" class={css.qr} aria-label={say.share} onClick={invite}>
            <Qr text={address} label={address} />
          </button>
        )}
      </RoundTable>
      <p class="unseen" id={arranging.how}>
        {lobbyWords[lang.value].keys}
      </p>
      <p class="unseen" role="status">
        {arranging.told.value}
      </p>
    </>
  );
}

function takenSeat(
  { room, seated, mine, openPerson }: Props,
  one: PersonView,
  seat: number,
  arranging: Arranging,
): SeatLook {
  return {
    key: one.id,
    name: one.name,
    index: seat,
    me: one.id === mine?.id,
    away: isAway(one),
    badge: isPocket.value ? undefined : <Ready lit={one.ready} />,
    says: statesOf(one, room).join(', '),
    press: mine === undefined ? undefined : () => openPerson(one.id),
    carry: isHost.value && seated.length > 1 ? arranging.carry(seat) : undefined,
  };
}

/** Pressed by the host, a bot sits down on it. */
function freeChair(seat: number): SeatLook {
  const own = lobbyWords[lang.value];
  return {
    name: own.free,
    index: seat,
    free: isHost.value ? own.seatBot(seat + 1) : own.freeChair(seat + 1),
    press: isHost.value ? () => void tell({ t: 'bot' }) : undefined,
  };
}

function statesOf(one: PersonView, room: RoomView): string[] {
  const say = words.value.lobby;
  return [
    one.bot ? say.bot : '',
    one.id === room.host ? say.host : '',
    isAway(one) ? say.away : '',
    one.ready ? say.isReady : say.isNotReady,
  ].filter(Boolean);
}
