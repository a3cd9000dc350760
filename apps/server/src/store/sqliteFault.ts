import { type FaultKind, StoreFault } from '@veillee/rooms';

/** By SQLite's result codes; the extended ones have them in their lowest byte. */
const kinds: { readonly [code: number]: FaultKind } = {
  5: 'inUse',
  8: 'readOnly',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'readOnly',
  26: 'damaged',
};

/** An error of the store as what it is; others stay as they are. */
export function asFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const kind = kinds[Number(error.errcode) & 0xff];
  return kind === undefined ? error : new StoreFault(kind, error.message, error);
}
