import type { Ack, Connection } from '../gate/connection.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import type { Ending, Frame } from '../ports.ts';
import { personOf } from '../room/room.ts';
import { leftOf } from '../room/timing.ts';
import { leadFor } from './leading.ts';
import type { Means } from './means.ts';
import type { FrameParts } from './screens.ts';
import { talkEnd, talkFor } from './talk.ts';

/** Of what a chair is sent, the second step: what has changed is put into words, once for all who are sent the same. */

/** In the dark the time left is told in steps of so many milliseconds: no finer than a busy server is late. */
const grain = 100;

/** The end of a frame, and the whole frame that is nothing else. */
interface CommonEnd {
  readonly room: string | undefined;
  readonly shared: string | undefined;
  readonly facts: string | undefined;
  readonly tail: Ending;
  frame: Frame | null;
}

const entry = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `,"${name}":${text}`;

/** The words of one round of telling. */
export class Words {
  readonly #live: LiveRoom;
  readonly #means: Means;
  readonly #now: number;
  readonly #secret: boolean;
  readonly #head: string;
  /** What all are shown: the end of everybody's frame, and whole the frame of those who are shown nothing else. */
  #common: CommonEnd | null = null;

  constructor(live: LiveRoom, means: Means, now: number, secret: boolean) {
    this.#live = live;
    this.#means = means;
    this.#now = now;
    this.#secret = secret;
    this.#head = `{"t":"now","m":${live.room.data.sitting?.number ?? 0}`;
  }

  head(ack?: Ack): string {
    return ack === undefined ? this.#head : `${this.#head},"ack":${JSON.stringify(ack)}`;
  }

  /** The end of most frames to come. */
  expect(room: string | undefined, parts: FrameParts): void {
    this.#common = this.ending(room, parts);
  }

  ending(room: string | undefined, { shared, facts }: FrameParts): CommonEnd {
    const known = this.#common;
    if (known !== null && known.room === room && known.shared === shared && known.facts === facts)
      return known;
    const end = `${entry('room', room)}${entry('shared', shared)}${entry('facts', facts)},"left":${this.#left()}}`;
    return { room, shared, facts, tail: this.#means.framing.ending(end), frame: null };
  }

  #left(): number | null {
    const left = leftOf(this.#live.room, this.#now);
    return left === null || !this.#secret ? left : Math.round(left / grain) * grain;
  }

  /** What hangs on the connection and the chair. */
  own(connection: Connection, parts: FrameParts): string {
    return this.#person(connection) + entry('own', parts.own) + leadFor(this.#live, connection, this.#means);
  }

  /** Who one is, one's notes, and talk: by person, whatever the chair. */
  #person(connection: Connection): string {
    const { room, changes } = this.#live;
    if (connection.changes === changes) return '';
    const { person, chair } = connection;
    let text = '';
    if (chair !== connection.shownChair)
      text += `,"me":{"person":${person},"chair":${JSON.stringify(chair)}}`;
    connection.shownChair = chair;
    const notes = notesOf(this.#live, connection);
    if (notes !== connection.shownNotes) text += `,"notes":${JSON.stringify(notes)}`;
    connection.shownNotes = notes;
    text += talkFor(room, connection, this.#secret, this.#means.framing);
    if (connection.talkPast === talkEnd(room)) connection.changes = changes;
    return text;
  }
}

export const notesOf = ({ room }: LiveRoom, { person }: Connection): string =>
  personOf(room.data, person)?.notes ?? '';
