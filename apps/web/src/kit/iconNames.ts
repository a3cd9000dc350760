import { type CardIcon, type GameIcon, games } from '@veillee/games';

/** The icons of game-icons that are used; only these are bundled. */

const pageIcons = ['candle-light', 'conversation', 'quill-ink', 'scales', 'smartphone'] as const;

/** What every page needs, the signs of the games among it. */
export const houseIcons: readonly IconName[] = [...pageIcons, ...games.map(({ icon }) => icon)];

/** What only games show, besides the pictures of their cards: it comes with their views. */
export const gameIcons = [
  'hand',
  'human-ear',
  'hut',
  'huts-village',
  'linked-rings',
  'moon',
  'newspaper',
  'person',
  'pointing',
  'ringing-bell',
  'rule-book',
  'semi-closed-eye',
  'stamper',
  'two-coins',
] as const;

export type IconName = (typeof pageIcons)[number] | (typeof gameIcons)[number] | GameIcon | CardIcon;
