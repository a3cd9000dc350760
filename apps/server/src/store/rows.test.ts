import { StoreFault } from '@veillee/rooms';
import { expect, it } from 'vitest';
import { rowAs, rowShapes, rowsAs } from './rows.ts';

it('rows are read by their columns, and what was never written so is damage', () => {
  expect(rowAs(rowShapes.at, { at: 5 })).toEqual({ at: 5 });
  expect(rowAs(rowShapes.at, undefined)).toBeUndefined();
  const deadline = { room: 1, kind: 'step', due: 9 };
  expect(rowsAs(rowShapes.deadline, [deadline])).toEqual([deadline]);
  expect(() => rowsAs(rowShapes.deadline, [{ ...deadline, kind: 'dinner' }])).toThrow(StoreFault);
});
