import { computed } from '@preact/signals';
import { limits } from '@veillee/protocol';
import { present, tell } from '../line/session.ts';

/** Private notes: free words, and a mark on each person. The server keeps them as one text. */

export type NoteMark = 'suspect' | 'trust';
export interface Notes {
  readonly free: string;
  readonly marks: { readonly [person: string]: NoteMark };
}

export function readNotes(text: string): Notes {
  try {
    const { free, marks } = JSON.parse(text) as { free?: unknown; marks?: unknown };
    if (typeof free === 'string' && typeof marks === 'object' && marks !== null) {
      return { free, marks: marks as Notes['marks'] };
    }
  } catch {
    // Written by somebody else's hand: plain words.
  }
  return { free: text, marks: {} };
}

export const writeNotes = ({ free, marks }: Notes): string => {
  const room = limits.notes - JSON.stringify({ free: '', marks }).length;
  let kept = free;
  while (JSON.stringify(kept).length - 2 > room) kept = kept.slice(0, -20);
  return JSON.stringify({ free: kept, marks });
};

export const notes = computed(() => readNotes(present.value.notes));

export const keepNotes = (next: Notes) => tell({ t: 'notes', text: writeNotes(next) });

/** Marks these persons, or takes the mark away. */
export function keepMarks(people: readonly number[], mark: NoteMark | null) {
  const { free, marks } = notes.value;
  const next: { [person: string]: NoteMark } = { ...marks };
  for (const person of people) {
    if (mark === null) delete next[person];
    else next[person] = mark;
  }
  return keepNotes({ free, marks: next });
}
