import type { Lang, Phrase } from '@veillee/kernel';
import { speakerOf } from '../games/speaker.ts';
import { me, room } from '../line/session.ts';
import { lang } from '../words/language.ts';

/** What the house tells the table, said to whoever reads: it names people, and one's own name is oneself. */
export function sayNote({ key, params = {} }: Phrase, own: string | undefined, tongue: Lang): string {
  const self = 0;
  const addressed = Object.entries(params).map(([name, value]) => [name, value === own ? self : value]);
  const people = own === undefined ? [] : { names: [own], self };
  return speakerOf(undefined, tongue, people).say({ key, params: Object.fromEntries(addressed) });
}

/** The same, on this page. */
export function noteHere(note: Phrase): string {
  const own = room.value?.people.find(({ id }) => id === me.value.person);
  return sayNote(note, own?.name, lang.value);
}
