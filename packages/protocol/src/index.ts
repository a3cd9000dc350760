export {
  handOverSeconds,
  limits,
  objectionSeconds,
  protocolVersion,
  pulseSeconds,
  rescueSeconds,
} from './limits.ts';
export { follow, nothingYet, type Present, sightOf } from './present.ts';
export type { RoomKey } from './text/fr/index.ts';
export { protocolText } from './text/index.ts';
export {
  type CallerView,
  type Claimable,
  type Frame,
  type Heard,
  type LedgerLine,
  type Me,
  type Now,
  type Own,
  type PersonView,
  type Played,
  type RoomView,
  readToClient,
  type Saying,
  type ScoreView,
  type Shared,
  type ToClient,
  type ToClientType,
  toClient,
} from './toClient.ts';
export {
  type Command,
  type Entrance,
  entrances,
  isEntrance,
  type Message,
  readToServer,
  type ToServer,
  type ToServerType,
  toServer,
  type Unread,
} from './toServer.ts';
