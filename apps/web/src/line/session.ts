import { computed, signal } from '@preact/signals';
import type { Phrase, Refusal } from '@veillee/kernel';
import {
  type Entrance,
  nothingYet,
  type PersonView,
  type Present,
  protocolVersion,
  sightOf,
} from '@veillee/protocol';
import { type Address, readAddress, tableFragment } from './address.ts';
import {
  forgetToken,
  keepName,
  keepToken,
  newToken,
  putAside,
  screenToken,
  tokenAside,
  tokenFor,
} from './keep.ts';
import { type Line, type LineState, openLine, type Refusals, randomText, type Wish } from './line.ts';

/** The one room this page is in, if any: what it knows of it, and how to speak to it. */

export const address = signal<Address>({ to: 'home' });
export const lineState = signal<LineState | 'none'>('none');
/** The server was there or should be, and is not. */
export const away = signal(false);
export const present = signal<Present>(nothingYet);
export const addresses = signal<readonly string[]>([]);
/** Days for which the server keeps a table after its last visit. */
export const keeps = signal<number | null>(null);
/** What links to this table carry besides its code. */
const linkKey = signal<string | null>(null);
/** Why the last thing asked for was not done. */
export const refused = signal<readonly Refusal[]>([]);
/** The server's last word. */
export const farewell = signal<Phrase | null>(null);
export const handOver = signal<{ readonly code: string; readonly until: number } | null>(null);
/** When the present step's time is up, by this page's own clock. */
export const due = signal<number | null>(null);

export const room = computed(() => present.value.room);
export const match = computed(() => room.value?.match ?? null);
export const me = computed(() => present.value.me);
export const isHost = computed(() => me.value.person !== null && room.value?.host === me.value.person);
export const sight = computed(() => (match.value === null ? null : sightOf(present.value)));
/** The players' names by seat. */
export const names = computed<readonly string[]>(() => {
  const people = room.value?.people ?? [];
  return (match.value?.holders ?? []).map((id) => people.find((person) => person.id === id)?.name ?? '…');
});
/** Whether somebody is shown as gone. Nobody is to themselves: after a restart in the dark all lamps stand still. */
export const isAway = (person: PersonView | undefined): boolean =>
  person !== undefined && !person.here && !person.bot && person.id !== me.value.person;
/** In a phase whose time depends on nothing: whatever one does there looks alike to an onlooker. */
export const isSecret = computed(() => {
  const pace = sight.value?.clock?.pace;
  return match.value?.state === 'running' && pace !== undefined && 'lasts' in pace;
});

/** What others open to come to a table: by a link, or by its QR. */
export const linkTo = (origin: string, room: string): string =>
  `${origin}/${tableFragment(room, linkKey.value)}`;

let line: Line | null = null;

const wireUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;

const around = {
  connect: () => new WebSocket(wireUrl()) as unknown as ReturnType<Parameters<typeof openLine>[2]['connect']>,
  later(ms: number, then: () => void) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

const head = () => ({ v: protocolVersion, id: randomText(12) }) as const;

/** Enters by `first`, and comes back by the seat's token ever after. */
function begin(first: Entrance): void {
  line?.close();
  present.value = nothingYet;
  refused.value = [];
  farewell.value = null;
  away.value = false;
  let entrance = first;
  line = openLine(
    () => entrance,
    {
      state: (state) => {
        lineState.value = state;
        if (state === 'lost') away.value = true;
        else if (state !== 'connecting') away.value = false;
      },
      present: (now) => {
        const wasSecret = isSecret.value;
        present.value = now;
        // What was refused in the dark is no news by day.
        if (isSecret.value !== wasSecret) refused.value = [];
        due.value = now.left === null ? null : performance.now() + now.left;
      },
      entered(frame) {
        addresses.value = frame.addresses;
        keeps.value = frame.keeps ?? null;
        linkKey.value = frame.key;
        if (first.t === 'watch') sessionStorage.setItem('veillee.watching', frame.room);
        else {
          keepToken(frame.room, first.token);
          entrance = { t: 'enter', ...head(), room: frame.room, token: first.token };
        }
        const here: Address = { to: 'room', room: frame.room };
        address.value = here;
        // Whoever shares the address of the page shares the link.
        history.replaceState(null, '', tableFragment(frame.room, frame.key));
      },
      code: ({ code, seconds }) => {
        handOver.value = { code, until: performance.now() + seconds * 1000 };
      },
      refused(no, outside) {
        if (outside) give();
        refused.value = no;
      },
      ended(why) {
        farewell.value = why;
        if (/^(seat\.|room\.deleted$)/.test(why.key)) {
          if (address.value.to !== 'room') return;
          if (why.key === 'seat.kicked') putAside(address.value.room);
          else forgetToken(address.value.room);
        }
      },
    },
    around,
  );
}

/** Nobody let us in: back to where one can try otherwise. */
function give(): void {
  line?.close();
  line = null;
  lineState.value = 'none';
  present.value = nothingYet;
}

export function openTable(name: string): void {
  keepName(name);
  begin({ t: 'open', ...head(), token: newToken(), name });
}

/** What the link that led here carries besides the code. */
function secretOf(code: string): { readonly key?: string } {
  const to = address.value;
  return to.to === 'room' && to.room === code && to.key !== undefined ? { key: to.key } : {};
}

export function joinTable(code: string, name: string): void {
  keepName(name);
  const token = tokenFor(code) ?? tokenAside(code) ?? newToken();
  begin({ t: 'enter', ...head(), room: code, token, name, ...secretOf(code) });
}

export function watchTable(code: string): void {
  const token = tokenAside(code) ?? screenToken();
  begin({ t: 'watch', ...head(), room: code, token, ...secretOf(code) });
}

export function takeSeat(code: string, handOverCode: string): void {
  begin({ t: 'take', ...head(), room: code, code: handOverCode, token: newToken() });
}

/** Goes where the address says, with the seat this device has there, if it has one. */
export function followAddress(): void {
  const to = readAddress(location.hash);
  const was = address.value;
  if (to.to === 'room' && was.to === 'room' && was.room === to.room && line !== null) return;
  address.value = to;
  if (to.to === 'home' || to.to === 'take') leaveLine();
  // Back from the rules, one sits where one sat.
  if (to.to !== 'room' || (line !== null && room.value?.code === to.room)) return;
  leaveLine();
  const token = tokenFor(to.room);
  if (token !== null) begin({ t: 'enter', ...head(), room: to.room, token });
  else if (sessionStorage.getItem('veillee.watching') === to.room) watchTable(to.room);
}

/** Knocks once more where the address says, after having been turned away. */
export function comeAgain(): void {
  leaveLine();
  followAddress();
}

function leaveLine(): void {
  line?.close();
  line = null;
  lineState.value = 'none';
  present.value = nothingYet;
  farewell.value = null;
  refused.value = [];
}

export function goHome(): void {
  sessionStorage.removeItem('veillee.watching');
  leaveLine();
  address.value = { to: 'home' };
  history.pushState(null, '', location.pathname + location.search);
}

/** Commands the room; a refusal is shown, and given back. */
export async function tell(wish: Wish): Promise<Refusals> {
  if (line === null) return undefined;
  const no = await line.send(wish);
  refused.value = no ?? [];
  return no;
}

export const hurry = (): void => line?.again();
