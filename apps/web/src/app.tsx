import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { faceOf } from './games/registry.ts';
import { SkyView } from './kit/SkyView.tsx';
import { shownCode } from './line/address.ts';
import {
  address,
  farewell,
  followAddress,
  goHome,
  hurry,
  lineState,
  match,
  room,
  sight,
} from './line/session.ts';
import { RuleSheet } from './rules/RuleSheet.tsx';
import { Create } from './screens/Create.tsx';
import { Abandoned, End } from './screens/End.tsx';
import { Home } from './screens/Home.tsx';
import { Join, Take } from './screens/Join.tsx';
import { Lobby } from './screens/Lobby.tsx';
import { Play } from './screens/Play.tsx';
import { houseSpeaker } from './screens/parts.tsx';
import { lang, words } from './words/language.ts';

export function App(): JSX.Element {
  const [broken] = useErrorBoundary();
  useEffect(() => {
    followAddress();
    addEventListener('hashchange', followAddress);
    addEventListener('popstate', followAddress);
    addEventListener('online', hurry);
    const seen = (): void => {
      if (document.visibilityState === 'visible') hurry();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('hashchange', followAddress);
      removeEventListener('popstate', followAddress);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = lang.value;
  }, [lang.value]);
  const code = room.value?.code;
  useEffect(() => {
    document.title = code === undefined ? 'Veillée' : `${shownCode(code)} – Veillée`;
  }, [code]);
  if (broken) return <Broken />;
  return (
    <>
      <Screen />
      <LineNotice />
      <RuleSheet />
      <FocusKeeper />
    </>
  );
}

/** When a screen took the focus away with it, the next one begins at its heading. */
function FocusKeeper(): null {
  const { to } = address.value;
  const seen = sight.value;
  const where = [
    to,
    match.value?.number,
    match.value?.state,
    seen?.verdict !== null,
    room.value === null,
  ].join();
  useEffect(() => {
    if (document.activeElement !== document.body || where === '') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [where]);
  return null;
}

function Screen(): JSX.Element {
  const making = useSignal<'alone' | 'friends' | null>(null);
  const to = address.value;
  const here = room.value;
  const inside = here !== null;
  useEffect(() => {
    if (inside) making.value = null;
  }, [inside, making]);
  if (farewell.value !== null) return <Farewell />;
  if (here !== null) return <RoomScreen key={here.match?.number ?? 'lobby'} />;
  if (to.to === 'take') return <Take room={to.room} code={to.code} />;
  if (to.to === 'room') return lineState.value === 'none' ? <Join room={to.room} /> : <Looking />;
  if (lineState.value !== 'none') return <Looking />;
  if (making.value !== null) {
    return (
      <Create
        alone={making.value === 'alone'}
        back={() => {
          making.value = null;
        }}
      />
    );
  }
  return (
    <Home
      make={(alone) => {
        making.value = alone ? 'alone' : 'friends';
      }}
    />
  );
}

function RoomScreen(): JSX.Element {
  const here = room.value;
  const played = match.value;
  if (here === null) return <Looking />;
  if (played === null) return <Lobby room={here} />;
  if (played.state === 'abandoned') return <Abandoned />;
  const face = faceOf(played.game);
  const seen = sight.value;
  if (face === undefined || seen === null) return <Looking />;
  return seen.verdict === null ? (
    <Play face={face} sight={seen} />
  ) : (
    <End face={face} sight={seen} verdict={seen.verdict} />
  );
}

function Looking(): JSX.Element {
  return (
    <main class="screen quiet">
      <SkyView phase="night" height={220} />
      <p role="status">{words.value.state.connecting}</p>
      <button type="button" class="text-button" onClick={goHome}>
        {words.value.state.home}
      </button>
    </main>
  );
}

function Farewell(): JSX.Element {
  const why = farewell.value;
  return (
    <main class="screen quiet">
      <SkyView phase="dusk" height={220} />
      <h1 class="knock">{words.value.state.gone}</h1>
      <p role="status">{why === null ? '' : houseSpeaker().say(why)}</p>
      <div class="pad stack">
        <button type="button" class="button ember" onClick={goHome}>
          {words.value.state.home}
        </button>
      </div>
    </main>
  );
}

/** Says that the connection is gone while everything stays as it was. */
function LineNotice(): JSX.Element | null {
  const lost = room.value !== null && lineState.value !== 'in' && lineState.value !== 'ended';
  return (
    <div class="line-notice" role="status">
      {lost ? (
        <p>
          {words.value.state.lost}
          <button type="button" class="text-button" onClick={hurry}>
            {words.value.state.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function Broken(): JSX.Element {
  return (
    <main class="screen quiet">
      <h1>{words.value.state.broken}</h1>
      <p>{words.value.state.brokenHint}</p>
      <div class="pad stack">
        <button type="button" class="button ember" onClick={() => location.reload()}>
          {words.value.state.reload}
        </button>
      </div>
    </main>
  );
}
