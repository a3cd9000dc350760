import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../../games/registry.ts';
import { type Speaker, speakerOf } from '../../games/speaker.ts';
import { classes } from '../../kit/classes.ts';
import refusals from '../../kit/Refusals.module.css';
import { isHost, isPocket, me, refused, tell } from '../../line/session.ts';
import { desk } from '../../words/desk.ts';
import { lang, words } from '../../words/language.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { pocketWords } from '../../words/pocket.ts';
import { Refused } from '../Refused.tsx';
import css from './LobbyFoot.module.css';
import { saidFaults } from './plan.ts';
import { sittersOf } from './sitters.ts';

interface Props {
  readonly room: RoomView;
  readonly seated: readonly PersonView[];
}

const speaker = (room: RoomView): Speaker =>
  speakerOf(faceOf(room.game)?.rules.text[lang.value], lang.value, []);

/** Whether the game could begin if every chair were taken. */
const fitsChairs = (room: RoomView): boolean =>
  faceOf(room.game)?.rules.check(room.options, room.chairs).ok === true;

/** Everybody the deal still waits for: the host deals, and so is ready by dealing. */
const waitedFor = ({ room, seated }: Props): readonly PersonView[] =>
  seated.filter(({ id, ready }) => !ready && id !== room.host);

/** Always at hand: what is still missing, being ready, dealing. */
export function LobbyFoot({
  room,
  seated,
  mine,
}: Props & { readonly mine: PersonView | undefined }): JSX.Element {
  const lit = seated.filter(({ ready }) => ready).length;
  const faults = mine === undefined ? [] : faultsBeforeDeal({ room, seated });
  return (
    <div class={`dock ${css.foot}`}>
      <p class={`center ${css.state}`} role="status">
        {isPocket.value ? (
          <OwnAdvice room={room} seated={seated} />
        ) : (
          <>
            <b>{words.value.lobby.candles(lit, seated.length)}</b> <Advice room={room} seated={seated} />
          </>
        )}
      </p>
      {faults.length > 0 ? (
        <ul class={`faults ${css.faults}`}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
      <NotYet room={room} seated={seated} />
      {mine === undefined ? null : <LobbyActs room={room} mine={mine} />}
    </div>
  );
}

/** Why the game would not begin; chairs that still fill up are no fault of the settings. */
function faultsBeforeDeal({ room, seated }: Props): readonly string[] {
  if (room.game === null) return [words.value.lobby.noGame];
  if (seated.length < room.chairs && fitsChairs(room)) return [];
  return saidFaults(faceOf(room.game), room.faults, sittersOf(room));
}

/** Being ready or sitting down; for the host, the deal. */
function LobbyActs({ room, mine }: { readonly room: RoomView; readonly mine: PersonView }): JSX.Element {
  const say = words.value.lobby;
  const host = isHost.value;
  const stops = room.game === null || room.faults.length > 0;
  return (
    <div class="pair">
      {mine.id === room.master ? (
        <p class="hint center">{desk[lang.value].youLead}</p>
      ) : room.seats.includes(mine.id) ? (
        isPocket.value ? null : (
          <button
            type="button"
            class={classes('button', !mine.ready && !host && 'ember')}
            aria-pressed={mine.ready}
            onClick={() => tell({ t: 'ready', ready: !mine.ready })}
          >
            {mine.ready ? say.unready : say.ready}
          </button>
        )
      ) : (
        <button
          type="button"
          class={classes('button', !host && 'ember')}
          onClick={() => tell({ t: 'sit', sit: true })}
        >
          {say.sit}
        </button>
      )}
      {host ? (
        <button type="button" class="button ember" disabled={stops} onClick={() => tell({ t: 'start' })}>
          {say.deal}
        </button>
      ) : null}
    </div>
  );
}

/** In the pocket nobody is waited for. */
function OwnAdvice({ room, seated }: Props): JSX.Element {
  const say = pocketWords[lang.value];
  return <>{seated.length < room.chairs ? say.alone : say.ready}</>;
}

/** The next thing to know or to do, one at a time. */
function Advice({ room, seated }: Props): JSX.Element {
  const say = lobbyWords[lang.value];
  const host = isHost.value;
  const waiting = waitedFor({ room, seated });
  const empty = Math.max(0, room.chairs - seated.length);
  const mine = waiting.filter(({ id }) => id === me.value.person);
  const others = waiting.filter((one) => !mine.includes(one)).map(({ name }) => name);
  const names = speaker(room).list([...others, ...mine.map(() => words.value.you)]);
  if (host && seated.length <= 1) return <>{say.hostAlone}</>;
  if (host && room.faults.length > 0 && empty > 0) return <>{say.shortOf(empty)}</>;
  if (mine.length > 0 && others.length === 0) return <>{say.waitingYou}</>;
  if (waiting.length > 0) return <>{say.waiting(names)}</>;
  if (host) return <>{say.drag}</>;
  return <>{words.value.lobby.waitHost}</>;
}

/** Why the deal was refused: those it waits for, by name, until all are ready. */
function NotYet({ room, seated }: Props): JSX.Element {
  const say = lobbyWords[lang.value];
  const waiting = waitedFor({ room, seated }).map(({ name }) => name);
  const early = refused.value.some(({ key }) => key === 'start.notReady');
  if (!early) return <Refused />;
  return (
    <div class={refusals.refused} role="alert">
      {waiting.length > 0 ? <p>{say.refusedReady(speaker(room).list(waiting))}</p> : null}
    </div>
  );
}
