import { fail, isRecord, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import * as v from 'valibot';
import { limits, protocolVersion } from './limits.ts';
import { parsedWithoutMarks } from './marks.ts';
import * as shape from './shapes.ts';
import * as style from './style.ts';

/**
 * Everything a client may say, one entry per type. `id` names a command: repeating it changes nothing.
 * The first five come before all others: with one of them a connection enters a room.
 */
const v1 = { v: v.literal(protocolVersion), id: shape.commandId };
const id = { id: shape.commandId };

export const toServer = {
  /** Lays a new table; who opens it is its host. */
  open: v.strictObject({
    t: v.literal('open'),
    ...v1,
    token: shape.token,
    name: shape.name,
    gender: v.optional(shape.gender),
  }),
  /** A token known there: the same seat again. An unknown one, with a name: joins. */
  enter: v.strictObject({
    t: v.literal('enter'),
    ...v1,
    room: shape.roomCode,
    token: shape.token,
    name: v.optional(shape.name),
    gender: v.optional(shape.gender),
    key: v.optional(shape.linkKey),
  }),
  /** Looks on without a name: a laptop or TV as the table. `token`: the same screen again. */
  watch: v.strictObject({
    t: v.literal('watch'),
    ...v1,
    room: shape.roomCode,
    token: v.optional(shape.token),
    key: v.optional(shape.linkKey),
  }),
  /**
   * Stands before a table's door: answered by `door`, now and whenever that changes. `back`: asks for the seat of whoever
   * is called so, as `token`; the host or whoever holds that seat answers.
   */
  visit: v.strictObject({
    t: v.literal('visit'),
    ...v1,
    room: shape.roomCode,
    key: v.optional(shape.linkKey),
    back: v.optional(v.strictObject({ name: shape.name, token: shape.token })),
  }),
  /** Takes over a seat with the code its owner asked for; `token` is this device's own. */
  take: v.strictObject({
    t: v.literal('take'),
    ...v1,
    room: shape.roomCode,
    code: shape.handOverCode,
    token: shape.token,
  }),

  leave: v.strictObject({ t: v.literal('leave'), ...id }),
  /** One's own name, and how languages speak of one (null: as neither); the host may do it for anybody. */
  rename: v.strictObject({
    t: v.literal('rename'),
    ...id,
    name: shape.name,
    gender: v.optional(v.nullable(shape.gender)),
    person: v.optional(shape.personId),
  }),
  ready: v.strictObject({ t: v.literal('ready'), ...id, ready: v.boolean() }),
  /** Takes part in the next game, or only watches it. */
  sit: v.strictObject({ t: v.literal('sit'), ...id, sit: v.boolean() }),
  /** Private notes of this person. */
  notes: v.strictObject({
    t: v.literal('notes'),
    ...id,
    text: v.pipe(v.string(), v.maxLength(limits.notes)),
  }),
  /** `circle` is one of the game's, or 'room'. */
  say: v.strictObject({ t: v.literal('say'), ...id, circle: shape.topic, text: shape.line }),
  /**
   * Answers a prompt by its number, or uses a right by its topic. Only a human master answers `for` a seat; for several
   * at once by the topic of what they are all asked.
   */
  answer: v.strictObject({
    t: v.literal('answer'),
    ...id,
    prompt: shape.prompt,
    answer: shape.answer,
    for: v.optional(v.union([shape.seat, v.pipe(v.array(shape.seat), v.maxLength(limits.chairs))])),
    /** Whoever leads: with the last answer of this step, what follows is called. */
    next: v.optional(shape.count(1_000_000_000)),
  }),
  /** How this person's device is woken in a slow game, as its browser gave it; null: it is not. */
  push: v.strictObject({ t: v.literal('push'), ...id, subscription: v.nullable(shape.subscription) }),
  /** Asks for a code that hands this seat to another device. */
  hand: v.strictObject({ t: v.literal('hand'), ...id }),
  /** The owner of a seat about to be given away says no. */
  object: v.strictObject({ t: v.literal('object'), ...id }),
  /** The owner takes the seat back from the bot that kept it. */
  reclaim: v.strictObject({ t: v.literal('reclaim'), ...id }),

  /** Whoever holds a seat, or the host where that one is away, answers who asks for it at the door. */
  admit: v.strictObject({ t: v.literal('admit'), ...id, caller: shape.personId, yes: v.boolean() }),

  /* The host's. */
  kick: v.strictObject({ t: v.literal('kick'), ...id, person: shape.personId }),
  /** Lets somebody who was sent away come in again. */
  pardon: v.strictObject({ t: v.literal('pardon'), ...id, person: shape.personId }),
  /** Nobody new comes in, or again everybody who has the code. */
  lock: v.strictObject({ t: v.literal('lock'), ...id, locked: v.boolean() }),
  host: v.strictObject({ t: v.literal('host'), ...id, person: shape.personId }),
  bot: v.strictObject({ t: v.literal('bot'), ...id }),
  /** How one bot plays, or all of them and those to come. */
  style: v.strictObject({
    t: v.literal('style'),
    ...id,
    person: v.optional(shape.personId),
    level: v.optional(style.level),
    temper: v.optional(style.temper),
  }),
  arrange: v.strictObject({
    t: v.literal('arrange'),
    ...id,
    seats: v.pipe(v.array(shape.personId), v.maxLength(limits.chairs)),
  }),
  /** What will be played, how, with how many chairs, and who leads it: nobody (the app) or a person who does not play. */
  settings: v.strictObject({
    t: v.literal('settings'),
    ...id,
    game: v.optional(shape.topic),
    options: v.optional(shape.gameOptions),
    chairs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.chairs))),
    master: v.optional(v.nullable(shape.personId)),
  }),
  /** People without a device, as a list that was pasted: answered by `named`. */
  names: v.strictObject({
    t: v.literal('names'),
    ...id,
    names: v.pipe(v.array(shape.name), v.maxLength(limits.people * 2)),
    /** How languages speak of them, in the same order. */
    genders: v.optional(v.pipe(v.array(v.nullable(shape.gender)), v.maxLength(limits.people * 2))),
  }),
  /** Asks by what devices may take the seats of those who have none: answered by `claims`. */
  claims: v.strictObject({ t: v.literal('claims'), ...id }),
  /** A seat without a device again: one's own, or for whoever leads anybody's. */
  paper: v.strictObject({ t: v.literal('paper'), ...id, person: v.optional(shape.personId) }),
  /** An explicit deal or a position for the next game, a secret of whoever leads it; null: chance deals. */
  deal: v.strictObject({ t: v.literal('deal'), ...id, deal: v.nullable(shape.gameDeal) }),
  start: v.strictObject({ t: v.literal('start'), ...id }),
  /** After the end: back to the table with the same people. */
  again: v.strictObject({ t: v.literal('again'), ...id }),
  abandon: v.strictObject({ t: v.literal('abandon'), ...id }),
  pause: v.strictObject({ t: v.literal('pause'), ...id, paused: v.boolean() }),
  more: v.strictObject({ t: v.literal('more'), ...id, seconds: shape.seconds }),
  skip: v.strictObject({ t: v.literal('skip'), ...id }),
  /** Hours in which the time of slow games stands still, in minutes after midnight, UTC; null: none. */
  quiet: v.strictObject({
    t: v.literal('quiet'),
    ...id,
    hours: v.nullable(v.strictObject({ from: shape.count(1439), to: shape.count(1439) })),
  }),
  /** Gives an absent owner's seat to a bot, or to somebody who watches; by day, after the time to object. */
  replace: v.strictObject({
    t: v.literal('replace'),
    ...id,
    seat: shape.seat,
    by: v.union([v.literal('bot'), shape.personId]),
  }),

  /* The human master's. */
  /** Calls what follows; `step`: only if the present step has this number. */
  next: v.strictObject({ t: v.literal('next'), ...id, step: v.optional(shape.count(1_000_000_000)) }),
  /** How long a line in the dark lasts at least; 0: as long as it is left to. */
  pulse: v.strictObject({ t: v.literal('pulse'), ...id, seconds: shape.count(limits.pulse) }),
  undo: v.strictObject({
    t: v.literal('undo'),
    ...id,
    to: shape.count(1_000_000),
    reason: v.pipe(v.string(), v.maxLength(limits.reason)),
  }),
  /** What an undo would change: answered by `preview`, to this connection alone. */
  preview: v.strictObject({ t: v.literal('preview'), ...id, to: shape.count(1_000_000) }),
  /** Looks through a seat's eyes beside one's own; null: no longer. It is of this connection, and ends with it. */
  look: v.strictObject({ t: v.literal('look'), ...id, seat: v.nullable(shape.seat) }),
  lead: v.strictObject({ t: v.literal('lead'), ...id, by: v.picklist(['app', 'human']) }),

  /** Answered by `pong`. */
  ping: v.strictObject({ t: v.literal('ping') }),
} as const;

export type ToServerType = keyof typeof toServer;
export type ToServer = { [T in ToServerType]: v.InferOutput<(typeof toServer)[T]> }[ToServerType];
/** The message of one type. */
export type Message<T extends ToServerType> = Extract<ToServer, { readonly t: T }>;
/** With these a connection enters a room. */
export const entrances = ['open', 'enter', 'watch', 'visit', 'take'] as const;
export type Entrance = Message<(typeof entrances)[number]>;
/** What a person in a room may command. */
export type Command = Exclude<ToServer, Entrance | Message<'ping'>>;

export const isEntrance = (message: ToServer): message is Entrance =>
  entrances.some((type) => type === message.t);

const isToServerType = (type: unknown): type is ToServerType =>
  typeof type === 'string' && Object.hasOwn(toServer, type);

const idOf = (data: { readonly id?: unknown }): { readonly id?: string } =>
  v.is(shape.commandId, data.id) ? { id: data.id } : {};

/** Why a frame is no message, with the command's id where there is one to answer to. */
export interface Unread {
  readonly id?: string;
  readonly refusal: Refusal;
}

/** A message out of a frame that came from anywhere. */
export function readToServer(text: string): Result<ToServer, Unread> {
  if (text.length > limits.frame)
    return fail({ refusal: refusal('protocol.oversized', { most: limits.frame }) });
  const data = parsedWithoutMarks(text);
  if (!isRecord(data)) return fail({ refusal: refusal('protocol.malformed') });
  const { t, v: version } = data;
  if (!isToServerType(t)) return fail({ ...idOf(data), refusal: refusal('protocol.unknown') });
  if (typeof version === 'number' && version !== protocolVersion) {
    return fail({ ...idOf(data), refusal: refusal('protocol.version', { ours: protocolVersion }) });
  }
  const read = v.safeParse(toServer[t], data, { abortEarly: true });
  if (read.success) return ok(read.output);
  return fail({ ...idOf(data), refusal: refusal('protocol.malformed') });
}
