import type { Input, Phrase, Refusal, Sealed } from '@veillee/kernel';
import type { Command, Frame, Message, ToServerType } from '@veillee/protocol';
import type { Games } from '../games.ts';
import type { Caller } from '../gate/threshold.ts';
import type { Hash, Push, RandomBytes } from '../ports.ts';
import type { Person, Room, RoomEvent } from './room.ts';

/** What a command may touch: one room, at one moment, on behalf of one person. */
export interface CommandContext {
  readonly room: Room;
  readonly me: Person;
  readonly now: number;
  readonly games: Games;
  readonly random: RandomBytes;
  readonly hash: Hash;
  readonly push: Push | null;
  /** As far as all may know. */
  isHere(person: number): boolean;
  /** Does it and logs it. */
  record(event: RoomEvent): void;
  /** Puts an input to the match; logs it unless it is refused. */
  play(input: Input): Refusal | undefined;
  /** Tells the whole table. */
  note(key: string, params?: Phrase['params']): void;
  /** Says something to the asking connection only. */
  whisper(frame: Whispered): void;
  /** The asking connection looks through a seat's eyes from now on; null: no longer. */
  look(seat: number | null): void;
  /** Cuts the connections of a person, with a last word. */
  dismiss(person: number, why: Phrase): void;
  /** Secret things a new match starts from. */
  seal(): Sealed;
  /** Who waits at the door under this number. */
  caller(id: number): Caller | undefined;
  /** Answers them. */
  answerCaller(caller: Caller, is: 'yours' | 'refused'): void;
  mayTalk(): boolean;
  /** Whether one more game may be begun from there. */
  mayStart(): boolean;
  /** Whether so many inputs of the match may be played again, which takes the house some time. */
  mayReplay(inputs: number): boolean;
}

/** What answers a command, apart from its `ack`. */
export type Whispered = { [T in 'code' | 'named' | 'claims' | 'preview']: Omit<Frame<T>, 'id'> }[
  | 'code'
  | 'named'
  | 'claims'
  | 'preview'];

export type Refused = Refusal | readonly Refusal[] | undefined;
export type Handler<T extends ToServerType> = (context: CommandContext, message: Message<T>) => Refused;
export type Handlers<T extends Command['t']> = { readonly [K in T]: Handler<K> };

/** Milliseconds since the match began. */
export const sinceStart = ({ room, now }: Pick<CommandContext, 'room' | 'now'>): number =>
  Math.max(0, now - (room.data.sitting?.startedAt ?? now));
