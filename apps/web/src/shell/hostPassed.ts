import { effect, signal } from '@preact/signals';
import type { Phrase } from '@veillee/kernel';
import { home, me, ownPresent } from '../line/session.ts';

/** How this page came to keep the table: from whom, and whether they are gone. */
export const hostPassed = signal<{ readonly from: string; readonly isGone: boolean } | null>(null);
/** Somebody who plays on another device because the host knew them: everybody hears of it. */
export const admitted = signal<Phrase | null>(null);

/** The last host that was somebody else, and up to where the talk was gone through; of which table. */
let known: { readonly code: string; host: number | null; talk: number } | null = null;

effect(() => {
  const { room: here, talk } = ownPresent.value;
  if (here === null || home.value !== 'server') {
    known = null;
    hostPassed.value = null;
    admitted.value = null;
    return;
  }
  if (known?.code !== here.code) known = { code: here.code, host: here.host, talk: talk.length };
  if (known.host !== here.host) {
    const from = here.people.find(({ id }) => id === known?.host);
    const isMe = here.host !== null && here.host === me.value.person;
    hostPassed.value = isMe ? { from: from?.name ?? '', isGone: from?.here !== true } : null;
    known.host = here.host;
  }
  for (const line of talk.slice(known.talk))
    if ('note' in line && line.note.key === 'note.admitted') admitted.value = line.note;
  known.talk = talk.length;
});
