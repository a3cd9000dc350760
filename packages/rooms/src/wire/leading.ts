import { ledgerOf, see } from '@veillee/kernel';
import type { LedgerLine } from '@veillee/protocol';
import { limits } from '@veillee/protocol';
import { type Connection, nothingShown } from '../gate/connection.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import type { Hash } from '../ports.ts';
import type { AnyMatch } from '../room/room.ts';
import type { Means } from './means.ts';

/** What only whoever leads is sent, beside what their chair sees: the ledger, a seat's eyes, and what is called. */
export function leadFor(live: LiveRoom, connection: Connection, { hash }: Means): string {
  const { match, data } = live.room;
  const { sitting } = data;
  if (match === null || sitting === null || connection.chair !== 'master') return '';
  const { number } = sitting;
  const isSame = connection.shownLead.match === number;
  // Whose eyes one looked through was somebody else's before.
  if (!isSame && connection.shownLead.match > 0) connection.looks = null;
  const before = isSame ? connection.shownLead : nothingShown;
  const ledger = match.inputs.length;
  const called = sitting.timing.called !== undefined;
  const { text: eyes, mark } = eyesOf(match, connection.looks, hash);
  let text = '';
  if (ledger !== before.ledger) text += `,"ledger":${ledgerText(live, before.ledger)}`;
  if (mark !== before.eyes) text += `,"eyes":${eyes === '' ? 'null' : eyes}`;
  if (called !== before.called) text += `,"called":${called}`;
  if (text !== '' || !isSame) connection.shownLead = { match: number, ledger, eyes: mark, called };
  return text;
}

/** The last of it, with the hour of each. */
function ledgerText({ room: { match, data } }: LiveRoom, from: number): string {
  if (match === null) return 'null';
  const first = Math.max(from, match.inputs.length - limits.ledger);
  const start = data.sitting?.startedAt ?? 0;
  const list: LedgerLine[] = ledgerOf(match, first).map((entry) => ({
    ...entry,
    at: entry.input.at === undefined ? null : start + entry.input.at,
  }));
  return JSON.stringify(list);
}

interface Eyes {
  readonly text: string;
  /** By what one knows whether it has changed. */
  readonly mark: string;
}
const closed: Eyes = { text: '', mark: '' };

/** What was last seen through each seat's eyes, and after how many inputs: many pages may look, again and again. */
const seen = new WeakMap<AnyMatch, { readonly upTo: number; readonly by: Map<number, Eyes> }>();

function eyesOf(match: AnyMatch, seat: number | null, hash: Hash): Eyes {
  if (seat === null || seat >= match.start.seats) return closed;
  const upTo = match.inputs.length;
  let known = seen.get(match);
  if (known?.upTo !== upTo) {
    known = { upTo, by: new Map() };
    seen.set(match, known);
  }
  let eyes = known.by.get(seat);
  if (eyes === undefined) {
    const text = JSON.stringify(see(match, seat));
    eyes = { text, mark: hash(text) };
    known.by.set(seat, eyes);
  }
  return eyes;
}
