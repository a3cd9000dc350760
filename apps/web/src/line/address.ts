/** Where tables are: at the server, or in this device's own pocket, where no other can come. */
export type Home = 'server' | 'pocket';

/** What an address names; only its fragment does, which never reaches a server's log. */
export type Address =
  | { readonly to: 'home' }
  /** `key`: what a link carries besides the code, which nobody guesses. */
  | {
      readonly to: 'room';
      readonly home: Home;
      readonly room: string;
      readonly key?: string;
      /** What hangs on the wall there, for whoever passes by. */
      readonly wall?: true;
    }
  | { readonly to: 'take'; readonly room: string; readonly code: string }
  /** The story of a game that is over. */
  | { readonly to: 'story'; readonly home: Home; readonly id: string }
  /** The end of a game with real cards, as somebody told it: all of it is in the address. */
  | { readonly to: 'end'; readonly told: string }
  /** The rules: all, of a game, or one page of them. */
  | { readonly to: 'rules'; readonly game: string | null; readonly entry: string | null }
  /** The workshop: a game, what is played there, and whether the doctor looks at it. */
  | {
      readonly to: 'lab';
      readonly game: string | null;
      readonly board: string | null;
      readonly doctor: boolean;
    };

export function readAddress(fragment: string): Address {
  const rules = /^#?rules(?:\/([a-z-]+))?(?:\/([\w-]+))?\/?$/i.exec(fragment);
  if (rules !== null) return { to: 'rules', game: rules[1] ?? null, entry: rules[2] ?? null };
  const lab = /^#?lab(?:\/([a-z-]+))?(?:\/([\w-]+))?(\/doctor)?\/?$/i.exec(fragment);
  if (lab !== null)
    return { to: 'lab', game: lab[1] ?? null, board: lab[2] ?? null, doctor: lab[3] !== undefined };
  const story = /^#?(ici\/)?story\/([\w-]{24})$/.exec(fragment);
  if (story?.[2] !== undefined) return { to: 'story', home: homeAt(story[1]), id: story[2] };
  const end = /^#?fin\/([\w-]+)$/.exec(fragment);
  if (end?.[1] !== undefined) return { to: 'end', told: end[1] };
  const own = /^#?ici\/([a-z]{8})$/i.exec(fragment);
  if (own?.[1] !== undefined) return { to: 'room', home: 'pocket', room: own[1].toLowerCase() };
  const match = /^#?([a-z]{8})(?:\.([a-z2-9]{10})|-([a-z2-9]{12}))?(\/wall)?$/.exec(fragment.toLowerCase());
  const [, room, code, key, wall] = match ?? [];
  if (room === undefined) return { to: 'home' };
  if (code !== undefined) return { to: 'take', room, code };
  return {
    to: 'room',
    home: 'server',
    room,
    ...(key === undefined ? {} : { key }),
    ...(wall === undefined ? {} : { wall: true }),
  };
}

const homeAt = (prefix: string | undefined): Home => (prefix === undefined ? 'server' : 'pocket');

/** The fragment that leads to a table. */
export const tableFragment = (room: string, key: string | null = null): string =>
  key === null ? `#${room}` : `#${room}-${key}`;

/** After the fragment of a table: to what hangs on its wall. */
export const wallFragment = '/wall';

/** To a table in the pocket: it leads there on this device alone. */
export const pocketFragment = (room: string): string => `#ici/${room}`;

/** To the story of a game that is over. */
export const storyFragment = (home: Home, id: string): string =>
  `#${home === 'pocket' ? 'ici/' : ''}story/${id}`;

/** To the end of a game that was told. */
export const endFragment = (told: string): string => `#fin/${told}`;

/** A room's code as typed by anybody: capitals, spaces and hyphens do not matter; a whole address will do. */
export function readCode(typed: string): string | undefined {
  const link = readLink(typed);
  if (link !== undefined) return link.room;
  const fragment = typed.includes('#') ? typed.slice(typed.indexOf('#') + 1) : typed;
  const letters = fragment.toLowerCase().replace(/[^a-z]/g, '');
  return /^[a-z]{8}$/.test(letters) ? letters : undefined;
}

/** The table that a whole address leads to, if that is what was pasted. */
export function readLink(typed: string): Extract<Address, { readonly to: 'room' }> | undefined {
  const at = typed.indexOf('#');
  const address = at < 0 ? undefined : readAddress(typed.slice(at).trim());
  return address?.to === 'room' && address.home === 'server' ? address : undefined;
}

/** Whether a table can be called so: four syllables of two letters. */
export const canBeTable = (code: string): boolean => /^([b-df-hj-np-tv-z][aeiou]){4}$/.test(code);

/** BATO LUMI */
export const shownCode = (room: string): string => `${room.slice(0, 4)} ${room.slice(4)}`.toUpperCase();

/** The address of a place in the rules. */
export const rulesAddress = (game?: string, entry?: string): string =>
  `#${['rules', game, entry].filter(Boolean).join('/')}`;

/** The address of something in the workshop. */
export const labAddress = (game: string, board?: string, doctor = false): string =>
  `#${['lab', game, board, doctor ? 'doctor' : undefined].filter(Boolean).join('/')}`;
