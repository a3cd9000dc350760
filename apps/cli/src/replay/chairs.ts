import type { Chair, Transcript } from '@veillee/kernel';
import { UsageError } from '../command.ts';

/** The names at a table; who has none is known by number. */
export const namesIn = ({ names = [], seats }: Transcript): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => names[seat] || `#${seat + 1}`);

/** A player's name, a number counted from 1 as people do, `table` or `master`. */
export function chairNamed(word: string, script: Transcript): Chair {
  const named = script.names?.indexOf(word) ?? -1;
  if (named >= 0 && named < script.seats) return named;
  if (word === 'table' || word === 'master') return word;
  const number = /^\d{1,4}$/.test(word) ? Number(word) : 0;
  if (number >= 1 && number <= script.seats) return number - 1;
  const people = (script.names ?? []).join(', ');
  throw new UsageError(({ replay }) => replay.noSuchChair(word, script.seats, people));
}
