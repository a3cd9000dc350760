import {
  type Command,
  follow,
  nothingYet,
  type Present,
  protocolVersion,
  readToClient,
  type ToClient,
} from '@veillee/protocol';
import type { Connection, RoomServer } from '../src/index.ts';

/** Somebody at a page that does as the app does: whatever was not answered is said again over the next line. */
export class Guest {
  readonly name: string;
  readonly #token: string;
  readonly #watch: (guest: Guest, frame: ToClient) => void;
  present: Present = nothingYet;
  /** Its table; null: it lays one. */
  code: string | null = null;
  unanswered: Command[] = [];
  /** The ids of what it said, in order, and of what was done. */
  readonly said: string[] = [];
  readonly done: string[] = [];
  /** Why it was refused. */
  readonly refused: string[] = [];
  #line: { readonly server: RoomServer; readonly connection: Connection } | null = null;

  /** Whoever has the same letter is the same person. */
  constructor(letter: string, name: string, watch: (guest: Guest, frame: ToClient) => void) {
    this.#token = letter.repeat(43);
    this.name = name;
    this.#watch = watch;
  }

  get isConnected(): boolean {
    return this.#line !== null;
  }

  connect(server: RoomServer): void {
    this.lose();
    this.present = nothingYet;
    const isNow = (): boolean => this.#line?.connection === connection;
    const connection = server.connect(
      {
        post: (frame) => isNow() && this.#hear(String(frame)),
        close: () => {
          if (isNow()) this.#line = null;
        },
      },
      'here',
    );
    this.#line = { server, connection };
    const coming = { v: protocolVersion, id: 'coming-in', token: this.#token, name: this.name };
    const entrance =
      this.code === null ? { t: 'open', ...coming } : { t: 'enter', room: this.code, ...coming };
    server.receive(connection, JSON.stringify(entrance));
    for (const command of this.unanswered) server.receive(connection, JSON.stringify(command));
  }

  say(command: Command): void {
    if (!this.said.includes(command.id)) this.said.push(command.id);
    this.unanswered.push(command);
    this.#line?.server.receive(this.#line.connection, JSON.stringify(command));
  }

  /** The line is cut without a word. */
  lose(): void {
    const line = this.#line;
    this.#line = null;
    line?.server.drop(line.connection);
  }

  /** The server is gone, and with it the line. */
  forsake(): void {
    this.#line = null;
  }

  #hear(text: string): void {
    const read = readToClient(text);
    if (!read.ok) throw new Error(`a frame that is none: ${text}`);
    const frame = read.value;
    if (frame.t === 'entered') this.code = frame.room;
    if (frame.t === 'refused') this.refused.push(`${frame.id} ${frame.no[0]?.key}`);
    if (frame.t === 'now') {
      this.present = follow(this.present, frame);
      if (frame.ack !== undefined) this.#settle(frame.ack.id, frame.ack.no === undefined);
    }
    this.#watch(this, frame);
  }

  #settle(id: string, isDone: boolean): void {
    const at = this.unanswered.findIndex((command) => command.id === id);
    if (at >= 0) this.unanswered.splice(at, 1);
    if (isDone) this.done.push(id);
  }
}
