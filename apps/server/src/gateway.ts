import type { Outlet } from '@veillee/rooms';
import type { CareAnswer, CareRequest } from './care/requests.ts';
import type { StoryAsked } from './care/story.ts';
import type { Refused } from './open.ts';
import type { Worded } from './text/index.ts';

/** A room server as sockets and pages see it, be it in this thread or in another (ADR 0010). */
export interface Gateway {
  /** Why nothing can be kept any more, once that is so: all were sent home, and it must be stopped. */
  readonly broken: Promise<Worded>;
  /** Somebody has come, whom limits know by `source`. */
  connect(client: RemoteClient, source: string): Session;
  /** Whether it answers. */
  isWell(): Promise<boolean>;
  /** For Prometheus. */
  figures(): Promise<string>;
  /** The transcript of a finished game. */
  story(id: string): Promise<StoryAsked>;
  /** What whoever runs the house asks for. */
  care(request: CareRequest): Promise<CareAnswer>;
  /** Where other devices find this server, best first. */
  tellAddresses(addresses: readonly string[]): void;
  /** Writes what is pending, says good-bye to all, opens to nobody any more and closes its store. */
  stop(): Promise<void>;
}

/** A room server that was opened, or why it was not. */
export type OpenGateway = { readonly ok: true; readonly gateway: Gateway } | Refused;

/** Whoever has come, as rooms are told of it. */
export interface Session {
  receive(text: string): void;
  /** The network takes too slowly what it is sent. */
  lag(): void;
  close(): void;
}

/** Whoever has come, as it can be reached. */
export interface RemoteClient extends Outlet {
  /** Brings nothing more until it may again. */
  pause(): void;
  resume(): void;
}
