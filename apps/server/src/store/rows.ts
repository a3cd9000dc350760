import { deadlineKinds, StoreFault } from '@veillee/rooms';
import * as v from 'valibot';

/** What is read out of the database, row by row. */
export const rowShapes = {
  id: v.object({ id: v.number() }),
  at: v.object({ at: v.number() }),
  count: v.object({ count: v.number() }),
  line: v.object({ room: v.number(), seq: v.number(), at: v.number(), data: v.string() }),
  /** Where a line lies, without what it holds. */
  lineHead: v.object({ id: v.number(), room: v.number(), seq: v.number(), at: v.number() }),
  deadline: v.object({ room: v.number(), kind: v.picklist(deadlineKinds), due: v.number() }),
  room: v.object({
    seq: v.nullable(v.number()),
    snapshot: v.nullable(v.string()),
    aside: v.nullable(v.string()),
  }),
  roomInfo: v.object({ room: v.number(), code: v.string(), touched: v.number(), bytes: v.number() }),
  story: v.object({ id: v.string(), data: v.string() }),
  storyId: v.object({ id: v.string() }),
  storyData: v.object({ at: v.number(), data: v.string() }),
};

/** A row of this shape, or none; one that is otherwise was not written by us. */
export function rowAs<T>(shape: v.GenericSchema<unknown, T>, row: unknown): T | undefined {
  return row === undefined ? undefined : checked(shape, row);
}

export const rowsAs = <T>(shape: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] =>
  rows.map((row) => checked(shape, row));

function checked<T>(shape: v.GenericSchema<unknown, T>, row: unknown): T {
  const read = v.safeParse(shape, row, { abortEarly: true });
  if (read.success) return read.output;
  throw new StoreFault('damaged', `a row is not as it was written: ${read.issues[0].message}`);
}
