import { plainly } from './find.ts';

/** What a key of the console does, by the letter that is shown for it. */
export const deedKeys = {
  x: 'nobody',
  b: 'blank',
  i: 'hand',
  w: 'wait',
  d: 'gift',
  c: 'layer',
  t: 'roads',
  v: 'eyes',
  p: 'pause',
  l: 'print',
  '?': 'help',
  '/': 'search',
} as const;

export type DeskDeed =
  | (typeof deedKeys)[keyof typeof deedKeys]
  | 'record'
  | 'undo'
  | 'earlier'
  | 'later'
  | 'clear'
  | { readonly tab: number };

/** A key as it comes from a keyboard. */
export interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What is being typed, and what could be. */
export interface Typing {
  readonly typed: string;
  /** All that the present question could mean, in words; none where nothing is to be typed. */
  readonly meant: readonly string[];
  readonly wantsNumber: boolean;
}

const named: { readonly [key: string]: DeskDeed | undefined } = {
  Enter: 'record',
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  Escape: 'clear',
};

const isDeedKey = (key: string): key is keyof typeof deedKeys => Object.hasOwn(deedKeys, key);

/** Whether a letter begins something that is asked for: then it is typed. */
export const isTyped = (letter: string, { typed, meant, wantsNumber }: Typing): boolean => {
  if (/^\d$/.test(letter)) return wantsNumber || typed !== '';
  if (typed !== '') return true;
  const wanted = plainly(letter);
  return wanted !== '' && meant.some((words) => plainly(words).startsWith(wanted));
};

/**
 * What a key does; undefined: it types, or is no business of the console's. A letter is typed wherever somebody's name
 * begins with it; held with Alt it is always the console's own.
 */
export function deedOf({ key, altKey, ctrlKey, metaKey }: Pressed, typing: Typing): DeskDeed | undefined {
  if (ctrlKey || metaKey) return undefined;
  const letter = key.toLowerCase();
  if (named[key] !== undefined) return named[key];
  if (key === 'Backspace') return typing.typed === '' ? 'undo' : undefined;
  if (!altKey && isTyped(letter, typing)) return undefined;
  if (isDeedKey(letter)) return deedKeys[letter];
  return /^[1-5]$/.test(letter) ? { tab: Number(letter) - 1 } : undefined;
}
