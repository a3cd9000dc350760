import type { Allowance } from './bucket.ts';

/** How much of everything is allowed, and how long things take. */
export interface Rules {
  /** Messages of one connection. */
  readonly messages: Allowance;
  /** Lines of talk of one person. */
  readonly talk: Allowance;
  /** Wrong codes and tokens, from one address and in all. */
  readonly guesses: Allowance;
  readonly allGuesses: Allowance;
  /** Tables opened from one address. */
  readonly tables: Allowance;
  readonly rooms: number;
  /** Unreadable frames of a connection, and messages refused as too many, before it is cut. */
  readonly strikes: number;
  /** Connections to one room that only watch. */
  readonly connections: number;
  /** Bytes the network has not taken, before a connection is cut. */
  readonly backlog: number;
  /** Milliseconds. */
  readonly beat: number;
  readonly botPause: number;
  readonly hostGrace: number;
  readonly unloadAfter: number;
  /** A table where nothing happens is kept so long, and a story from its day. */
  readonly clearAfter: number;
  readonly keepStories: number;
  /** What was cleared is out of the files so long after, or as soon as nobody is there. */
  readonly sweepWithin: number;
  /** Events of a room. */
  readonly snapshotEvery: number;
  /** Lines of the log, until those that snapshots hold are looked for and thrown away. */
  readonly tidyEvery: number;
}

const second = 1000;
export const day = 24 * 60 * 60 * second;

export const defaultRules: Rules = {
  messages: { burst: 60, perSecond: 20 },
  talk: { burst: 5, perSecond: 1 },
  guesses: { burst: 10, perSecond: 1 / 6 },
  allGuesses: { burst: 200, perSecond: 2 },
  tables: { burst: 30, perSecond: 1 / 60 },
  rooms: 20_000,
  strikes: 20,
  connections: 150,
  backlog: 1_000_000,
  beat: second,
  botPause: 1200,
  hostGrace: 60 * second,
  unloadAfter: 300 * second,
  clearAfter: 14 * day,
  keepStories: 90 * day,
  sweepWithin: day,
  snapshotEvery: 250,
  tidyEvery: 4096,
};
