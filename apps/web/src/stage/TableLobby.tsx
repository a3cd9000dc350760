import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf, listing, summaryOf } from '../games/registry.ts';
import { Ready } from '../kit/Badge.tsx';
import { Qr } from '../kit/Qr.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import type { SeatLook } from '../kit/Seat.tsx';
import { shownCode, tableFragment } from '../line/address.ts';
import { addresses, isAway, linkTo } from '../line/session.ts';
import { LockedSign } from '../screens/lobby/Entry.tsx';
import { LangSwitch } from '../screens/parts.tsx';
import { lang, words } from '../words/language.ts';
import { lobbyWords } from '../words/lobby.ts';
import { SleepHint } from './SensesBar.tsx';
import { StageBar } from './StageBar.tsx';
import { StageSky } from './StageSky.tsx';
import table from './stageTable.module.css';
import css from './TableLobby.module.css';
import middle from './TablePlay.module.css';
import { stageWords } from './words.ts';

/** Before the game: the way in, large enough to be scanned from the sofa, and who has come. */
export function TableLobby({ room }: { readonly room: RoomView }): JSX.Element {
  const say = words.value.lobby;
  const own = stageWords[lang.value];
  const seated = room.seats.flatMap((id) => room.people.filter((one) => one.id === id));
  const lit = seated.filter(({ ready }) => ready).length;
  return (
    <main class={css.lobby}>
      <StageSky phase="day" />
      <StageBar title={titleOf(room)} more={own.seats(seated.length, room.chairs)}>
        <LangSwitch />
      </StageBar>
      <WayIn room={room} />
      <RoundTable
        look={table.table}
        label={say.people}
        seats={seated.map((one, index) => seatLook(one, index, room))}
      >
        <p class={middle.middle} role="status">
          {say.candles(lit, seated.length)}
        </p>
      </RoundTable>
      <SleepHint look={css.sleepHint} />
    </main>
  );
}

/** What will be played; its scenario once its part of the page is there. */
function titleOf({ game, options }: RoomView): string {
  const face = faceOf(game);
  if (face !== undefined) return summaryOf(face, options, lang.value);
  return game === null ? stageWords[lang.value].waitsForGame : listing(game).name[lang.value];
}

function WayIn({ room }: { readonly room: RoomView }): JSX.Element {
  const origin = addresses.value[0] ?? location.origin;
  const address = linkTo(origin, room.code);
  // What is typed by hand is short.
  const typed = `${origin.replace(/^https?:\/\//, '')}/${tableFragment(room.code)}`;
  return (
    <section class={css.invite}>
      {room.locked ? (
        <LockedSign />
      ) : (
        <p class="knock" role="status">
          {room.seats.length < room.chairs ? words.value.lobby.scan : lobbyWords[lang.value].allTaken}
        </p>
      )}
      <h1 class={`code knock ${css.code}`}>{shownCode(room.code)}</h1>
      <div class={css.qr}>
        <Qr text={address} label={address} />
      </div>
      <p class={`knock ${css.address}`}>{typed}</p>
    </section>
  );
}

function seatLook(one: PersonView, index: number, room: RoomView): SeatLook {
  const say = words.value.lobby;
  const says = [
    one.bot ? say.bot : '',
    one.id === room.host ? say.host : '',
    one.ready ? say.isReady : say.isNotReady,
  ];
  return {
    name: one.name,
    index,
    away: isAway(one),
    badge: <Ready lit={one.ready} />,
    says: says.filter(Boolean).join(', '),
  };
}
