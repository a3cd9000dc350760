/** What may be wrong with the place where everything is kept. */
export type FaultKind =
  /** Another server has it open. */
  | 'inUse'
  | 'readOnly'
  | 'full'
  /** What lies there is no database, or pieces of it are wrong. */
  | 'damaged'
  /** A database is there with nothing in it, or its journal without it: it was not so when it was left. */
  | 'emptied'
  /** Where it should be is a link that leads nowhere. */
  | 'astray'
  /** A database, but of something else. */
  | 'foreign'
  /** Of a later version. */
  | 'newer'
  /** The disk itself fails. */
  | 'disk';

export class StoreFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}

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
