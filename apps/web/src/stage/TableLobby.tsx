import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { Flame } from '../kit/marks.tsx';
import { Qr } from '../kit/Qr.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import { shownCode, tableFragment } from '../line/address.ts';
import { addresses, isAway, linkTo } from '../line/session.ts';
import { LockedSign } from '../screens/Entry.tsx';
import { LangSwitch } from '../screens/parts.tsx';
import { lang, words } from '../words/language.ts';
import { SensesBar, SleepHint } from './SensesBar.tsx';
import { StageSky } from './StageSky.tsx';
import { stageWords } from './words.ts';

/** Before the game: the way in, large enough to be scanned from the sofa, and who has come. */
export function TableLobby({ room }: { readonly room: RoomView }): JSX.Element {
  const say = words.value.lobby;
  const own = stageWords[lang.value];
  const face = faceOf(room.game);
  const seated = room.seats.flatMap((id) => room.people.filter((one) => one.id === id));
  const origin = addresses.value[0] ?? location.origin;
  const address = linkTo(origin, room.code);
  // What is typed by hand is short.
  const typed = `${origin.replace(/^https?:\/\//, '')}/${tableFragment(room.code)}`;
  const lit = seated.filter(({ ready }) => ready).length;
  return (
    <main class="stage-lobby">
      <StageSky phase="day" />
      <header class="stage-bar">
        <p class="knock">
          <b>{face === undefined ? own.waitsForGame : face.summary(room.options, lang.value)}</b>
          <span> · {own.seats(seated.length, room.chairs)}</span>
        </p>
        <LangSwitch />
        <SensesBar />
      </header>
      <section class="stage-invite">
        {room.locked ? <LockedSign /> : <p class="knock">{say.scan}</p>}
        <h1 class="code knock">{shownCode(room.code)}</h1>
        <div class="stage-qr">
          <Qr text={address} label={address} />
        </div>
        <p class="stage-address knock">{typed}</p>
      </section>
      <RoundTable
        label={say.people}
        seats={seated.map((one, index) => ({
          name: one.name,
          index,
          away: isAway(one),
          badge: (
            <span class={one.ready ? 'lit' : 'unlit'}>
              <Flame />
            </span>
          ),
          says: [
            one.bot ? say.bot : '',
            one.id === room.host ? say.host : '',
            one.ready ? say.isReady : say.isNotReady,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      >
        <p class="stage-middle" role="status">
          {say.candles(lit, seated.length)}
        </p>
      </RoundTable>
      <SleepHint />
    </main>
  );
}
