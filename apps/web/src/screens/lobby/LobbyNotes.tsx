import type { PersonView, RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { faceOf, listing, summaryOf } from '../../games/registry.ts';
import { isHost, tell } from '../../line/session.ts';
import { desk } from '../../words/desk.ts';
import { lang, words } from '../../words/language.ts';
import { lobbyWords } from '../../words/lobby.ts';
import { LevelChoice } from '../BotStyle.tsx';
import fingerprint from '../fingerprint.module.css';
import css from './LobbyNotes.module.css';
import { sittersOf } from './sitters.ts';

interface Props {
  readonly room: RoomView;
  readonly seated: readonly PersonView[];
}

/** What may be done about the table before the deal, and what is good to know. */
export function LobbyNotes({ room, seated, settings }: Props & { settings(): void }): JSX.Element {
  const say = lobbyWords[lang.value];
  const master = room.people.find(({ id }) => id === room.master);
  const empty = Math.max(0, room.chairs - seated.length);
  const others = room.people.filter(({ id }) => !room.seats.includes(id) && id !== room.master);
  return (
    <div class={`pad ${css.notes}`}>
      {isHost.value ? <HostTools room={room} empty={empty} settings={settings} /> : null}
      <ChosenGame room={room} />
      {isHost.value ? <BotLevel room={room} empty={empty} /> : null}
      {master === undefined ? null : <p class="hint center">{desk[lang.value].leads(master.name)}</p>}
      {others.length > 0 ? (
        <p class="hint center">
          {words.value.titled(say.watchers, others.map(({ name }) => name).join(', '))}
        </p>
      ) : null}
      <details class={fingerprint.fingerprint} open={matchMedia('(min-width: 960px)').matches}>
        <summary>{say.seal}</summary>
        <p class="hint">
          {say.sealNow} {say.sealWhat}
        </p>
        <p class="hint">{say.sealWhy}</p>
      </details>
    </div>
  );
}

interface Chairs {
  readonly room: RoomView;
  /** How many nobody sits on. */
  readonly empty: number;
}

/** Filling the chairs with bots, and the settings. */
function HostTools({ room, empty, settings }: Chairs & { settings(): void }): JSX.Element {
  const say = lobbyWords[lang.value];
  const fill = (): void => {
    for (let chair = 0; chair < empty; chair += 1) void tell({ t: 'bot' });
  };
  return (
    <div class={css.tools}>
      {empty > 0 ? (
        <button type="button" class="button small" onClick={fill}>
          {say.fill(empty)}
        </button>
      ) : null}
      <button type="button" class="button small" onClick={settings}>
        {room.game === null ? words.value.lobby.choose : say.settings}
      </button>
    </div>
  );
}

/** How well the bots play, where some sit or might. */
function BotLevel({ room, empty }: Chairs): JSX.Element | null {
  const matters = empty > 0 || room.people.some(({ bot }) => bot);
  if (!matters || room.game === null || !listing(room.game).thinks) return null;
  return <LevelChoice now={room.level} choose={(level) => void tell({ t: 'style', level })} />;
}

/** What will be played, and what is settled about these very people. */
function ChosenGame({ room }: { readonly room: RoomView }): JSX.Element | null {
  const face = faceOf(room.game);
  if (face === undefined) return null;
  const terms = face.lobby.terms?.(room.options, sittersOf(room), lang.value);
  const name = listing(face.rules.id).name[lang.value];
  return (
    <>
      <p class={`hint center ${css.game}`}>
        <b>{played(name, summaryOf(face, room.options, lang.value))}</b>
        <br />
        {face.lobby.about(lang.value)}
      </p>
      {face.lobby.InPlay === undefined ? null : (
        <face.lobby.InPlay options={room.options} players={room.chairs} />
      )}
      {terms === undefined ? null : <p class={`center ${css.terms}`}>{terms}</p>}
      {face.lobby.Agreed === undefined ? null : <face.lobby.Agreed />}
    </>
  );
}

/** A game without scenarios is its own summary: said once. */
const played = (game: string, summary: string): string =>
  game === summary ? game : words.value.titled(game, summary);
