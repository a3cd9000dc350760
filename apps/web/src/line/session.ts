import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Gender, People, Phrase, Refusal } from '@veillee/kernel';
import {
  type Entrance,
  type Frame,
  type Message,
  nothingYet,
  type PersonView,
  type Present,
  protocolVersion,
  sightOf,
} from '@veillee/protocol';
import { hasServer } from '../shell/home.ts';
import {
  type Address,
  canBeTable,
  type Home,
  pocketFragment,
  readAddress,
  tableFragment,
  wallFragment,
} from './address.ts';
import { keepName, lastGender, newToken, noteUnfinished, screenToken, seatsIn } from './keep.ts';
import {
  type Line,
  type LineState,
  type Listener,
  openLine,
  type Refusals,
  type Told,
  type Wish,
} from './line.ts';
import { randomText } from './randomText.ts';
import { wireTo } from './wires.ts';

/** The one room this page is in, if any: what it knows of it, and how to speak to it. */

export const address = signal<Address>({ to: 'home' });
/** Where the room is, or the one that is being entered. */
export const home = signal<Home>('server');
/** Nobody else can come there: whatever is for guests makes no sense. */
export const isPocket = computed(() => home.value === 'pocket');
export const lineState = signal<LineState | 'none'>('none');
/** The connection was lost and has not come back. */
export const away = signal(false);
/** What this page knows by its own line. */
export const ownPresent = signal<Present>(nothingYet);

/** Somebody else's chair that this page holds: what is seen from there, and how to speak from there. */
export interface Chair {
  readonly present: ReadonlySignal<Present>;
  tell(wish: Wish): Promise<Refusals>;
}
/** Whose eyes the page looks through where one phone is for all; null: its own. */
export const chairInHand = signal<Chair | null>(null);
/** The tokens of the chairs this page holds in its room besides its own: one phone is for all. */
export const heldTokens = signal<readonly string[]>([]);
export const isOnePhone = computed(() => heldTokens.value.length > 0);

/** What the page shows. */
export const present = computed(() => chairInHand.value?.present.value ?? ownPresent.value);
export const addresses = signal<readonly string[]>([]);
/** Days for which the server keeps a table after its last visit. */
export const keeps = signal<number | null>(null);
/** By what this browser may subscribe to be woken by the server; null: the server wakes nobody. */
export const pushKey = signal<string | null>(null);
/** What links to this table carry besides its code. */
const linkKey = signal<string | null>(null);
/** Why the last thing asked for was not done. */
export const refused = signal<readonly Refusal[]>([]);
/** Why the server ended the connection for good. */
export const farewell = signal<Phrase | null>(null);
/** The page is on the way to a door, not in. */
export const isVisiting = signal(false);
/** What is known of the table whose door this page stands before; null: it stands before none. */
export const door = signal<Frame<'door'> | null>(null);
export const handOver = signal<{ readonly code: string; readonly until: number } | null>(null);
/** When the present step's time is up, by this page's own clock. */
export const due = signal<number | null>(null);

export const room = computed(() => present.value.room);
export const match = computed(() => room.value?.match ?? null);
export const me = computed(() => present.value.me);
export const isHost = computed(() => me.value.person !== null && room.value?.host === me.value.person);
export const sight = computed(() => (match.value === null ? null : sightOf(present.value)));
/** The players by seat: their names, and how languages speak of them. */
const holders = computed(() => {
  const people = room.value?.people ?? [];
  return (match.value?.holders ?? []).map((id) => people.find((person) => person.id === id));
});
let lastNames: readonly string[] = [];
/** The players' names by seat: the same list as long as they are the same. */
export const names = computed<readonly string[]>(() => {
  const now = holders.value.map((person) => person?.name ?? '…');
  if (now.join('\n') !== lastNames.join('\n')) lastNames = now;
  return lastNames;
});
export const company = computed<People>(() => ({
  names: names.value,
  genders: holders.value.map((person) => person?.gender ?? null),
}));
/** How French speaks of whoever has this page. */
export const ownGender = computed<Gender | null>(
  () => room.value?.people.find(({ id }) => id === me.value.person)?.gender ?? null,
);
/** Whether somebody is shown as gone; never oneself, since in secret phases presence is not updated. */
export const isAway = (person: PersonView | undefined): boolean =>
  person !== undefined && !person.here && !person.bot && person.id !== me.value.person;
/** In a step of fixed length: nothing one does there may show to an onlooker. */
export const isSecret = computed(() => {
  const pace = sight.value?.clock?.pace;
  return match.value?.state === 'running' && pace !== undefined && 'lasts' in pace;
});

/* Whoever leads: what a seat sees through whose eyes they look, what went in so far, and whether the next line is called. */
export const eyes = computed(() => present.value.eyes);
export const ledger = computed(() => present.value.ledger);
export const called = computed(() => present.value.called);

/** Only what hangs on the wall is wanted of the table. */
export const isAtWall = computed(() => address.value.to === 'room' && address.value.wall === true);

/** What others open to come to a table: by a link, or by its QR. */
export const linkTo = (origin: string, room: string): string =>
  `${origin}/${tableFragment(room, linkKey.value)}`;

let line: Line | null = null;

const head = () => ({ v: protocolVersion, id: randomText(12) }) as const;

const gendered = (gender: Gender | null) => (gender === null ? {} : { gender });

/** How one enters a room by a seat's token; a token that is new there needs a name. */
export const entranceBy = (
  code: string,
  token: string,
  name?: string,
  gender: Gender | null = null,
): Message<'enter'> => ({
  t: 'enter',
  ...head(),
  room: code,
  token,
  ...(name === undefined ? {} : { name }),
  ...gendered(gender),
});

/** Nothing is known any more. */
function forget(): void {
  door.value = null;
  ownPresent.value = nothingYet;
  chairInHand.value = null;
  heldTokens.value = [];
}

/** Enters a room by `first`; after a lost connection it comes back by the seat's token. */
function enterBy(first: Entrance, where: Home, chairs?: readonly string[]): void {
  line?.close();
  home.value = where;
  forget();
  refused.value = [];
  farewell.value = null;
  away.value = false;
  heldTokens.value = chairs ?? [];
  isVisiting.value = first.t === 'visit';
  let entrance = first;
  const comeBackBy = (next: Entrance): void => {
    entrance = next;
  };
  line = openLine(() => entrance, listener(first, comeBackBy), wireTo[where]);
}

/** How to come back: as a screen that watches, or by the seat's token. */
function keepEntrance(first: Entrance, code: string, comeBackBy: (entrance: Entrance) => void): void {
  if (first.t === 'visit') return;
  if (first.t === 'watch') sessionStorage.setItem('veillee.watching', code);
  else {
    seatsIn[home.value].keepToken(code, first.token);
    const chairs = heldTokens.value.length > 0 ? heldTokens.value : seatsIn[home.value].chairs(code);
    holdChairs(code, chairs);
    comeBackBy(entranceBy(code, first.token));
  }
}

/** Before the door; whoever was let in goes in by the token they asked with. */
function standAt(first: Entrance, frame: Frame<'door'>): void {
  door.value = frame;
  if (frame.back?.is === 'yours' && first.t === 'visit' && first.back !== undefined)
    enterBy(entranceBy(frame.room, first.back.token), 'server');
}

/** The server's last word: a seat that is of no more use here is forgotten. */
function ended(why: Phrase): void {
  farewell.value = why;
  const to = address.value;
  if (to.to !== 'room' || !/^(seat\.|room\.deleted$)/.test(why.key)) return;
  if (home.value === 'pocket') noteUnfinished(to.room, null);
  if (why.key === 'seat.kicked') seatsIn[home.value].putAside(to.room);
  else seatsIn[home.value].forgetToken(to.room);
}

/** What this page makes of what it hears. */
const listener = (first: Entrance, comeBackBy: (entrance: Entrance) => void): Listener => ({
  state(state) {
    lineState.value = state;
    if (state === 'lost') away.value = true;
    else if (state !== 'connecting') away.value = false;
  },
  present(now) {
    const wasSecret = isSecret.value;
    ownPresent.value = now;
    // A refusal from a secret phase is not shown after it.
    if (isSecret.value !== wasSecret) refused.value = [];
    due.value = now.left === null ? null : performance.now() + now.left;
    if (home.value === 'pocket') noteGame();
  },
  entered(frame) {
    addresses.value = frame.addresses;
    keeps.value = frame.keeps ?? null;
    linkKey.value = frame.key;
    pushKey.value = frame.push ?? null;
    keepEntrance(first, frame.room, comeBackBy);
    const wall = isAtWall.value;
    address.value = { to: 'room', home: home.value, room: frame.room, ...(wall ? { wall } : {}) };
    history.replaceState(null, '', ownFragment(frame.room, frame.key) + (wall ? wallFragment : ''));
  },
  code({ code, seconds }) {
    handOver.value = { code, until: performance.now() + seconds * 1000 };
  },
  door: (frame) => standAt(first, frame),
  refused(no, outside) {
    if (outside) turnedAway(first, no);
    else refused.value = no;
  },
  ended,
});

/** The chairs this page holds from now on, kept for when it comes back. */
export function holdChairs(code: string, tokens: readonly string[]): void {
  heldTokens.value = tokens;
  if (tokens.length > 0) seatsIn[home.value].keepChairs(code, tokens);
}

/** The page's own address is a link to the table too; in the pocket, one that leads back there. */
const ownFragment = (code: string, key: string | null): string =>
  home.value === 'pocket' ? pocketFragment(code) : tableFragment(code, key);

/** So that the first page can offer to go on, without opening the house. */
function noteGame(): void {
  const { value: here } = room;
  if (here === null) return;
  const isOver = sight.value?.verdict != null || match.value?.state === 'abandoned';
  noteUnfinished(here.code, isOver ? null : (match.value?.game ?? here.game));
}

/** Refused at the entrance, one stands before the door again where there is one, and why is still said. */
function turnedAway(first: Entrance, no: readonly Refusal[]): void {
  giveUp();
  const to = address.value;
  const isKnown =
    first.t === 'enter' || first.t === 'watch' || (first.t === 'visit' && first.back !== undefined);
  if (isKnown && to.to === 'room' && to.home === 'server' && canBeTable(to.room)) visitTable(to.room);
  refused.value = no;
}

/** The entrance was refused: back to where one can try otherwise. */
function giveUp(): void {
  line?.close();
  line = null;
  lineState.value = 'none';
  forget();
}

export function openTable(name: string, where: Home = 'server'): void {
  keepName(name);
  enterBy({ t: 'open', ...head(), token: newToken(), name, ...gendered(lastGender()) }, where);
}

/** Opens a table in the pocket for this one phone, which holds all these chairs and sits on none itself. */
export function openForAll(name: string, chairs: readonly string[]): void {
  enterBy({ t: 'open', ...head(), token: newToken(), name }, 'pocket', chairs);
  void tell({ t: 'sit', sit: false });
}

/** What the link that led here carries besides the code, or what one was told at the door. */
function secretOf(code: string): { readonly key?: string } {
  const to = address.value;
  const told = door.value;
  if (told?.room === code && told.key !== null) return { key: told.key };
  return to.to === 'room' && to.room === code && to.key !== undefined ? { key: to.key } : {};
}

/* Others come to tables of the server alone. */

export function joinTable(code: string, name: string): void {
  keepName(name);
  const { tokenFor, tokenAside } = seatsIn.server;
  const token = tokenFor(code) ?? tokenAside(code) ?? newToken();
  enterBy({ ...entranceBy(code, token, name, lastGender()), ...secretOf(code) }, 'server');
}

/** Stands before a table's door; `back`: and asks for the seat of whoever is called so. */
export function visitTable(code: string, back?: string): void {
  const asked = back === undefined ? {} : { back: { name: back, token: newToken() } };
  const was = door.value;
  enterBy({ t: 'visit', ...head(), room: code, ...asked, ...secretOf(code) }, 'server');
  // What is known of it stays on the screen.
  if (was?.room === code) door.value = was;
}

export function watchTable(code: string): void {
  const token = seatsIn.server.tokenAside(code) ?? screenToken();
  enterBy({ t: 'watch', ...head(), room: code, token, ...secretOf(code) }, 'server');
}

export function takeSeat(code: string, handOverCode: string): void {
  enterBy({ t: 'take', ...head(), room: code, code: handOverCode, token: newToken() }, 'server');
}

/** Goes where the address says, with the seat this device has there, if it has one. */
export function followAddress(): void {
  const to = readAddress(location.hash);
  const was = address.value;
  const isSame = to.to === 'room' && was.to === 'room' && was.room === to.room && was.home === to.home;
  if (isSame && line !== null) return;
  address.value = to;
  if (to.to === 'home' || to.to === 'take') leaveLine();
  // Coming back from the rules, the connection still stands.
  if (to.to !== 'room' || (line !== null && room.value?.code === to.room && home.value === to.home)) return;
  leaveLine();
  home.value = to.home;
  const token = seatsIn[to.home].tokenFor(to.room);
  if (token !== null) enterBy(entranceBy(to.room, token), to.home);
  // A site without a server has nobody to ask.
  else if (to.home !== 'server' || !hasServer) return;
  else if (to.wall || sessionStorage.getItem('veillee.watching') === to.room) watchTable(to.room);
  else if (canBeTable(to.room)) visitTable(to.room);
}

/** Tries the address again, after having been refused. */
export function enterAgain(): void {
  leaveLine();
  followAddress();
}

function leaveLine(): void {
  line?.close();
  line = null;
  lineState.value = 'none';
  forget();
  farewell.value = null;
  refused.value = [];
}

export function goHome(): void {
  sessionStorage.removeItem('veillee.watching');
  leaveLine();
  address.value = { to: 'home' };
  history.pushState(null, '', location.pathname + location.search);
}

/** Commands the room, from the chair that is in hand; a refusal is shown, and given back. */
export async function tell(wish: Wish): Promise<Refusals> {
  if (line === null) return undefined;
  const no = await (chairInHand.value?.tell(wish) ?? line.send(wish));
  refused.value = no ?? [];
  return no;
}

/** What follows where nothing was refused: a sheet stays open to say why. */
export const ifDone =
  (then: () => void) =>
  (no: Refusals): void => {
    if (no === undefined) then();
  };

/** Commands what is answered to this page alone; null: a refusal is shown. */
async function ask<T extends Told['t']>(wish: Wish, kind: T): Promise<Frame<T> | null> {
  if (line === null) return null;
  const { no, told } = await line.ask(wish);
  refused.value = no ?? [];
  const isIt = (frame: Told | null): frame is Extract<Told, Frame<T>> => frame?.t === kind;
  return isIt(told) ? told : null;
}

/** What an undo would change. */
export const preview = (to: number): Promise<Frame<'preview'> | null> => ask({ t: 'preview', to }, 'preview');
/** By what devices may take the seats of those who have none. */
export const claims = (): Promise<Frame<'claims'> | null> => ask({ t: 'claims' }, 'claims');
/** Seats people without a device. */
export const nameSeats = (
  names: readonly string[],
  genders: readonly (Gender | null)[],
): Promise<Frame<'named'> | null> => ask({ t: 'names', names: [...names], genders: [...genders] }, 'named');

/** What a device opens that takes somebody's seat by its claim. */
export const claimLink = (origin: string, room: string, key: string): string => `${origin}/#${room}.${key}`;

export const reconnect = (): void => line?.again();
