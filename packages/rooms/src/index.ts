export type { AnyGame, BotFor, Games } from './games.ts';
export { type Allowance, Bucket, Buckets } from './gate/bucket.ts';
export type { Connection, Outlet } from './gate/connection.ts';
export { Guesses, neighbourhoodOf } from './gate/guesses.ts';
export { type Maybe, next } from './later.ts';
export type { LiveRoom } from './live/liveRoom.ts';
export { messageOf } from './messageOf.ts';
export { Metrics } from './metrics.ts';
export type { Carrier, Knocking, Neighbour, Neighbours, News } from './neighbours.ts';
export type { Parts } from './parts.ts';
export type {
  Clock,
  Defer,
  Ending,
  Frame,
  Framing,
  Hash,
  Log,
  Push,
  RandomBytes,
  Subscription,
} from './ports.ts';
export { hasDoneAll } from './room/acts.ts';
export { eventsIn, rebuild, snapshotOf } from './room/rebuild.ts';
export { type Found, find, namelessAmong, redact, wordless } from './room/redact.ts';
export { type AnyMatch, emptyRoom, isRunning, type Options, type Room, type RoomData } from './room/room.ts';
export { passHost, releaseMaster } from './room/seats.ts';
export { isSecret } from './room/timing.ts';
export { type KeptStory, RoomServer } from './roomServer.ts';
export { day, defaultRules, type Rules } from './rules.ts';
export { type ServerParts, type Setup, setupOf } from './setup.ts';
export { type FaultKind, StoreFault } from './store/fault.ts';
export { MemoryStore } from './store/memoryStore.ts';
export {
  type Batch,
  type BatchDraft,
  type Deadline,
  type DeadlineChange,
  deadlineKinds,
  emptyBatch,
  type LogLine,
  newBatch,
  type Store,
  type StoredRoom,
  type StoredStory,
  WriteConflict,
} from './store/store.ts';
export { Alarms } from './time/alarms.ts';
export { BotChance } from './time/botChance.ts';
export { Lifetimes } from './time/lifetimes.ts';
export { plainFraming, sizeClass } from './wire/framing.ts';
export { type FrameParts, Screens } from './wire/screens.ts';
