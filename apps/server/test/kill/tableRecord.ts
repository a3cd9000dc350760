import type { Command, Present } from '@veillee/protocol';
import { effectsOf, noteOf, startsIn } from './commands.ts';
import type { Figures } from './figures.ts';
import { answerKey, MatchRecord } from './matchRecord.ts';
import { Register, type Write } from './register.ts';

/** A command as its sender keeps it until it is answered. */
export interface Sent {
  readonly command: Command;
  readonly by: number;
  readonly effects: readonly {
    readonly register: Register<string | null>;
    readonly write: Write<string | null>;
  }[];
  readonly counts: readonly Count[];
}

/** How often something was sent and not refused, and how often acknowledged. */
export interface Count {
  sent: number;
  acknowledged: number;
}

/** Somebody who is about to take a seat: where it will be in their order is not known. */
export type Coming = Write<string | null>;

/** Somebody who was seen at the table. */
interface Known {
  readonly bot: boolean;
  /** How many matches had come to their end by then. */
  readonly finished: number;
  /** When that was first known. */
  readonly since: number;
}

/** All that the people of a table know of it: what they sent, what was acknowledged and what they were shown. */
export class TableRecord {
  readonly figures: Figures;
  readonly registers = new Map<string, Register<string | null>>();
  readonly notes = new Map<string, Count>();
  readonly matches = new Map<number, MatchRecord>();
  readonly people = new Map<number, Known>();
  /** All the names somebody has had or may have had. */
  readonly #names = new Map<number, Set<string>>();
  /** Who won the matches that came to their end, by their number. */
  readonly verdicts = new Map<
    number,
    { readonly holders: readonly number[]; readonly winners: readonly number[] }
  >();
  readonly fingerprints = new Map<number, string>();
  /** The last match that was cleared away, as far as anybody was shown. */
  cleared = { match: 0, since: 0 };
  /** Those whom somebody wanted to send away. */
  readonly unwanted = new Set<number>();
  /** Lines of talk that were acknowledged, each in a circle where its speaker hears it. */
  readonly said: { readonly by: number; readonly text: string; readonly since: number }[] = [];
  /** People who came and bots that were asked for. */
  readonly comings = { sent: 0, acknowledged: 0 };
  #moment = 0;

  constructor(figures: Figures) {
    this.figures = figures;
  }

  /** What happens gets numbers, in the order it is known here. */
  moment(): number {
    this.#moment += 1;
    return this.#moment;
  }

  register(name: string): Register<string | null> {
    let register = this.registers.get(name);
    if (register === undefined) {
      register = new Register();
      this.registers.set(name, register);
    }
    return register;
  }

  note(key: string): Count {
    let count = this.notes.get(key);
    if (count === undefined) {
      count = { sent: 0, acknowledged: 0 };
      this.notes.set(key, count);
    }
    return count;
  }

  match(number: number): MatchRecord {
    let match = this.matches.get(number);
    if (match === undefined) {
      match = new MatchRecord(this.figures);
      this.matches.set(number, match);
    }
    return match;
  }

  namesOf(person: number): Set<string> {
    const names = this.#names.get(person) ?? new Set();
    this.#names.set(person, names);
    return names;
  }

  /** Somebody wants to come in under a name. */
  awaitSomebody(): Coming {
    this.comings.sent += 1;
    this.note('note.joined').sent += 1;
    return this.register('order').send(null, 0, this.moment());
  }

  /** They are in; not noted as somebody new where they had only left a match. */
  hasCome(coming: Coming, isNew: boolean): void {
    coming.done = this.moment();
    if (isNew) this.note('note.joined').acknowledged += 1;
    else this.note('note.joined').sent -= 1;
  }

  /** Somebody who sees this sends a command. */
  send(command: Command, present: Present): Sent {
    const now = this.moment();
    const by = present.me.person ?? 0;
    const effects = effectsOf(command, present).map(([name, value]) => {
      const register = this.register(name);
      return { register, write: register.send(value, by, now) };
    });
    const counts = this.#countsOf(command, present);
    if (command.t === 'kick') this.unwanted.add(command.person);
    if (command.t === 'rename') this.namesOf(command.person ?? by).add(command.name);
    for (const count of counts) count.sent += 1;
    return { command, by, effects, counts };
  }

  #countsOf(command: Command, { m, me }: Present): Count[] {
    const note = noteOf(command);
    const counts = note === undefined ? [] : [this.note(note)];
    if (command.t === 'bot') counts.push(this.comings);
    if (command.t === 'answer')
      counts.push(this.match(m).answer(answerKey(me.chair, command.for, command.prompt, command.answer)));
    return counts;
  }

  obeyed({ command, by, effects, counts }: Sent): void {
    const now = this.moment();
    if (command.t === 'say') this.said.push({ by, text: command.text, since: now });
    for (const { write } of effects) write.done = now;
    for (const count of counts) count.acknowledged += 1;
  }

  refused({ effects, counts }: Sent): void {
    for (const { register, write } of effects) register.withdraw(write);
    for (const count of counts) count.sent -= 1;
  }

  /** What somebody was shown last, before the line was cut. */
  remember({ room, talk }: Present): void {
    if (room === null) return;
    const { match } = room;
    const started = startsIn(talk);
    if (match !== null) this.fingerprints.set(match.number, match.fingerprint);
    else if (started > this.cleared.match) this.cleared = { match: started, since: this.moment() };
  }

  /** How often each note was acknowledged so far: whoever asks from now on finds them. */
  acknowledgedNotes(): ReadonlyMap<string, number> {
    return new Map(Array.from(this.notes, ([key, { acknowledged }]) => [key, acknowledged]));
  }
}
