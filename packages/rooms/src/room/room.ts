import { type Heard, type Level, type Style, temperOf, usualLevel } from '@veillee/bots';
import type { Gender, Input, Json, Match, Phrase, Refusal, Spec } from '@veillee/kernel';
import type { AnyGame } from '../games.ts';
import type { Subscription } from '../ports.ts';
import type { Quiet } from './wakingTime.ts';

export type AnyMatch = Match<Spec>;
export type Options = { readonly [option: string]: Json };

export interface Person {
  readonly id: number;
  name: string;
  /** How languages with genders speak of them; undefined: as of neither. */
  gender?: Gender | undefined;
  readonly bot: boolean;
  /** How a bot plays; those of former days do not say. */
  style?: Style;
  /** SHA-256 of the token; null where nobody can come in by it (a bot, somebody sent away). */
  key: string | null;
  ready: boolean;
  notes: string;
  /** The last commands obeyed, by the digests of their ids, so that a repeated one changes nothing. */
  done: number[];
  /** Left during a match: kept until its end, since others know the name. */
  left: boolean;
  /** Has no device: whoever leads answers for them. */
  paper?: boolean;
  /** By what a device takes this seat, today or any day. */
  claim?: Claim;
  /** How their device is woken. */
  push?: Subscription | undefined;
}

/** Secrets that are kept as they are, like a table's link: whoever leads must be able to print them again. */
export interface Claim {
  /** For links and QRs. */
  readonly key: string;
  /** To be read and typed: it could be guessed, and so waits like a table's code. */
  readonly word: string;
}

/** A line of talk; `to` was settled when it was said: everybody, or these persons. */
interface Line {
  readonly who: number;
  readonly name: string;
  readonly circle: string;
  readonly to: 'all' | readonly number[];
  /** During a match: milliseconds since its start. */
  readonly at?: number;
}
export interface TalkLine extends Line {
  readonly text: string;
}
/** What a bot says, in the words of the game it plays. */
export interface BotLine extends Line {
  readonly game: string;
  /** Who held which seat then: the phrase names seats. */
  readonly holders: readonly number[];
  readonly says: Phrase;
}
export type TalkItem = TalkLine | BotLine | { readonly note: Phrase };

/** When the present step's time is up. */
export interface Timing {
  /** The number of the step that `due` or `left` is about. */
  step: number | null;
  /** Null where it has no time limit, or while paused. */
  due: number | null;
  /** While paused: what was left, and since when. */
  paused: { readonly left: number | null; readonly at: number } | null;
  /** Steps interrupted by others, with the time they had left. */
  parked: { readonly step: number; readonly left: number }[];
  /** The step whose count of three has begun. */
  counted?: number;
  /** Where a person leads: since when the present step goes on. */
  since?: number;
  /** They have called what follows, and nobody may notice before it comes: what all are still shown as its end. */
  called?: { readonly shown: number | null };
  /** The step that everybody was last woken for, and when. */
  woken?: { readonly step: number; readonly at: number };
}

/** A match in its room. */
export interface Sitting {
  readonly number: number;
  readonly game: string;
  readonly options: Options;
  holders: readonly number[];
  /** Who ever held which seat: one seat a person in one match. */
  readonly held: { readonly person: number; readonly seat: number }[];
  readonly salt: string;
  readonly fingerprint: string;
  readonly master: number | null;
  readonly startedAt: number;
  /** The deal was given, not drawn; and by whom. */
  readonly dealt?: true;
  readonly dealer?: number | undefined;
  state: 'running' | 'over' | 'abandoned';
  story: string | null;
  readonly timing: Timing;
}

export interface Replacing {
  readonly seat: number;
  readonly owner: number;
  readonly by: 'bot' | number;
  readonly due: number;
}

/** How an evening goes for one person; the name is kept for those who leave. */
export interface Score {
  readonly person: number;
  name: string;
  played: number;
  won: number;
}

/** The part of a room that is data: a snapshot is its JSON. */
export interface RoomData {
  readonly code: string;
  /** When it was laid; not known of old ones. */
  openedAt?: number;
  /** Closed by whoever runs the house: nobody comes in. */
  closed: boolean;
  /** The longer secret that links and QRs carry; none in rooms laid before there was one. */
  key: string | null;
  /** Nobody new comes in. */
  locked: boolean;
  /** Those who were sent away, by the SHA-256 of their tokens: the last of them. */
  barred: { readonly person: number; readonly name: string; readonly key: string }[];
  /** Screens that have watched, by the SHA-256 of their tokens: the last of them. */
  watchers: string[];
  readonly people: Person[];
  /** The number of the last person. */
  persons: number;
  host: number | null;
  /** Who plays the next game, in order. */
  seats: number[];
  chairs: number;
  /** How well bots play; undefined: as usual. */
  level?: Level;
  game: string | null;
  options: Options;
  master: number | null;
  readonly talk: TalkItem[];
  /** Lines forgotten, before the first of `talk`. */
  forgotten: number;
  matches: number;
  /** Games that came to their end, bots' too; none is counted that was abandoned. */
  scores: Score[];
  sitting: Sitting | null;
  replacing: Replacing | null;
  /** A deal or a position for the next game, known only to whoever gave it; undefined: chance deals. */
  deal?: unknown;
  /** Who last gave one. */
  dealer?: number | undefined;
  /** Who was told by what devices take others' seats; undefined: nobody. */
  privy?: readonly number[] | undefined;
  /** Seconds that a line in the dark lasts at least where a person leads; undefined: as usual. */
  pulse?: number;
  /** Hours in which the time of slow games stands still; undefined: none. */
  quiet?: Quiet | undefined;
  /** Hand-over codes by their SHA-256. */
  handOvers: { readonly person: number; readonly hash: string; readonly due: number }[];
}

/** What a game says against settings and so many seats. */
export interface Faults {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly deal: unknown;
  readonly found: readonly Refusal[];
}

export interface Room {
  readonly id: number;
  readonly data: RoomData;
  match: AnyMatch | null;
  /** The number of the last event. */
  seq: number;
  /** As last worked out. */
  faults: Faults | null;
}

export const emptyRoom = (code: string): RoomData => ({
  code,
  closed: false,
  key: null,
  locked: false,
  barred: [],
  watchers: [],
  people: [],
  persons: 0,
  host: null,
  seats: [],
  chairs: 10,
  game: null,
  options: {},
  master: null,
  talk: [],
  forgotten: 0,
  matches: 0,
  scores: [],
  sitting: null,
  replacing: null,
  handOvers: [],
});

/** What happens in a room: all that its log holds. */
export type RoomEvent =
  | { readonly e: 'opened'; readonly code: string; readonly key?: string }
  | {
      readonly e: 'joined';
      readonly person: number;
      readonly name: string;
      readonly gender?: Gender | undefined;
      readonly key: string | null;
      readonly sits: boolean;
      /** Where they have no device. */
      readonly claim?: Claim;
    }
  /** A device takes the seat of somebody who had none, or another one does. */
  | { readonly e: 'claimed'; readonly person: number; readonly key: string }
  /** A seat without a device again. */
  | { readonly e: 'papered'; readonly person: number; readonly claim: Claim }
  /** Somebody was told all claims. */
  | { readonly e: 'confided'; readonly person: number }
  /** Nobody knows any claim any more. */
  | { readonly e: 'renewed'; readonly claims: readonly (readonly [person: number, claim: Claim])[] }
  /** A secret deal for the next game; none: chance deals. */
  | { readonly e: 'dealt'; readonly deal?: unknown; readonly by?: number }
  | { readonly e: 'left'; readonly person: number; readonly kicked: boolean }
  /** Somebody who was sent away may come in again. */
  | { readonly e: 'pardoned'; readonly person: number }
  | { readonly e: 'locked'; readonly locked: boolean }
  /** A screen watches that did not before. */
  | { readonly e: 'watched'; readonly key: string }
  /** Came back to a match after leaving it. */
  | { readonly e: 'returned'; readonly person: number }
  | { readonly e: 'renamed'; readonly person: number; readonly name: string }
  /** Languages speak of them otherwise; nothing: as of neither. */
  | { readonly e: 'gendered'; readonly person: number; readonly gender?: Gender | undefined }
  | { readonly e: 'readied'; readonly person: number; readonly ready: boolean }
  | { readonly e: 'sat'; readonly person: number; readonly sits: boolean }
  | { readonly e: 'noted'; readonly person: number; readonly text: string }
  | { readonly e: 'said'; readonly item: TalkItem }
  | { readonly e: 'offered'; readonly person: number; readonly hash: string; readonly due: number }
  | { readonly e: 'moved'; readonly person: number; readonly key: string }
  | { readonly e: 'hosted'; readonly person: number | null }
  | { readonly e: 'arranged'; readonly seats: readonly number[] }
  | {
      readonly e: 'settled';
      readonly game?: string;
      readonly options?: Options;
      readonly chairs?: number;
      readonly master?: number | null;
    }
  | {
      readonly e: 'started';
      readonly game: string;
      readonly options: Options;
      readonly holders: readonly number[];
      readonly master: number | null;
      readonly seed: string;
      readonly salt: string;
      readonly deal?: unknown;
      /** Somebody gave it. */
      readonly dealt?: true;
      /** The version of the game's rules; logs of former days do not say. */
      readonly rules?: number;
    }
  | { readonly e: 'played'; readonly input: Input }
  | { readonly e: 'paused'; readonly paused: boolean }
  | { readonly e: 'lengthened'; readonly by: number }
  /** Whoever leads has called what follows: it comes then. */
  | { readonly e: 'called'; readonly due: number }
  /** How one bot plays from now on, or all and those to come. */
  | { readonly e: 'styled'; readonly person: number | null; readonly style: Partial<Style> }
  | { readonly e: 'pulsed'; readonly seconds: number }
  | { readonly e: 'subscribed'; readonly person: number; readonly push?: Subscription }
  /** Everybody who wants to be was woken for this step. */
  | { readonly e: 'woken'; readonly step: number }
  | { readonly e: 'quieted'; readonly quiet?: Quiet }
  | { readonly e: 'ended'; readonly story: string }
  | { readonly e: 'abandoned' }
  | { readonly e: 'closed'; readonly closed: boolean }
  | { readonly e: 'cleared' }
  | {
      readonly e: 'replacing';
      readonly seat: number;
      readonly owner: number;
      readonly by: 'bot' | number;
      readonly due: number;
    }
  | { readonly e: 'kept' }
  /** A command found all as it wanted it. */
  | { readonly e: 'obeyed' }
  | { readonly e: 'replaced'; readonly seat: number; readonly person: number };

/** An event as it is logged: with the command it obeys. */
export type Logged = RoomEvent & { readonly c?: readonly [person: number, id: string] };

export function personOf({ people }: RoomData, id: number | null): Person | undefined {
  if (id === null) return undefined;
  // As long as nobody has left they stand in the order of their numbers.
  const likely = people[id - 1];
  return likely?.id === id ? likely : people.find((person) => person.id === id);
}

/**
 * A command's id in one number: a list of them is one piece of memory, gone through at each command. Only a person's
 * own ids are compared.
 */
export function digestOf(id: string): number {
  let [low, high] = [0x811c9dc5, 0];
  for (let i = 0; i < id.length; i += 1) {
    low = Math.imul(low ^ id.charCodeAt(i), 0x01000193) >>> 0;
    high = Math.imul(high + id.charCodeAt(i), 0x85ebca6b) >>> 0;
  }
  return (high & 0x1fffff) * 0x1_0000_0000 + low;
}

/** Whether somebody is there in person: no bot, and not gone. */
export const isPresent = (person: Person | undefined): person is Person =>
  person !== undefined && !person.bot && !person.left && person.paper !== true;

/** Whoever has no device is always ready. */
export const isReady = (person: Person | undefined): boolean =>
  person?.paper === true || person?.ready === true;

/** How languages speak of somebody, as events and frames carry it: not at all where it is neither. */
export const gendered = (gender: Gender | null | undefined): { readonly gender?: Gender } =>
  gender == null ? {} : { gender };

/** Whether a person's command was obeyed already. */
export const isDone = ({ done }: Person, id: string): boolean => done.includes(digestOf(id));

export const isRunning = (data: RoomData): data is RoomData & { readonly sitting: Sitting } =>
  data.sitting?.state === 'running';

/** The match in its room, where there must be one. */
export function sittingOf({ sitting }: RoomData): Sitting {
  if (sitting === null) throw new Error('no match is in this room');
  return sitting;
}

/** How a bot plays: as it was told, else as all here do, and each with a temper of its own. */
export const styleOf = ({ level = usualLevel }: RoomData, { id, style }: Person): Style =>
  style ?? { level, temper: temperOf(id) };

/** What bots have said in the present match. */
export function heardIn({ talk, sitting }: RoomData): readonly Heard[] {
  if (sitting === null) return [];
  const heard: Heard[] = [];
  for (const item of talk.slice(talk.findLastIndex(begins) + 1))
    if ('says' in item) heard.push({ seat: sitting.holders.indexOf(item.who), phrase: item.says });
  return heard;
}
const begins = (item: TalkItem): boolean => 'note' in item && item.note.key === 'note.started';

/** The chair somebody has in the match: none where no match is shown, the table's where one only watches. */
export function chairOf({ data, match }: Room, person: number | null): number | 'master' | 'table' | null {
  const { sitting } = data;
  if (sitting === null || match === null) return null;
  if (person === null) return 'table';
  if (sitting.master === person) return 'master';
  const seat = sitting.holders.indexOf(person);
  return seat < 0 ? 'table' : seat;
}

export type GameOf = (id: string) => AnyGame | undefined;
