import type { RoomServer } from '@veillee/rooms';
import type { SqliteStore } from '../store/sqlite.ts';

/** A house that is looked after, and the place where it keeps everything. */
export interface CareTarget {
  readonly roomServer: RoomServer;
  readonly store: SqliteStore;
}
