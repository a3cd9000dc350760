import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { faceOf, retryFace, unfetched } from './games/registry.ts';
import { shownCode } from './line/address.ts';
import {
  address,
  away,
  farewell,
  followAddress,
  hurry,
  lineState,
  match,
  me,
  room,
  sight,
} from './line/session.ts';
import './reveal/prints.ts';
import { RuleSheet } from './rules/RuleSheet.tsx';
import { Home } from './screens/Home.tsx';
import { Join, Take } from './screens/Join.tsx';
import { whenIdle } from './shell/idle.ts';
import { arrived, later } from './shell/later.tsx';
import { Notices } from './shell/Notices.tsx';
import { Broken, closedDoor, Farewell, Looking, Missing, Moment, TurnedAway } from './shell/states.tsx';
import { OnPhone } from './stage/OnPhone.tsx';
import { lang } from './words/language.ts';

const Create = later(() => import('./screens/Create.tsx').then((screen) => screen.Create));
const Lobby = later(() => import('./screens/Lobby.tsx').then((screen) => screen.Lobby));
const Play = later(() => import('./screens/Play.tsx').then((screen) => screen.Play));
const End = later(() => import('./screens/End.tsx').then((screen) => screen.End));
const RulesScreen = later(() => import('./rules/RulesScreen.tsx').then((screen) => screen.RulesScreen));
const StoryScreen = later(() => import('./reveal/StoryScreen.tsx').then((screen) => screen.StoryScreen));
const Abandoned = later(() => import('./screens/End.tsx').then((screen) => screen.Abandoned));
const TableScreen = later(() => import('./stage/TableScreen.tsx').then((screen) => screen.TableScreen));

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
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${lang.value}.webmanifest`);
  }, [lang.value]);
  const code = room.value?.code;
  useEffect(() => {
    document.title = code === undefined ? 'Veillée' : `${shownCode(code)} – Veillée`;
  }, [code]);
  if (broken) return <Broken />;
  return (
    <>
      <Screen />
      <Notices />
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
    away.value,
    closedDoor(),
    farewell.value?.key,
    arrived.value,
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
  const onTheWay = lineState.value !== 'none';
  useEffect(() => {
    if (onTheWay) Lobby.ahead();
  }, [onTheWay]);
  if (to.to === 'rules') return <RulesScreen game={to.game} entry={to.entry} />;
  if (to.to === 'story') return <StoryScreen id={to.id} />;
  if (farewell.value !== null) return <Farewell />;
  if (here !== null) {
    if (me.value.person === null) return <TableScreen />;
    return (
      <>
        <RoomScreen key={here.match?.number ?? 'lobby'} />
        <OnPhone />
      </>
    );
  }
  if (to.to === 'take') return <Take room={to.room} code={to.code} />;
  if (to.to === 'room') return lineState.value === 'none' ? <AtTheDoor room={to.room} /> : <Looking />;
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

/** Where a name is asked for; or why nobody may come in. */
function AtTheDoor({ room }: { readonly room: string }): JSX.Element {
  const by = closedDoor();
  return by === undefined ? <Join room={room} /> : <TurnedAway by={by} room={room} />;
}

function RoomScreen(): JSX.Element {
  const here = room.value;
  const played = match.value;
  useEffect(() => {
    whenIdle(() => {
      Play.ahead();
      End.ahead();
    });
  }, []);
  if (here === null) return <Looking />;
  if (played === null) return <Lobby room={here} />;
  if (played.state === 'abandoned') return <Abandoned />;
  const face = faceOf(played.game);
  const seen = sight.value;
  if (unfetched.value.has(played.game)) return <Missing again={() => retryFace(played.game)} />;
  if (face === undefined || seen === null) return <Moment />;
  return seen.verdict === null ? (
    <Play face={face} sight={seen} />
  ) : (
    <End face={face} sight={seen} verdict={seen.verdict} />
  );
}
