import type { CallerView } from '@veillee/protocol';
import type { ComponentChildren, JSX } from 'preact';
import type { Aloft } from '../kit/aloft.ts';
import { isAway, isHost, isSecret, me, refused, room, tell } from '../line/session.ts';
import { noteHere } from '../screens/note.ts';
import { Refused } from '../screens/Refused.tsx';
import { doorWords } from '../words/door.ts';
import { lang } from '../words/language.ts';
import { admitted, hostPassed } from './hostPassed.ts';
import css from './Tidings.module.css';

/**
 * What concerns this page at its table, above whatever lies there: who asks for a seat at the door, that one is the host
 * now, and in a sheet what was just refused. In the dark nothing of it: no phone may shine for a reason of its own.
 */
export const Tidings: Aloft = ({ refusedBefore }) => {
  const inSheet = refusedBefore !== undefined;
  return (
    <div class={inSheet ? undefined : css.aloft}>
      <div role="status">{isSecret.value ? null : <News />}</div>
      {inSheet && refused.value !== refusedBefore ? <Refused /> : null}
    </div>
  );
};

function News(): JSX.Element {
  const callers = (room.value?.callers ?? []).filter(
    ({ person }) => isHost.value || person === me.value.person,
  );
  return (
    <>
      {callers.map((caller) => (
        <Caller key={caller.id} {...caller} />
      ))}
      <HostNow />
      <Admitted />
    </>
  );
}

/** Somebody says that a seat is theirs: its owner answers, or where they are away the host. */
function Caller({ id, person, word }: CallerView): JSX.Element | null {
  const say = doorWords[lang.value];
  const whose = room.value?.people.find((one) => one.id === person);
  if (whose === undefined) return null;
  const mine = person === me.value.person;
  const mayLetIn = mine || isAway(whose);
  const answer = (yes: boolean): void => void tell({ t: 'admit', caller: id, yes });
  return (
    <Slip
      acts={
        <>
          {mayLetIn ? (
            <button type="button" class={css.yes} onClick={() => answer(true)}>
              {mine ? say.letMeIn : say.letIn(whose.name)}
            </button>
          ) : null}
          <button type="button" class={css.act} onClick={() => answer(false)}>
            {say.no}
          </button>
        </>
      }
    >
      {mine ? say.callerMine : say.caller(whose.name)} <b>{say.callerWord(word.toUpperCase())}</b>
      {mayLetIn ? null : ` ${say.callerHere(whose.name)}`}
    </Slip>
  );
}

function HostNow(): JSX.Element | null {
  const say = doorWords[lang.value];
  const passed = hostPassed.value;
  if (passed === null) return null;
  const { from, isGone } = passed;
  return (
    <Slip
      acts={
        <Understood
          press={() => {
            hostPassed.value = null;
          }}
        />
      }
    >
      <b>{say.hostNow}</b> {from === '' ? '' : isGone ? say.hostGone(from) : say.hostGave(from)}{' '}
      {say.hostWhat}
    </Slip>
  );
}

function Admitted(): JSX.Element | null {
  const note = admitted.value;
  // A screen that all look at has nobody by it to put it away.
  if (note === null || me.value.person === null) return null;
  return (
    <Slip
      acts={
        <Understood
          press={() => {
            admitted.value = null;
          }}
        />
      }
    >
      {noteHere(note)}
    </Slip>
  );
}

const Understood = ({ press }: { press(): void }): JSX.Element => (
  <button type="button" class={css.act} onClick={press}>
    {doorWords[lang.value].understood}
  </button>
);

/** A slip of paper with one thing to say, and what to do about it. */
const Slip = ({
  children,
  acts,
}: {
  readonly children: ComponentChildren;
  readonly acts: ComponentChildren;
}): JSX.Element => (
  <div class={css.slip}>
    <p>{children}</p>
    <div class={css.acts}>{acts}</div>
  </div>
);
