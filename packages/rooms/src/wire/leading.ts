import { ledgerOf, see } from '@veillee/kernel';
import type { LedgerLine } from '@veillee/protocol';
import { limits } from '@veillee/protocol';
import { type Connection, nothingShown } from '../gate/connection.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
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
  const eyes = eyesText(live, connection);
  const mark = eyes.length <= 1000 ? eyes : hash(eyes);
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

function eyesText({ room: { match } }: LiveRoom, { looks }: Connection): string {
  if (looks === null || match === null || looks >= match.start.seats) return '';
  return JSON.stringify(see(match, looks));
}
