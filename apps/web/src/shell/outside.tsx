import type { JSX } from 'preact';
import { canBeTable, shownCode } from '../line/address.ts';
import { lastName, seatsIn } from '../line/keep.ts';
import { address, enterAgain, farewell, goHome, refused, watchTable } from '../line/session.ts';
import { CodeForm } from '../screens/entrance/CodeForm.tsx';
import { houseSpeaker } from '../screens/Refused.tsx';
import { entryWords } from '../words/entry.ts';
import { homeWords } from '../words/home.ts';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { isKeptOutBy, type KeptOutBy, keptOutBy, type TurnedBy } from './closedDoor.ts';
import { Act, QuietCode } from './Quiet.tsx';
import { renew } from './renewal.ts';
import { Quiet } from './states.tsx';

/** The server's last word to this device. */
export function Farewell(): JSX.Element {
  const say = shell[lang.value];
  const key = farewell.value?.key;
  if (isKeptOutBy(key)) return <NotLetIn by={key} />;
  const titles: { readonly [key: string]: string } = {
    'seat.left': say.gone.left,
    'seat.moved': say.gone.moved,
    'room.deleted': say.gone.deleted,
  };
  return (
    <Quiet
      phase="dusk"
      title={titles[key ?? ''] ?? say.gone.other}
      acts={
        <Act ember press={goHome}>
          {say.home}
        </Act>
      }
    >
      <p>{farewell.value === null ? '' : houseSpeaker().say(farewell.value)}</p>
      <p class="hint">{key === 'seat.moved' ? say.gone.movedNext : say.gone.next}</p>
    </Quiet>
  );
}

/** Nobody let us in: why, and how to go on. */
export function TurnedAway({ by, room }: { readonly by: TurnedBy; readonly room: string }): JSX.Element {
  if (by === 'room.unknown') return <Unknown room={room} />;
  if (isKeptOutBy(by)) return <NotLetIn by={by} />;
  return by === 'room.full' || by === 'room.crowded' ? <Full room={room} /> : <Outdated />;
}

export const told = (): string => {
  const say = houseSpeaker();
  const why = farewell.value === null ? refused.value : [farewell.value];
  return why.map((no) => say.say(no)).join(' ');
};

/** No table is called so: its code is mended on the spot. */
function Unknown({ room }: { readonly room: string }): JSX.Element {
  const say = shell[lang.value].unknown;
  return (
    <Quiet
      phase="dusk"
      title={say.title}
      acts={
        <>
          <CodeForm mend={room} />
          {seatsIn.server.tokenFor(room) === null ? null : (
            <Act
              press={() => {
                seatsIn.server.forgetToken(room);
                goHome();
              }}
            >
              {say.forget}
            </Act>
          )}
          <Act press={goHome}>{say.other}</Act>
        </>
      }
    >
      <p>{canBeTable(room) ? told() : say.impossible}</p>
      <p class="hint">{lastName() === '' ? say.nextNameless : say.next}</p>
    </Quiet>
  );
}

/** The address of a table, opened where no server can have one. */
export function NoHouse(): JSX.Element {
  const say = shell[lang.value];
  return (
    <Quiet
      phase="dusk"
      title={say.noHouse.title}
      acts={
        <Act ember press={goHome}>
          {say.home}
        </Act>
      }
    >
      <p>{say.noHouse.next}</p>
      <p class="hint">{homeWords[lang.value].aHouse}</p>
    </Quiet>
  );
}

function Full({ room }: { readonly room: string }): JSX.Element {
  const say = shell[lang.value];
  return (
    <Quiet
      phase="dusk"
      above={<QuietCode>{shownCode(room)}</QuietCode>}
      title={say.full.title}
      acts={
        <>
          <Act
            ember
            press={() => {
              refused.value = [];
            }}
          >
            {say.full.again}
          </Act>
          <Act press={() => watchTable(room)}>{say.full.watch}</Act>
          <Act press={goHome}>{say.home}</Act>
        </>
      }
    >
      <p>{told()}</p>
      <p class="hint">{say.full.next}</p>
    </Quiet>
  );
}

/** Nobody comes in for now, or not this device: it can be tried again from here, with the seat one has. */
function NotLetIn({ by }: { readonly by: KeptOutBy }): JSX.Element {
  const say = entryWords[lang.value];
  const { title, next } = say[keptOutBy[by]];
  const { value: to } = address;
  return (
    <Quiet
      phase="dusk"
      above={to.to === 'room' ? <QuietCode>{shownCode(to.room)}</QuietCode> : null}
      title={title}
      acts={
        <>
          <Act ember press={enterAgain}>
            {say.again}
          </Act>
          <Act press={goHome}>{shell[lang.value].home}</Act>
        </>
      }
    >
      <p>{told()}</p>
      <p class="hint">{next}</p>
    </Quiet>
  );
}

function Outdated(): JSX.Element {
  const say = shell[lang.value];
  return (
    <Quiet
      phase="dusk"
      title={say.version.title}
      acts={
        <Act ember press={renew}>
          {say.reload}
        </Act>
      }
    >
      <p>{told()}</p>
      <p class="hint">{say.version.next}</p>
    </Quiet>
  );
}
