import type { ComponentChildren, JSX } from 'preact';
import { FootTable } from '../kit/FootTable.tsx';
import type { Phase } from '../kit/skies.ts';
import { away, goHome, reconnect } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { Act, Burning, QuietActs, QuietScreen, QuietWords } from './Quiet.tsx';
import { isOffline } from './reach.ts';
import { renew } from './renewal.ts';

/** One thing to say, and what to do next. */
export function Quiet({
  phase,
  title,
  above,
  children,
  acts,
}: {
  readonly phase: Phase;
  readonly title: string;
  readonly above?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly acts: ComponentChildren;
}): JSX.Element {
  return (
    <QuietScreen phase={phase}>
      {above}
      <h1 class="knock">{title}</h1>
      <QuietWords>{children}</QuietWords>
      <QuietActs>{acts}</QuietActs>
      <FootTable />
    </QuietScreen>
  );
}

/** On the way to a table; says so when the server stays away. */
export function Looking(): JSX.Element {
  const say = shell[lang.value];
  if (!away.value) {
    return (
      <QuietScreen phase="night">
        <Burning />
        <p role="status">{say.looking}</p>
        <Act press={goHome}>{say.home}</Act>
        <FootTable />
      </QuietScreen>
    );
  }
  return (
    <Quiet
      phase="night"
      title={say.away.title}
      acts={
        <>
          <Act ember press={reconnect}>
            {say.away.again}
          </Act>
          <Act press={goHome}>{say.home}</Act>
        </>
      }
    >
      <p>{isOffline.value ? say.away.offline : say.away.more}</p>
      <Burning />
    </Quiet>
  );
}

/** A screen that did not load. */
export function Missing({ again }: { again(): void }): JSX.Element {
  const say = shell[lang.value];
  return (
    <Quiet
      phase="dusk"
      title={say.missing.title}
      acts={
        <>
          <Act ember press={renew}>
            {say.reload}
          </Act>
          <Act press={again}>{say.missing.again}</Act>
        </>
      }
    >
      <p>{say.missing.next}</p>
    </Quiet>
  );
}

export function Broken(): JSX.Element {
  const say = shell[lang.value];
  return (
    <Quiet
      phase="dusk"
      title={say.broken.title}
      acts={
        <Act ember press={renew}>
          {say.reload}
        </Act>
      }
    >
      <p>{say.broken.next}</p>
    </Quiet>
  );
}
