import type { Maybe, RoomServer, Store } from '@veillee/rooms';
import type { Upkeep } from '../store/upkeep.ts';

/** A house that is looked after, and the place where it keeps everything. */
export interface CareTarget {
  readonly roomServer: RoomServer;
  readonly store: Pick<Store, 'find' | 'load' | 'story' | 'sweep'> & { readonly upkeep: Upkeep };
  /** What all nodes have together, to be read. */
  readonly all?: Upkeep;
  /** Where several nodes share the store: takes a room that nobody has; whether it is ours. */
  claim?(room: number): Maybe<boolean>;
}
