import type { Lang } from '@veillee/kernel';

/** "Voix : Ana 3", "Votes: Ana 3". */
export const titled = (title: string, text: string, lang: Lang): string =>
  `${title}${lang === 'fr' ? '\u00a0' : ''}: ${text}`;

/** Names come from files: nothing in them may move a cursor or begin a new line. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '\ufffd');

/** A list of lines, each ended. */
export const lined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
