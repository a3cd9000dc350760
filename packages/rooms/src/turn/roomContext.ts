import type { Input, Phrase, Refusal, Sealed } from '@veillee/kernel';
import type { Games } from '../games.ts';
import { bucketFor } from '../gate/bucket.ts';
import { type Connection, sendTo } from '../gate/connection.ts';
import { type Caller, callersAt } from '../gate/threshold.ts';
import { type LiveRoom, seemsHere } from '../live/liveRoom.ts';
import type { Parts } from '../parts.ts';
import type { Hash, Push, RandomBytes } from '../ports.ts';
import type { CommandContext, Whispered } from '../room/commandContext.ts';
import type { Person, Room, RoomEvent } from '../room/room.ts';

/** In whose name the server itself acts. */
export const nobody: Person = {
  id: 0,
  name: '',
  bot: true,
  key: null,
  ready: true,
  notes: '',
  done: [],
  left: false,
};

type Known = Pick<Parts, 'setup' | 'turn' | 'gate' | 'actions'>;

/** What a person's command `id` may touch, or what the server does by itself. */
export class RoomContext implements CommandContext {
  readonly room: Room;
  readonly me: Person;
  readonly now: number;
  readonly #parts: Known;
  readonly #live: LiveRoom;
  readonly #connection: Connection | null;
  readonly #id: string | undefined;
  #isLogged = false;

  constructor(parts: Known, live: LiveRoom, me: Person, connection: Connection | null, id?: string) {
    this.room = live.room;
    this.me = me;
    this.now = parts.turn.now;
    this.#parts = parts;
    this.#live = live;
    this.#connection = connection;
    this.#id = id;
  }

  get games(): Games {
    return this.#parts.setup.games;
  }

  /** The command is logged with the first thing it does. */
  readonly #command = (): readonly [number, string] | undefined => {
    if (this.#isLogged || this.#id === undefined) return undefined;
    this.#isLogged = true;
    return [this.me.id, this.#id];
  };

  get random(): RandomBytes {
    return this.#parts.setup.random;
  }

  get hash(): Hash {
    return this.#parts.setup.hash;
  }

  get push(): Push | null {
    return this.#parts.setup.push;
  }

  isHere(person: number): boolean {
    return seemsHere(this.#live, person);
  }

  record(event: RoomEvent): void {
    this.#parts.actions.record(this.#live, event, this.#command());
  }

  /** What changed nothing is logged too: said again later, as after a lost line, it might. */
  close(): void {
    if (!this.#isLogged) this.record({ e: 'obeyed' });
  }

  play(input: Input): Refusal | undefined {
    return this.#parts.actions.play(this.#live, input, this.#command);
  }

  note(key: string, params?: Phrase['params']): void {
    this.record({ e: 'said', item: { note: params === undefined ? { key } : { key, params } } });
  }

  whisper(frame: Whispered): void {
    if (this.#connection !== null) sendTo(this.#connection, JSON.stringify({ ...frame, id: this.#id }));
  }

  look(seat: number | null): void {
    if (this.#connection !== null) this.#connection.looks = seat;
  }

  dismiss(person: number, why: Phrase): void {
    for (const connection of this.#live.connections) {
      if (connection.person === person) this.#parts.gate.dismiss(connection, why, false);
    }
  }

  caller(id: number): Caller | undefined {
    return callersAt(this.#live).find((caller) => caller.id === id);
  }

  answerCaller(caller: Caller, is: 'yours' | 'refused'): void {
    caller.is = is;
    this.#live.roomIsStale = true;
  }

  seal(): Sealed {
    return this.#parts.setup.seal();
  }

  mayStart(): boolean {
    const { gate } = this.#parts;
    return this.#connection === null || gate.limits.mayStart(this.#connection.source, this.now);
  }

  mayReplay(inputs: number): boolean {
    const { gate } = this.#parts;
    return this.#connection === null || gate.limits.mayReplay(this.#connection.source, inputs, this.now);
  }

  mayTalk(): boolean {
    const { talk } = this.#parts.setup.rules;
    return bucketFor(this.#live.talk, this.me.id, talk, this.now).spend(this.now);
  }
}
