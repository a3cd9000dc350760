import type { Outlet } from './gate/connection.ts';
import type { Maybe } from './later.ts';

/** What limits count over all servers that share a store. It is told, and never written down. */
export type News =
  /** A code was wrong. */
  | { readonly what: 'guess'; readonly source: string }
  | { readonly what: 'laid'; readonly source: string; readonly room: number }
  | { readonly what: 'cleared'; readonly room: number };

/** How somebody is brought to a door elsewhere: they may try it, or only if they prove that they need not have guessed. */
export type Knocking = 'sure' | 'prove';

/** The way of one connection to the server that has its room. */
export interface Carrier {
  /** Says an entrance there; false: nothing was proved, and they must wait their turn here. */
  knock(text: string, how: Knocking): Maybe<boolean>;
  receive(text: string): void;
  /** The network takes too slowly what it is sent. */
  lag(): void;
  close(): void;
}

export interface Neighbour {
  /** Whoever came here is there from now on: what they are sent comes out of this outlet. */
  carry(outlet: Outlet, source: string): Carrier;
}

/** The other servers of the same store: each room is played at one of them, and who comes elsewhere is carried there. */
export interface Neighbours {
  /** How many servers there are, with this one. */
  readonly count: number;
  /** Who has the room of this code; null: we have it, or there is none. What nobody has is ours from then on. */
  ownerOf(code: string): Maybe<Neighbour | null>;
  tell(news: News): void;
}

/** A server with a store to itself. */
export const noNeighbours: Neighbours = { count: 1, ownerOf: () => null, tell() {} };
