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
  | 'disk'
  /** The database does not answer. */
  | 'dark'
  /** It does not let us in. */
  | 'locked'
  /** There is no database of that name. */
  | 'absent'
  /** One that several servers share is damaged, or of an earlier time than what it said. */
  | 'unsound'
  /** The servers that share it took this one for dead, and have its rooms. */
  | 'buried';

export class StoreFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.kind = kind;
  }
}
