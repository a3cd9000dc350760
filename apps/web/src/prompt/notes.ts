import { computed, signal } from '@preact/signals';
import { isRecord, type UnknownRecord } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import type { Refusals } from '../line/line.ts';
import { me, present, room, tell } from '../line/session.ts';

/** Private notes: free words, and a mark on each person. The server keeps them as one text. */

export type NoteMark = 'suspect' | 'trust';
export interface Notes {
  readonly free: string;
  readonly marks: { readonly [person: string]: NoteMark };
  /** A few words about a person. */
  readonly about: { readonly [person: string]: string };
}

const isMark = (value: unknown): value is NoteMark => value === 'suspect' || value === 'trust';
const isText = (value: unknown): value is string => typeof value === 'string';

/** The entries of a table that are what they should be. */
const entriesOf = <T>(table: UnknownRecord, is: (value: unknown) => value is T): { [person: string]: T } =>
  Object.fromEntries(Object.entries(table).flatMap(([key, value]) => (is(value) ? [[key, value]] : [])));

export function readNotes(text: string): Notes {
  try {
    const kept: unknown = JSON.parse(text);
    if (isRecord(kept) && isText(kept.free) && isRecord(kept.marks)) {
      const about = isRecord(kept.about) ? entriesOf(kept.about, isText) : {};
      return { free: kept.free, marks: entriesOf(kept.marks, isMark), about };
    }
  } catch {
    // Not written by this app: plain words.
  }
  return { free: text, marks: {}, about: {} };
}

export const writeNotes = ({ free, marks, about }: Notes): string => {
  const room = limits.notes - JSON.stringify({ free: '', marks, about }).length;
  let kept = free;
  while (JSON.stringify(kept).length - 2 > room) kept = kept.slice(0, -20);
  return JSON.stringify({ free: kept, marks, about });
};

/** Sent from this place at this table, and not heard back yet: what is written next builds on it. */
const underway = signal<{ readonly from: string; readonly text: string } | null>(null);
const placeNow = (): string => `${room.value?.code}/${me.value.person}`;

export const notes = computed(() => {
  const sent = underway.value;
  return readNotes(sent !== null && sent.from === placeNow() ? sent.text : present.value.notes);
});

/** The longest words about one person, in characters. */
export const mostAbout = 60;

export async function keepNotes(next: Notes): Promise<Refusals> {
  const sent = { from: placeNow(), text: writeNotes(next) };
  underway.value = sent;
  const no = await tell({ t: 'notes', text: sent.text });
  if (underway.value === sent) underway.value = null;
  return no;
}

/** Marks these persons, or takes the mark away. */
export function keepMarks(people: readonly number[], mark: NoteMark | null) {
  const { marks } = notes.value;
  const next: { [person: string]: NoteMark } = { ...marks };
  for (const person of people) {
    if (mark === null) delete next[person];
    else next[person] = mark;
  }
  return keepNotes({ ...notes.value, marks: next });
}

/** Writes a few words about a person, or wipes them. */
export function keepAbout(person: number, text: string) {
  const about: { [person: string]: string } = { ...notes.value.about };
  if (text.trim() === '') delete about[person];
  else about[person] = text.trim().slice(0, mostAbout);
  return keepNotes({ ...notes.value, about });
}
