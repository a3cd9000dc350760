import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../../games/registry.ts';
import { type Speaker, speakerOf } from '../../games/speaker.ts';
import { classes } from '../../kit/classes.ts';
import refusals from '../../kit/Refusals.module.css';
import { isAway, isHost, isPocket, me, refused, tell } from '../../line/session.ts';
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
      ) : room.seats.length >= room.chairs ? (
        <p class="hint center">{lobbyWords[lang.value].noChair}</p>
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

/** What is still missing before the deal, one thing at a time; and only what is so. */
function Advice(props: Props): JSX.Element {
  return <>{missing(props) ?? awaited(props) ?? dealing(props)}</>;
}

/** What no candle would mend: people, a game, settings that go with them. */
function missing({ room, seated }: Props): string | undefined {
  const say = lobbyWords[lang.value];
  const host = isHost.value;
  const empty = Math.max(0, room.chairs - seated.length);
  if (host && room.people.length <= 1) return room.locked ? say.hostAloneLocked : say.hostAlone;
  if (room.game === null) return host ? say.choosingYou : say.choosing;
  if (room.faults.length === 0) return undefined;
  if (empty > 0 && fitsChairs(room)) return host ? say.shortOf(empty) : say.short(empty);
  return host ? say.unsettledYou : say.unsettled;
}

/** Who is not ready yet, oneself last; those who are away by themselves. */
function awaited(props: Props): string | undefined {
  const say = lobbyWords[lang.value];
  const waiting = waitedFor(props);
  const { list } = speaker(props.room);
  const mine = waiting.some(({ id }) => id === me.value.person);
  const others = waiting.filter(({ id }) => id !== me.value.person);
  if (waiting.length === 0) return undefined;
  if (others.length === 0) return say.waitingYou;
  if (!mine && others.every(isAway)) return say.awaited(list(others.map(({ name }) => name)));
  return say.waiting(list([...others.map(({ name }) => name), ...(mine ? [words.value.you] : [])]));
}

/** Nothing is missing: who deals. */
function dealing({ room, seated }: Props): string {
  const say = lobbyWords[lang.value];
  const others = seated.some(({ id, bot }) => id !== room.host && !bot);
  if (isHost.value) return `${others ? say.readyAll : say.readyAlone} ${say.drag}`;
  const host = room.people.find(({ id }) => id === room.host);
  if (host === undefined) return say.noHost;
  return isAway(host) ? say.hostAway(host.name) : say.hostDeals(host.name);
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
