import { type Deadline, deadlineKinds, type LogLine, type StoredStory } from '@veillee/rooms';

/** What lies in the database, checked as it is read. */

/** A room without its lines and deadlines. */
export interface RoomRow {
  readonly id: number;
  readonly code: string;
  readonly touched: number;
  readonly snapshot: { readonly seq: number; readonly data: string } | null;
  readonly aside: string | null;
}

/** Something in the database is not as we wrote it. */
export class Damaged extends Error {}

interface Row {
  readonly [field: string]: unknown;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null;

function fieldsOf(row: unknown): Row {
  if (!isRow(row)) throw new Damaged('a row is none');
  return row;
}

function numberIn(row: Row, field: string): number {
  const { [field]: value } = row;
  if (typeof value !== 'number') throw new Damaged(`${field} is no number`);
  return value;
}

function textIn(row: Row, field: string): string {
  const { [field]: value } = row;
  if (typeof value !== 'string') throw new Damaged(`${field} is no text`);
  return value;
}

export function asRoom(found: unknown): RoomRow {
  const row = fieldsOf(found);
  const held = row.snapshot === null ? null : fieldsOf(row.snapshot);
  return {
    id: numberIn(row, 'id'),
    code: textIn(row, 'code'),
    touched: numberIn(row, 'touched'),
    snapshot: held === null ? null : { seq: numberIn(held, 'seq'), data: textIn(held, 'data') },
    aside: row.aside === null ? null : textIn(row, 'aside'),
  };
}

export function asLine(found: unknown): LogLine {
  const row = fieldsOf(found);
  const [room, seq, at] = [numberIn(row, 'room'), numberIn(row, 'seq'), numberIn(row, 'at')];
  return { room, seq, at, data: textIn(row, 'data') };
}

export function asDeadline(found: unknown): Deadline {
  const row = fieldsOf(found);
  const named = textIn(row, 'kind');
  const kind = deadlineKinds.find((one) => one === named);
  if (kind === undefined) throw new Damaged(`nothing is due as ${named}`);
  return { room: numberIn(row, 'room'), kind, due: numberIn(row, 'due') };
}

export function asStory(found: unknown): StoredStory {
  const row = fieldsOf(found);
  return { at: numberIn(row, 'at'), data: textIn(row, 'data') };
}
