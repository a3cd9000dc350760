import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { setTo } from '../kit/setTo.ts';
import { noteUnfinished, seatsIn } from '../line/keep.ts';
import { pocketState } from '../line/pocketState.ts';
import { away, goHome, lineState, reconnect, refused } from '../line/session.ts';
import { openPocket } from '../pocket/index.ts';
import type { Keeping } from '../pocket/letters.ts';
import { lang } from '../words/language.ts';
import { pocketWords } from '../words/pocket.ts';
import { shell } from '../words/shell.ts';
import css from './Notices.module.css';
import { Told } from './Notices.tsx';
import { told } from './outside.tsx';
import { Act, Burning, Moment } from './Quiet.tsx';
import { Quiet } from './states.tsx';

const takeOver = (): void => void openPocket().then((pocket) => pocket.takeOver());

/** On the way into the house of this device; says so when it does not open. */
export function PocketLooking(): JSX.Element {
  const say = pocketWords[lang.value];
  if (!away.value) return <Moment says={say.opening} />;
  return (
    <Quiet phase="night" title={say.shut.title} acts={<Act press={goHome}>{shell[lang.value].home}</Act>}>
      <p>{say.shut.more}</p>
      <Burning />
    </Quiet>
  );
}

/** What does not outlive the page. */
function unkeptNow(): Unkept | null {
  const house = pocketState.value;
  return house.is !== 'open' || house.keeping === 'kept' ? null : house.keeping;
}

type Unkept = Exclude<Keeping, 'kept'>;

/** Says in one line at the foot of the screen what has become of the house, or of what it keeps. */
export function PocketNotices(): JSX.Element {
  const say = pocketWords[lang.value];
  const understood = useSignal<Unkept | null>(null);
  const unkept = unkeptNow();
  const isLost = lineState.value !== 'in' && lineState.value !== 'ended';
  return (
    <div class={css.notices} role="status">
      {isLost ? (
        <Told says={say.lost} act={shell[lang.value].away.again} press={reconnect} />
      ) : unkept !== null && unkept !== understood.value ? (
        <Told says={say.unkept[unkept]} act={say.understood} press={setTo(understood, unkept)} />
      ) : null}
    </div>
  );
}

/** Another tab has the house of this device. */
export function Elsewhere(): JSX.Element {
  const say = pocketWords[lang.value].elsewhere;
  return (
    <Quiet
      phase="dusk"
      title={say.title}
      acts={
        <>
          <Act ember press={takeOver}>
            {say.take}
          </Act>
          <Act press={goHome}>{shell[lang.value].home}</Act>
        </>
      }
    >
      <p>{say.more}</p>
      <p class="hint">{say.next}</p>
    </Quiet>
  );
}

/** A game that this device has not, has no more, or cannot go on with. */
export function PocketGone({ room }: { readonly room: string }): JSX.Element {
  const { gone: say, unkept } = pocketWords[lang.value];
  const keeping = unkeptNow();
  const lostHere = keeping === 'anew' || keeping === 'partly' ? unkept[keeping] : undefined;
  const isUnknown = refused.value.every(({ key }) => key === 'room.unknown');
  useEffect(() => {
    noteUnfinished(room, null);
    seatsIn.pocket.forgetToken(room);
  }, [room]);
  return (
    <Quiet
      phase="dusk"
      title={say.title}
      acts={
        <Act ember press={goHome}>
          {shell[lang.value].home}
        </Act>
      }
    >
      <p>{isUnknown ? (lostHere ?? say.more) : told()}</p>
    </Quiet>
  );
}
