import { useSignal } from '@preact/signals';
import type { Style } from '@veillee/bots';
import { limits, type PersonView, type RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { listing } from '../../games/registry.ts';
import { GenderField } from '../../kit/GenderChoice.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { into } from '../../kit/setTo.ts';
import { keepGender } from '../../line/keep.ts';
import { ifDone, isAway, isHost, me, tell } from '../../line/session.ts';
import { entryWords } from '../../words/entry.ts';
import { lang, words } from '../../words/language.ts';
import { LevelChoice, TemperChoice } from '../BotStyle.tsx';

interface Props {
  readonly person: PersonView;
  readonly room: RoomView;
  close(): void;
}

/** What can be done about one person between two games. */
export function PersonSheet({ person, room, close }: Props): JSX.Element {
  const mine = person.id === me.value.person;
  const host = isHost.value;
  return (
    <Sheet title={person.name} close={close}>
      <div class="stack">
        <p class="hint" role="status">
          {stateLine(person, room)}
        </p>
        {host && room.seats.includes(person.id) ? <Mover person={person} room={room} /> : null}
        {mine || host ? <Rename person={person} mine={mine} close={close} /> : null}
        {host && person.style !== undefined ? (
          <BotManner person={person} room={room} style={person.style} />
        ) : null}
        {host && !mine ? <HostActs person={person} close={close} /> : null}
      </div>
    </Sheet>
  );
}

function stateLine(person: PersonView, room: RoomView): string {
  const say = words.value.lobby;
  const seat = room.seats.indexOf(person.id);
  const state = [
    seat < 0 ? say.watching : say.seat(seat + 1),
    person.id === room.host ? say.host : '',
    person.bot ? say.bot : isAway(person) ? say.away : '',
    person.ready ? say.isReady : say.isNotReady,
  ];
  return state.filter(Boolean).join(', ');
}

/** One chair up or down. */
function Mover({ person, room }: Omit<Props, 'close'>): JSX.Element {
  const say = words.value.lobby;
  const move = (by: number): void => {
    const seat = room.seats.indexOf(person.id);
    const seats = room.seats.filter((id) => id !== person.id);
    seats.splice((seat + by + room.seats.length) % room.seats.length, 0, person.id);
    void tell({ t: 'arrange', seats });
  };
  return (
    <div class="pair">
      <button type="button" class="button" onClick={() => move(1)}>
        {say.up(person.name)}
      </button>
      <button type="button" class="button" onClick={() => move(-1)}>
        {say.down(person.name)}
      </button>
    </div>
  );
}

/** How this bot plays, where its game lets it reason. */
function BotManner({
  person: { id },
  room,
  style,
}: Omit<Props, 'close'> & { readonly style: Style }): JSX.Element | null {
  if (room.game === null || !listing(room.game).thinks) return null;
  return (
    <>
      <LevelChoice now={style.level} choose={(level) => void tell({ t: 'style', person: id, level })} />
      <TemperChoice now={style.temper} choose={(temper) => void tell({ t: 'style', person: id, temper })} />
    </>
  );
}

/** Handing the table over to somebody, or asking them to leave. */
function HostActs({ person: { id, name, bot }, close }: Omit<Props, 'room'>): JSX.Element {
  const say = words.value.lobby;
  return (
    <>
      {bot ? null : (
        <button
          type="button"
          class="button"
          onClick={() => tell({ t: 'host', person: id }).then(ifDone(close))}
        >
          {say.makeHost(name)}
        </button>
      )}
      <button
        type="button"
        class="button danger"
        onClick={() => tell({ t: 'kick', person: id }).then(ifDone(close))}
      >
        {say.kick(name)}
      </button>
      {bot ? null : <p class="hint">{entryWords[lang.value].kickHint}</p>}
    </>
  );
}

interface RenameProps extends Omit<Props, 'room'> {
  readonly mine: boolean;
}

function Rename({ person, mine, close }: RenameProps): JSX.Element {
  const say = words.value.lobby;
  const name = useSignal(person.name);
  const gender = useSignal(person.gender ?? null);
  const id = useId();
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const to = { name: name.value, gender: gender.value };
    const no = await tell({ t: 'rename', ...to, ...(mine ? {} : { person: person.id }) });
    if (no !== undefined) return;
    if (mine) keepGender(gender.value);
    close();
  };
  return (
    <form onSubmit={rename}>
      <label for={id}>{say.newName}</label>
      <input
        id={id}
        class="plate-input"
        value={name.value}
        maxLength={limits.name}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
      <GenderField
        label={mine ? words.value.join.gender : say.gender(person.name)}
        value={gender.value}
        choose={into(gender)}
      />
      <button type="submit" class="button">
        {say.rename(person.name)}
      </button>
    </form>
  );
}
