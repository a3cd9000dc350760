import { useSignal } from '@preact/signals';
import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { speakerOf } from '../games/speaker.ts';
import { Flame } from '../kit/marks.tsx';
import { Qr } from '../kit/Qr.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { shownCode } from '../line/address.ts';
import { addresses, isHost, me, tell } from '../line/session.ts';
import { desk } from '../words/desk.ts';
import { lang, words } from '../words/language.ts';
import { Door } from './Door.tsx';
import { Invite } from './Invite.tsx';
import { MyMenu } from './MyMenu.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { Bar, LangSwitch, Refused } from './parts.tsx';
import { type Plan, planFor, seatMaster, TableSettings } from './TableSettings.tsx';
import { TalkSheet } from './Talk.tsx';

export function Lobby({ room }: { readonly room: RoomView }): JSX.Element {
  const say = words.value.lobby;
  const open = useSignal<'menu' | 'settings' | 'invite' | 'talk' | number | null>(null);
  const close = (): void => {
    open.value = null;
  };
  const face = faceOf(room.game);
  const person = (id: number): PersonView | undefined => room.people.find((one) => one.id === id);
  const seated = room.seats.map(person).filter((one) => one !== undefined);
  const master = room.people.find(({ id }) => id === room.master);
  const others = room.people.filter(({ id }) => !room.seats.includes(id) && id !== room.master);
  const mine = me.value.person === null ? undefined : person(me.value.person);
  const mySeat = mine === undefined ? -1 : room.seats.indexOf(mine.id);
  const address = `${addresses.value[0] ?? location.origin}/#${room.code}`;
  const shown = typeof open.value === 'number' ? person(open.value) : undefined;
  return (
    <main class={mine === undefined ? 'screen lobby tv' : 'screen lobby'}>
      <SkyView phase="day" height={150} />
      <Bar title={face === undefined ? say.people : face.summary(room.options, lang.value)}>
        <LangSwitch />
        {mine === undefined ? null : (
          <>
            <Door
              to="talk"
              onOpen={() => {
                open.value = 'talk';
              }}
            />
            <Door
              to="menu"
              onOpen={() => {
                open.value = 'menu';
              }}
            />
          </>
        )}
      </Bar>
      <div class="lobby-invite">
        <p class="hint knock">{say.scan}</p>
        <h1 class="code knock">{shownCode(room.code)}</h1>
      </div>
      <RoundTable
        label={say.people}
        from={Math.max(0, mySeat)}
        seats={seated.map((one, index) => ({
          name: one.name,
          index,
          me: one.id === mine?.id,
          away: !one.here && !one.bot,
          badge: (
            <span class={one.ready ? 'lit' : 'unlit'}>
              <Flame />
            </span>
          ),
          says: [
            one.bot ? say.bot : '',
            one.id === room.host ? say.host : '',
            !one.here && !one.bot ? say.away : '',
            one.ready ? say.isReady : say.isNotReady,
          ]
            .filter(Boolean)
            .join(', '),
          press:
            mine === undefined
              ? undefined
              : () => {
                  open.value = one.id;
                },
        }))}
      >
        <button
          type="button"
          class="qr-button"
          aria-label={say.share}
          onClick={() => {
            open.value = 'invite';
          }}
        >
          <Qr text={address} label={address} />
        </button>
      </RoundTable>
      <LobbyFoot
        room={room}
        seated={seated}
        mine={mine}
        settings={() => {
          open.value = 'settings';
        }}
      />
      {master === undefined ? null : <p class="pad hint center">{desk[lang.value].leads(master.name)}</p>}
      {others.length > 0 ? (
        <p class="pad hint center">
          {words.value.titled(say.watching, others.map(({ name }) => name).join(', '))}
        </p>
      ) : null}
      {open.value === 'menu' ? <MyMenu close={close} /> : null}
      {open.value === 'talk' ? <TalkSheet close={close} /> : null}
      {open.value === 'invite' ? <Invite close={close} /> : null}
      {open.value === 'settings' ? <SettingsSheet room={room} close={close} /> : null}
      {shown !== undefined ? <PersonSheet person={shown} room={room} close={close} /> : null}
    </main>
  );
}

function LobbyFoot({
  room,
  seated,
  mine,
  settings,
}: {
  readonly room: RoomView;
  readonly seated: readonly PersonView[];
  readonly mine: PersonView | undefined;
  settings(): void;
}): JSX.Element {
  const say = words.value.lobby;
  const face = faceOf(room.game);
  const speaker = speakerOf(face?.rules.text[lang.value], lang.value, []);
  const lit = seated.filter(({ ready }) => ready).length;
  const sits = mine !== undefined && room.seats.includes(mine.id);
  const host = isHost.value;
  const faults = room.game === null ? [say.noGame] : room.faults.map((fault) => speaker.say(fault));
  return (
    <div class="pad stack lobby-foot">
      <p class="center" role="status">
        <b>{say.candles(lit, seated.length)}</b> {say.neighbours}
      </p>
      {faults.length > 0 ? (
        <ul class="faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
      <Refused />
      {mine === undefined ? null : (
        <>
          {host ? (
            <div class="pair">
              <button
                type="button"
                class="button"
                disabled={seated.length >= room.chairs}
                onClick={() => tell({ t: 'bot' })}
              >
                {say.addBot}
              </button>
              <button type="button" class="button" onClick={settings}>
                {room.game === null ? say.choose : say.settings}
              </button>
            </div>
          ) : null}
          <div class="pair">
            {mine.id === room.master ? (
              <p class="hint center">{desk[lang.value].youLead}</p>
            ) : sits ? (
              <button
                type="button"
                class={`button${mine.ready || host ? '' : ' ember'}`}
                aria-pressed={mine.ready}
                onClick={() => tell({ t: 'ready', ready: !mine.ready })}
              >
                {mine.ready ? say.unready : say.ready}
              </button>
            ) : (
              <button type="button" class="button ember" onClick={() => tell({ t: 'sit', sit: true })}>
                {say.sit}
              </button>
            )}
            {host ? (
              <button
                type="button"
                class="button ember"
                disabled={faults.length > 0}
                onClick={() => tell({ t: 'start' })}
              >
                {say.deal}
              </button>
            ) : null}
          </div>
          {host ? null : <p class="hint center">{say.waitHost}</p>}
        </>
      )}
    </div>
  );
}

function SettingsSheet({ room, close }: { readonly room: RoomView; close(): void }): JSX.Element {
  const face = faceOf(room.game);
  const now: Plan | null =
    room.game === null || face === undefined
      ? null
      : {
          game: room.game,
          options: Object.keys(room.options).length === 0 ? planFor(face, room.chairs).options : room.options,
          players: room.chairs,
          led: room.master !== null,
        };
  const plan = useSignal<Plan | null>(now);
  const save = async (): Promise<void> => {
    if (plan.value === null) return;
    const { game, options, players, led } = plan.value;
    const no = await tell({ t: 'settings', game, options, chairs: players });
    if (no !== undefined) return;
    await seatMaster(led === true);
    close();
  };
  return (
    <Sheet title={words.value.create.change} close={close}>
      <div class="stack">
        <TableSettings
          plan={plan.value}
          change={(next) => {
            plan.value = next;
          }}
        />
        <Refused />
        <button type="button" class="button ember" onClick={save}>
          {words.value.create.save}
        </button>
      </div>
    </Sheet>
  );
}
