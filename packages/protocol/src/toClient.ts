import {
  type Chair,
  type Clock,
  fail,
  genders,
  isRecord,
  type Json,
  type LedgerEntry,
  type Master,
  ok,
  type Phrase,
  type Prompt,
  type ProxySeat,
  type Refusal,
  type Result,
  type Right,
  refusal,
  type Sight,
  type Told,
  type Verdict,
  type Watched,
} from '@veillee/kernel';
import * as v from 'valibot';
import * as style from './style.ts';

/** Everything a server may say. `now` carries all that is seen; whatever did not change is left out of it. */

const phrase = v.custom<Phrase>((given) => isRecord(given) && typeof given.key === 'string');
const circles: readonly unknown[] = ['me', 'some', 'all'] satisfies Told['to'][];
const told = v.custom<Told>(
  (given) => isRecord(given) && typeof given.key === 'string' && circles.includes(given.to),
);
const refusals = v.array(phrase);
const chair = v.union([v.pipe(v.number(), v.integer()), v.picklist(['master', 'table'])]);

const person = v.object({
  id: v.number(),
  name: v.string(),
  /** How languages with genders speak of them; nothing: as of neither. */
  gender: v.optional(v.picklist(genders)),
  /** Connected, as far as shown: lamps stand still in secret phases. */
  here: v.boolean(),
  ready: v.boolean(),
  bot: v.optional(v.literal(true)),
  /** How a bot plays. */
  style: v.optional(v.object({ level: style.level, temper: style.temper })),
  /** Has no device. In the dark it is shown as it was before. */
  paper: v.optional(v.literal(true)),
});

const played = v.object({
  number: v.number(),
  game: v.string(),
  options: v.custom<{ readonly [option: string]: Json }>(isRecord),
  /** Who holds each seat, by person. */
  holders: v.array(v.number()),
  master: v.nullable(v.number()),
  /** SHA-256 over what was sealed before the deal. */
  fingerprint: v.string(),
  state: v.picklist(['running', 'over', 'abandoned']),
  paused: v.boolean(),
  /** The id under which the story can be read after the end. */
  story: v.nullable(v.string()),
  /** The deal was given by whoever leads, not drawn. */
  dealt: v.optional(v.literal(true)),
});

const replacing = v.object({
  seat: v.number(),
  owner: v.number(),
  by: v.union([v.literal('bot'), v.number()]),
});

/** Somebody at the door who says that a seat is theirs. */
const caller = v.object({
  id: v.number(),
  person: v.number(),
  /** The screen at the door shows it too: so one knows whom one lets in. */
  word: v.string(),
});

/** The evening so far, for one who played a game to its end here. */
const score = v.object({ person: v.number(), name: v.string(), played: v.number(), won: v.number() });

const room = v.object({
  code: v.string(),
  host: v.nullable(v.number()),
  /** Nobody new comes in. */
  locked: v.boolean(),
  people: v.array(person),
  /** Those whom a host has sent away, and who stay out. */
  barred: v.array(v.object({ person: v.number(), name: v.string() })),
  /** Who plays the next game, in the order of the seats. */
  seats: v.array(v.number()),
  chairs: v.number(),
  /** How bots play that sit down from now on. */
  level: style.level,
  game: v.nullable(v.string()),
  options: v.custom<{ readonly [option: string]: Json }>(isRecord),
  master: v.nullable(v.number()),
  /** Who won how often this evening, best first. */
  scores: v.array(score),
  /** What the game says of these options with these seats, if it would not begin. */
  faults: refusals,
  /** A deal was given for the next game. */
  dealt: v.optional(v.literal(true)),
  /** Where a person leads: seconds that a line in the dark lasts at least. */
  pulse: v.optional(v.number()),
  /** Hours in which the time of slow games stands still: minutes after midnight, UTC. */
  quiet: v.optional(v.object({ from: v.number(), to: v.number() })),
  match: v.nullable(played),
  /** A seat about to be given away. */
  replacing: v.nullable(replacing),
  /** Who asks for a seat at the door; in the dark as before. */
  callers: v.optional(v.array(caller)),
});

/** Something said at the table: by a person in their own words, by a bot in those of its game, or by the house. */
const saying = v.union([
  v.object({
    who: v.number(),
    name: v.string(),
    circle: v.string(),
    text: v.string(),
    /** During a match: milliseconds since its start, as what is claimed in it counts them. */
    at: v.optional(v.number()),
  }),
  v.object({
    who: v.number(),
    name: v.string(),
    circle: v.string(),
    game: v.string(),
    holders: v.custom<readonly number[]>(Array.isArray),
    says: phrase,
    /** During a match: milliseconds since its start, as what is claimed in it counts them. */
    at: v.optional(v.number()),
  }),
  v.object({ note: phrase }),
]);

const array = <T>() => v.custom<readonly T[]>((given) => Array.isArray(given));

/** What anybody may see of the match: parts that changed. */
const shared = v.object({
  /** Of the view, too, the parts that changed; `gone` are those it no longer has. */
  gone: v.optional(v.array(v.string())),
  view: v.optional(v.custom<{ readonly [part: string]: Json }>(isRecord)),
  watched: v.optional(array<Watched>()),
  circles: v.optional(array<Heard>()),
  clock: v.optional(v.nullable(v.custom<Clock>(isRecord))),
  master: v.optional(v.picklist(['app', 'human'] satisfies Master[])),
  undone: v.optional(v.number()),
  over: v.optional(v.boolean()),
  verdict: v.optional(v.nullable(v.custom<Verdict>(isRecord))),
});

/** What this chair alone sees: parts that changed. Null: the same as everybody. */
const own = v.object({
  /** The parts of the view that are this chair's own, all of them. */
  view: v.optional(v.custom<{ readonly [part: string]: Json }>(isRecord)),
  prompts: v.optional(array<Prompt>()),
  rights: v.optional(array<Right>()),
  watched: v.optional(v.nullable(array<Watched>())),
  circles: v.optional(v.nullable(array<Heard>())),
  /** A human master's: what each seat is asked, and the length of the log, to undo. */
  seats: v.optional(array<ProxySeat>()),
  inputs: v.optional(v.number()),
});

export interface Heard {
  readonly id: string;
  readonly speaks: boolean;
  readonly hears: boolean;
}

/** A line of the ledger: what went in, where in the match, and when by the server's clock (null: not known). */
export interface LedgerLine extends LedgerEntry {
  readonly at: number | null;
}

/** By what a device may take the seat of somebody without one. */
export interface Claimable {
  readonly person: number;
  readonly name: string;
  readonly key: string;
  readonly word: string;
}

/** More of a list; `from`: what was there from that place on is no longer so. */
const tail = <T>(item: v.GenericSchema<T>) => v.object({ from: v.optional(v.number()), list: v.array(item) });

export const toClient = {
  /** The connection is in a room; a full `now` follows. */
  entered: v.object({
    t: v.literal('entered'),
    v: v.number(),
    id: v.string(),
    room: v.string(),
    /** Addresses under which other devices may find this server, best first. */
    addresses: v.array(v.string()),
    /** Days for which a table is kept after its last visit. */
    keeps: v.optional(v.number()),
    /** By what a browser subscribes to be woken by this server, where it can. */
    push: v.optional(v.string()),
    /** What links to this table carry besides its code; null where it has none. */
    key: v.nullable(v.string()),
  }),
  now: v.object({
    t: v.literal('now'),
    /** The number of the match in this room, 0 before the first. Another number: forget what was shared and own. */
    m: v.number(),
    /** The answer to one's own command: done, or why not. */
    ack: v.optional(v.object({ id: v.string(), no: v.optional(refusals) })),
    me: v.optional(v.object({ person: v.nullable(v.number()), chair: v.nullable(chair) })),
    room: v.optional(room),
    shared: v.optional(shared),
    own: v.optional(own),
    facts: v.optional(tail(told)),
    talk: v.optional(tail(saying)),
    notes: v.optional(v.string()),
    /** Whoever leads: what went in since; the first comes with the last thousand. */
    ledger: v.optional(array<LedgerLine>()),
    /** Whoever leads: all that the seat sees through whose eyes they look; null: through nobody's. */
    eyes: v.optional(v.nullable(v.custom<Sight>(isRecord))),
    /** Whoever leads: they have called what follows, and it comes when the pulse is over. */
    called: v.optional(v.boolean()),
    /** Milliseconds until the present step's time is up; null where it has none. */
    left: v.optional(v.nullable(v.number())),
  }),
  /** What whoever stands before the door is told: of a locked table nothing but that. */
  door: v.object({
    t: v.literal('door'),
    id: v.string(),
    room: v.string(),
    locked: v.boolean(),
    /** What links carry: who has the code may have it. */
    key: v.nullable(v.string()),
    host: v.nullable(v.string()),
    /** Everybody there; `sits` in the next game. */
    people: v.array(
      v.object({ name: v.string(), here: v.boolean(), sits: v.boolean(), bot: v.optional(v.literal(true)) }),
    ),
    /** Chairs that are free in the next game. */
    free: v.number(),
    /** A game goes on: who comes now watches it. */
    running: v.boolean(),
    /** It is dark there: nobody answers before it is light. */
    dark: v.boolean(),
    /** The seat one has asked for. */
    back: v.nullable(
      v.object({ name: v.string(), word: v.string(), is: v.picklist(['asked', 'yours', 'refused']) }),
    ),
  }),
  /** The hand-over code that was asked for. */
  code: v.object({ t: v.literal('code'), id: v.string(), code: v.string(), seconds: v.number() }),
  /** Who was seated out of a list, and how many of its lines were blank. */
  named: v.object({
    t: v.literal('named'),
    id: v.string(),
    seated: array<{ readonly person: number; readonly name: string; readonly typed: string }>(),
    blank: v.number(),
  }),
  /** By what devices may take the seats of those who have none; `key` goes into a link, `word` is typed. */
  claims: v.object({
    t: v.literal('claims'),
    id: v.string(),
    list: array<Claimable>(),
  }),
  /** What an undo would change: inputs by their numbers, and what was told, with whom. */
  preview: v.object({
    t: v.literal('preview'),
    id: v.string(),
    to: v.number(),
    gone: array<number>(),
    back: array<number>(),
    unsaid: array<Told>(),
    said: array<Told>(),
  }),
  /** What came could not be read, or nobody may enter like that. */
  refused: v.object({ t: v.literal('refused'), id: v.optional(v.string()), no: refusals }),
  /** The last word before the server closes the connection. `again`: worth coming back at once. */
  bye: v.object({ t: v.literal('bye'), why: phrase, again: v.boolean() }),
  pong: v.object({ t: v.literal('pong') }),
} as const;

export type ToClientType = keyof typeof toClient;
export type ToClient = { [T in ToClientType]: v.InferOutput<(typeof toClient)[T]> }[ToClientType];
export type Frame<T extends ToClientType> = Extract<ToClient, { readonly t: T }>;
export type Now = Frame<'now'>;
export type Shared = v.InferOutput<typeof shared>;
export type Own = v.InferOutput<typeof own>;
export type RoomView = v.InferOutput<typeof room>;
export type CallerView = v.InferOutput<typeof caller>;
export type ScoreView = v.InferOutput<typeof score>;
export type PersonView = v.InferOutput<typeof person>;
export type Played = v.InferOutput<typeof played>;
export type Saying = v.InferOutput<typeof saying>;
export type Me = { readonly person: number | null; readonly chair: Chair | null };

const isToClientType = (type: unknown): type is ToClientType =>
  typeof type === 'string' && Object.hasOwn(toClient, type);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A frame from the server; one that cannot be read comes from a newer or a broken one. */
export function readToClient(text: string): Result<ToClient, Refusal> {
  const data = parsed(text);
  if (!isRecord(data) || !isToClientType(data.t)) return fail(refusal('protocol.malformed'));
  const read = v.safeParse(toClient[data.t], data, { abortEarly: true });
  return read.success ? ok(read.output) : fail(refusal('protocol.malformed'));
}
