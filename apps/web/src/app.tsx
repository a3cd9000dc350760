import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { faceOf, retryFace, unfetched } from './games/registry.ts';
import { type Aloft as AloftIs, aloft, sheets } from './kit/aloft.ts';
import { setTo } from './kit/setTo.ts';
import { type Address, type Home as HomeOf, shownCode } from './line/address.ts';
import { pocketState } from './line/pocketState.ts';
import {
  address,
  away,
  door,
  farewell,
  followAddress,
  home,
  isAtWall,
  isOnePhone,
  isVisiting,
  lineState,
  match,
  me,
  reconnect,
  room,
  sight,
} from './line/session.ts';
import './reveal/prints.ts';
import { RuleSheet } from './rules/RuleSheet.tsx';
import { Join, Take } from './screens/entrance/Join.tsx';
import { making } from './screens/entrance/making.ts';
import { closedDoor } from './shell/closedDoor.ts';
import { leadsElsewhere } from './shell/home.ts';
import { whenIdle } from './shell/idle.ts';
import { arrived, later } from './shell/later.tsx';
import { Notices } from './shell/Notices.tsx';
import { Moment } from './shell/Quiet.tsx';
import { Broken, Looking, Missing } from './shell/states.tsx';
import { OnPhone } from './stage/OnPhone.tsx';
import { lang } from './words/language.ts';

const Home = later(() => import('./screens/entrance/Home.tsx').then((screen) => screen.Home));
const Create = later(() => import('./screens/entrance/Create.tsx').then((screen) => screen.Create));
const Lobby = later(() => import('./screens/lobby/Lobby.tsx').then((screen) => screen.Lobby));
const Play = later(() => import('./screens/play/Play.tsx').then((screen) => screen.Play));
const End = later(() => import('./screens/End.tsx').then((screen) => screen.End));
const OnePhone = later(() => import('./onePhone/OnePhone.tsx').then((screen) => screen.OnePhone));
const OnePhoneSetup = later(() => import('./onePhone/OnePhone.tsx').then((screen) => screen.OnePhoneSetup));
const Narrator = later(() => import('./narrator/Narrator.tsx').then((screen) => screen.Narrator));
const WhoWon = later(() => import('./whoWon/WhoWon.tsx').then((screen) => screen.WhoWon));
const ToldEnd = later(() => import('./whoWon/ToldEnd.tsx').then((screen) => screen.ToldEnd));
const RulesScreen = later(() => import('./rules/RulesScreen.tsx').then((screen) => screen.RulesScreen));
const Lab = later(() => import('./lab/Lab.tsx').then((screen) => screen.Lab));
const StoryFile = later(() => import('./reveal/StoryFile.tsx').then((screen) => screen.StoryFile));
const StoryScreen = later(() => import('./reveal/StoryScreen.tsx').then((screen) => screen.StoryScreen));
const Abandoned = later(() => import('./screens/End.tsx').then((screen) => screen.Abandoned));
const TableScreen = later(() => import('./stage/TableScreen.tsx').then((screen) => screen.TableScreen));
const WallScreen = later(() => import('./stage/WallScreen.tsx').then((screen) => screen.WallScreen));

const Tidings = later(() => import('./shell/Tidings.tsx').then((part) => part.Tidings), true);
const Farewell = later(() => import('./shell/outside.tsx').then((screen) => screen.Farewell));
const NoHouse = later(() => import('./shell/outside.tsx').then((screen) => screen.NoHouse));
const TurnedAway = later(() => import('./shell/outside.tsx').then((screen) => screen.TurnedAway));
const Elsewhere = later(() => import('./shell/inPocket.tsx').then((screen) => screen.Elsewhere));
const PocketLooking = later(() => import('./shell/inPocket.tsx').then((screen) => screen.PocketLooking));
const PocketNotices = later(
  () => import('./shell/inPocket.tsx').then((screen) => screen.PocketNotices),
  true,
);
const PocketGone = later(() => import('./shell/inPocket.tsx').then((screen) => screen.PocketGone));

/** Above everything: the connection, and at a table what concerns this page there. */
const Aloft: AloftIs = ({ refusedBefore }) => (
  <>
    <Notices inSheet={refusedBefore !== undefined} />
    {room.value === null ? null : <Tidings refusedBefore={refusedBefore} />}
  </>
);
aloft.value = Aloft;

export function App(): JSX.Element {
  const [broken] = useErrorBoundary();
  useEffect(() => {
    addEventListener('hashchange', followAddress);
    addEventListener('popstate', followAddress);
    addEventListener('online', reconnect);
    const seen = (): void => {
      if (document.visibilityState === 'visible') reconnect();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('hashchange', followAddress);
      removeEventListener('popstate', followAddress);
      removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = lang.value;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./${lang.value}.webmanifest`);
  }, [lang.value]);
  // In the pocket nobody asks for a code.
  const code = home.value === 'pocket' ? undefined : room.value?.code;
  useEffect(() => {
    document.title = code === undefined ? 'Veillée' : `${shownCode(code)} – Veillée`;
  }, [code]);
  if (broken) return <Broken />;
  return (
    <>
      <Screen />
      {sheets.value.length === 0 ? <Aloft /> : null}
      {home.value === 'pocket' && room.value !== null && !isPocketElsewhere() ? <PocketNotices /> : null}
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
    me.value.person,
    seen?.verdict !== null,
    room.value === null,
    away.value,
    pocketState.value.is === 'elsewhere',
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
  const opening = useSignal(false);
  const to = address.value;
  const here = room.value;
  const inside = here !== null;
  useEffect(() => {
    if (inside) making.value = null;
  }, [inside]);
  // Before the door nobody waits for what lies behind it.
  const onTheWay = lineState.value !== 'none' && !isVisiting.value;
  useEffect(() => {
    if (!onTheWay) return;
    Lobby.ahead();
    TurnedAway.ahead();
  }, [onTheWay]);
  if (isPocketElsewhere()) return <Elsewhere />;
  if (to.to === 'rules' || to.to === 'end' || to.to === 'lab') return <ByItself to={to} />;
  if (leadsElsewhere(location.hash)) return <NoHouse />;
  if (to.to === 'story') return <StoryScreen id={to.id} />;
  if (farewell.value !== null) return <Farewell />;
  if (here !== null) {
    const usual = <RoomScreen key={here.match?.number ?? 'lobby'} />;
    if (isOnePhone.value) return <OnePhone usual={usual} />;
    if (me.value.person === null) return isAtWall.value ? <WallScreen /> : <TableScreen />;
    return (
      <>
        {usual}
        <OnPhone />
      </>
    );
  }
  if (to.to === 'take') return <Take room={to.room} code={to.code} />;
  const stands = door.value !== null || lineState.value === 'none';
  if (to.to === 'room') return stands ? <AtTheDoor {...to} /> : <OnTheWay />;
  if (lineState.value !== 'none') return <OnTheWay />;
  if (opening.value) return <StoryFile back={setTo(opening, false)} />;
  if (making.value !== null) return <Making what={making.value} />;
  return <Home replay={setTo(opening, true)} />;
}

/** An address that needs neither a table nor a server. */
function ByItself({ to }: { readonly to: Extract<Address, { to: 'rules' | 'end' | 'lab' }> }): JSX.Element {
  if (to.to === 'rules') return <RulesScreen game={to.game} entry={to.entry} />;
  return to.to === 'end' ? <ToldEnd key={to.told} told={to.told} /> : <Lab {...to} />;
}

/** What is prepared on this device before there is a room, or without one. */
function Making({ what }: { readonly what: NonNullable<typeof making.value> }): JSX.Element {
  const back = setTo(making, null);
  if (what === 'onePhone') return <OnePhoneSetup back={back} />;
  if (what === 'told') return <Narrator back={back} />;
  return what === 'whoWon' ? <WhoWon back={back} /> : <Create alone={what === 'alone'} back={back} />;
}

const OnTheWay = (): JSX.Element => (home.value === 'pocket' ? <PocketLooking /> : <Looking />);

/** Another tab has the house that this page wants to look into. */
function isPocketElsewhere(): boolean {
  const to = address.value;
  const wanted = to.to === 'room' || to.to === 'story' ? to.home : to.to === 'home' ? home.value : 'server';
  const isOnTheWay = to.to !== 'home' || lineState.value !== 'none';
  return wanted === 'pocket' && isOnTheWay && pocketState.value.is === 'elsewhere';
}

/** Where a name is asked for; or why nobody may come in. */
function AtTheDoor({ home: where, room }: { readonly home: HomeOf; readonly room: string }): JSX.Element {
  if (where === 'pocket') return <PocketGone room={room} />;
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
