/** What an address names; only its fragment does, which never reaches a server's log. */
export type Address =
  | { readonly to: 'home' }
  | { readonly to: 'room'; readonly room: string }
  | { readonly to: 'take'; readonly room: string; readonly code: string }
  /** The story of a game that is over. */
  | { readonly to: 'story'; readonly id: string }
  /** The rules: all, of a game, or one page of them. */
  | { readonly to: 'rules'; readonly game: string | null; readonly entry: string | null };

export function readAddress(fragment: string): Address {
  const rules = /^#?rules(?:\/([a-z-]+))?(?:\/([\w-]+))?\/?$/i.exec(fragment);
  if (rules !== null) return { to: 'rules', game: rules[1] ?? null, entry: rules[2] ?? null };
  const story = /^#?story\/([\w-]{24})$/.exec(fragment);
  if (story?.[1] !== undefined) return { to: 'story', id: story[1] };
  const match = /^#?([a-z]{8})(?:\.([a-z2-9]{10}))?$/.exec(fragment.toLowerCase());
  const [, room, code] = match ?? [];
  if (room === undefined) return { to: 'home' };
  return code === undefined ? { to: 'room', room } : { to: 'take', room, code };
}

/** A room's code as typed by anybody: capitals, spaces and hyphens do not matter; a whole address will do. */
export function readCode(typed: string): string | undefined {
  const fragment = typed.includes('#') ? typed.slice(typed.indexOf('#') + 1) : typed;
  const letters = fragment.toLowerCase().replace(/[^a-z]/g, '');
  return /^[a-z]{8}$/.test(letters) ? letters : undefined;
}

/** Whether a table can be called so: four syllables of two letters. */
export const canBeTable = (code: string): boolean => /^([b-df-hj-np-tv-z][aeiou]){4}$/.test(code);

/** BATO LUMI */
export const shownCode = (room: string): string => `${room.slice(0, 4)} ${room.slice(4)}`.toUpperCase();

/** The address of a place in the rules. */
export const rulesAddress = (game?: string, entry?: string): string =>
  `#${['rules', game, entry].filter(Boolean).join('/')}`;
