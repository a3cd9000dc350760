import { effect } from '@preact/signals';
import { isRecord } from '@veillee/kernel';
import { match, room } from '../line/session.ts';

/** The fingerprints this device was shown while a game was still on: what a story is checked against later. */

export interface Noted {
  readonly print: string;
  /** When it was seen, by this device's clock. */
  readonly at: number;
}

const isNoted = (value: unknown): value is Noted =>
  isRecord(value) && typeof value.print === 'string' && typeof value.at === 'number';

const key = 'veillee.prints';
const most = 30;

function all(): { readonly [game: string]: Noted } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, noted]) => (isNoted(noted) ? [[game, noted]] : [])),
    );
  } catch {
    return {};
  }
}

const nameOf = (code: string, number: number): string => `${code}.${number}`;

/** What was noted of a match; undefined where its end came before this device saw it. */
export const notedPrint = (code: string, number: number): Noted | undefined => all()[nameOf(code, number)];

/** The first that is seen is kept: what a server says later changes nothing of it. */
function note(code: string, number: number, print: string): void {
  const kept = all();
  const name = nameOf(code, number);
  if (kept[name] !== undefined) return;
  const entries = [...Object.entries(kept), [name, { print, at: Date.now() }] as const];
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(-most))));
  } catch {
    // A full or forbidden store: then the check can only show the fingerprint.
  }
}

effect(() => {
  const [here, played] = [room.value, match.value];
  if (here !== null && played?.state === 'running') note(here.code, played.number, played.fingerprint);
});
