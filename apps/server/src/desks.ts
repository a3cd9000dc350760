import type { Input, Phrase, Refusal, Sealed } from '@veillee/kernel';
import { Bucket } from './bucket.ts';
import type { RandomBytes } from './chance.ts';
import type { Games } from './games.ts';
import type { House } from './house.ts';
import type { Desk } from './rooms/desk.ts';
import type { Person, Room, RoomEvent } from './rooms/room.ts';
import { type Connection, whisperTo } from './wire/connection.ts';
import { type Live, seemsHere } from './wire/live.ts';

/** In whose name the house itself acts. */
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

/** A desk for what the house does by itself, or for a person's command `id`. */
export class HouseDesk implements Desk {
  readonly room: Room;
  readonly me: Person;
  readonly now: number;
  readonly #house: House;
  readonly #live: Live;
  readonly #connection: Connection | null;
  readonly #id: string | undefined;
  #isLogged = false;

  constructor(house: House, live: Live, me: Person, connection: Connection | null, id?: string) {
    this.room = live.room;
    this.me = me;
    this.now = house.now;
    this.#house = house;
    this.#live = live;
    this.#connection = connection;
    this.#id = id;
  }

  get games(): Games {
    return this.#house.games;
  }

  /** The command is logged with the first thing it does. */
  readonly #command = (): readonly [number, string] | undefined => {
    if (this.#isLogged || this.#id === undefined) return undefined;
    this.#isLogged = true;
    return [this.me.id, this.#id];
  };

  get random(): RandomBytes {
    return this.#house.random;
  }

  isHere(person: number): boolean {
    return seemsHere(this.#live, person);
  }

  record(event: RoomEvent): void {
    this.#house.record(this.#live, event, this.#command());
  }

  /** What changed nothing is logged too: said again later, as after a lost line, it might. */
  close(): void {
    if (!this.#isLogged) this.record({ e: 'obeyed' });
  }

  play(input: Input): Refusal | undefined {
    return this.#house.play(this.#live, input, this.#command);
  }

  note(key: string, params?: Phrase['params']): void {
    this.record({ e: 'said', item: { note: params === undefined ? { key } : { key, params } } });
  }

  whisper(frame: { readonly t: 'code'; readonly code: string; readonly seconds: number }): void {
    if (this.#connection !== null) whisperTo(this.#connection, JSON.stringify({ ...frame, id: this.#id }));
  }

  dismiss(person: number, why: Phrase): void {
    for (const connection of this.#live.connections) {
      if (connection.person === person) this.#house.dismiss(connection, why, false);
    }
  }

  seal(): Sealed {
    return this.#house.seal();
  }

  mayStart(): boolean {
    const { matches, now } = this.#house;
    return this.#connection === null || matches.of(this.#connection.address, now).take(now);
  }

  mayTalk(): boolean {
    const { rules, now } = this.#house;
    const { talk } = this.#live;
    let bucket = talk.get(this.me.id);
    if (bucket === undefined) {
      bucket = new Bucket(rules.talk.burst, rules.talk.perSecond, now);
      talk.set(this.me.id, bucket);
    }
    return bucket.take(now);
  }
}
