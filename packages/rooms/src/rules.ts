import type { Allowance } from './gate/bucket.ts';

/** How much of everything is allowed, and how long things take. */
export interface Rules {
  /** Messages of one connection. */
  readonly messages: Allowance;
  /** Lines of talk of one person. */
  readonly talk: Allowance;
  /** What one person writes into a table's log, in characters. */
  readonly writing: Allowance;
  /** Newcomers of one source at one table: each may write as much, and whoever leaves may come again as another. */
  readonly newcomers: Allowance;
  /** How often one source may ask at one door for a seat. */
  readonly callers: Allowance;
  /** Wrong codes of one source, before its further tries wait their turn. */
  readonly guesses: Allowance;
  /** How fast they come to it: those of one source, and those of all. */
  readonly tries: Pace;
  readonly allTries: Pace;
  /** Tables laid from one source, and those of them that may stand at a time. */
  readonly tables: Allowance;
  readonly tablesAtOnce: number;
  /** Games begun from one source: each may leave its story. */
  readonly matches: Allowance;
  /** Inputs played again for one source, to undo some or to see what that would change. */
  readonly replays: Allowance;
  readonly rooms: number;
  /** Connections at a time, of one source and in all, and how fast one source may open them. */
  readonly connections: { readonly each: number; readonly all: number };
  readonly arrivals: Allowance;
  /** Unreadable frames of a connection, and messages refused as too many, before it is cut. */
  readonly strikes: number;
  /** Those who only watch one room. */
  readonly watchers: number;
  /** Bytes the network has not taken, before a connection is cut. */
  readonly backlog: number;
  /** Milliseconds. */
  readonly beat: number;
  /** So long after its time leaves what all are told in the dark, however long the store took; 0: at once. */
  readonly evenAfter: number;
  /** What a bot takes for a move, drawn by chance. */
  readonly botPause: Range;
  readonly hostGrace: number;
  readonly unloadAfter: number;
  /** A table where nothing happens is kept so long, and a story from its day. */
  readonly clearAfter: number;
  readonly keepStories: number;
  /** Where no game came to its end. */
  readonly clearUnplayedAfter: number;
  /** What was cleared is out of the files so long after, or as soon as nobody is there. */
  readonly sweepWithin: number;
  /** In the dark, time waits for whoever plays alone and has not answered. */
  readonly waitsForOne: boolean;
  /** Events of a room. */
  readonly snapshotEvery: number;
  /** Lines of the log, until those that snapshots hold are looked for and thrown away. */
  readonly tidyEvery: number;
}

/** From the one to the other, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** So many may wait, and one of them comes to its turn each time. */
export interface Pace {
  readonly waiting: number;
  /** Milliseconds. */
  readonly every: number;
}

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

export const defaultRules: Rules = {
  messages: { burst: 60, perSecond: 20 },
  talk: { burst: 5, perSecond: 1 },
  writing: { burst: 262_144, perSecond: 8192 },
  newcomers: { burst: 60, perSecond: 1 / 10 },
  callers: { burst: 10, perSecond: 1 / 30 },
  guesses: { burst: 10, perSecond: 1 / 360 },
  tries: { waiting: 10, every: 3 * second },
  allTries: { waiting: 60, every: second },
  tables: { burst: 60, perSecond: 1 / 30 },
  tablesAtOnce: 300,
  matches: { burst: 300, perSecond: 1 / 60 },
  replays: { burst: 30_000, perSecond: 1500 },
  rooms: 20_000,
  connections: { each: 500, all: 20_000 },
  arrivals: { burst: 600, perSecond: 20 },
  strikes: 20,
  watchers: 150,
  backlog: 1_000_000,
  beat: second,
  evenAfter: 0,
  botPause: { least: 600, most: 1800 },
  hostGrace: 60 * second,
  unloadAfter: 300 * second,
  clearAfter: 14 * day,
  keepStories: 90 * day,
  clearUnplayedAfter: 45 * minute,
  sweepWithin: day,
  waitsForOne: false,
  snapshotEvery: 250,
  tidyEvery: 4096,
};
