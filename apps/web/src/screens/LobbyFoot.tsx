import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf } from '../games/registry.ts';
import { type Speaker, speakerOf } from '../games/speaker.ts';
import { isHost, me, refused, tell } from '../line/session.ts';
import { desk } from '../words/desk.ts';
import { lang, words } from '../words/language.ts';
import { lobbyWords } from '../words/lobby.ts';
import { Refused } from './parts.tsx';
import { sittersOf } from './sitters.ts';
import { saidFaults } from './TableSettings.tsx';

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

/** What may be done about the table before the deal, and what is good to know. */
export function LobbyNotes({ room, seated, settings }: Props & { settings(): void }): JSX.Element {
  const say = lobbyWords[lang.value];
  const host = isHost.value;
  const empty = Math.max(0, room.chairs - seated.length);
  const master = room.people.find(({ id }) => id === room.master);
  const others = room.people.filter(({ id }) => !room.seats.includes(id) && id !== room.master);
  const face = faceOf(room.game);
  const terms = face?.terms?.(room.options, sittersOf(room), lang.value);
  const fill = (): void => {
    for (let chair = 0; chair < empty; chair += 1) void tell({ t: 'bot' });
  };
  return (
    <div class="pad lobby-notes">
      {host ? (
        <div class="lobby-tools">
          {empty > 0 ? (
            <button type="button" class="button small" onClick={fill}>
              {say.fill(empty)}
            </button>
          ) : null}
          <button type="button" class="button small" onClick={settings}>
            {room.game === null ? words.value.lobby.choose : say.settings}
          </button>
        </div>
      ) : null}
      {face === undefined ? null : (
        <p class="hint center lobby-game">
          <b>{played(face.name(lang.value), face.summary(room.options, lang.value))}</b>
          <br />
          {face.about(lang.value)}
        </p>
      )}
      {terms === undefined ? null : <p class="center lobby-terms">{terms}</p>}
      {master === undefined ? null : <p class="hint center">{desk[lang.value].leads(master.name)}</p>}
      {others.length > 0 ? (
        <p class="hint center">
          {words.value.titled(say.watchers, others.map(({ name }) => name).join(', '))}
        </p>
      ) : null}
      <details class="fingerprint seal-note" open={matchMedia('(min-width: 960px)').matches}>
        <summary>{say.seal}</summary>
        <p class="hint">
          {say.sealNow} {say.sealWhat}
        </p>
        <p class="hint">{say.sealWhy}</p>
      </details>
    </div>
  );
}

/** Always at hand: what is still missing, being ready, dealing. */
export function LobbyFoot({
  room,
  seated,
  mine,
}: Props & { readonly mine: PersonView | undefined }): JSX.Element {
  const say = words.value.lobby;
  const lit = seated.filter(({ ready }) => ready).length;
  const sits = mine !== undefined && room.seats.includes(mine.id);
  const host = isHost.value;
  const stops = room.game === null || room.faults.length > 0;
  // Chairs that still fill up are no fault of the settings.
  const faults =
    room.game === null
      ? [say.noGame]
      : seated.length < room.chairs && fitsChairs(room)
        ? []
        : saidFaults(faceOf(room.game), room.faults, sittersOf(room));
  return (
    <div class="dock lobby-foot">
      <p class="center lobby-state" role="status">
        <b>{say.candles(lit, seated.length)}</b> <Advice room={room} seated={seated} />
      </p>
      {faults.length > 0 && mine !== undefined ? (
        <ul class="faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      ) : null}
      <NotYet room={room} seated={seated} />
      {mine === undefined ? null : (
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
            <button
              type="button"
              class={`button${host ? '' : ' ember'}`}
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
      )}
    </div>
  );
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
    <div class="refused" role="alert">
      {waiting.length > 0 ? <p>{say.refusedReady(speaker(room).list(waiting))}</p> : null}
    </div>
  );
}

/** A game without scenarios is its own summary: said once. */
const played = (game: string, summary: string): string =>
  game === summary ? game : words.value.titled(game, summary);
