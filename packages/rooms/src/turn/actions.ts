import { type Input, type Refusal, refusal, submit, transcript } from '@veillee/kernel';
import { base64url } from '../gate/codes.ts';
import type { Connection } from '../gate/connection.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import type { Parts } from '../parts.ts';
import { apply, remember } from '../room/apply.ts';
import type { CommandContext } from '../room/commandContext.ts';
import { type Logged, type Person, personOf, type RoomEvent, sittingOf, styleOf } from '../room/room.ts';
import { isSecret, isTimeUp, retime, waitsForOne } from '../room/timing.ts';
import { nobody, RoomContext } from './roomContext.ts';

/** Steps that take no time pass at once; the alarm sees to more of them than anybody wants. */
const mostAtOnce = 100;

/** What does not touch the room as all see it. */
const unseen: readonly RoomEvent['e'][] = [
  'noted',
  'said',
  'offered',
  'obeyed',
  'subscribed',
  'woken',
  'confided',
  'renewed',
];

type CommandId = Logged['c'];
type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'gate' | 'actions'>;

/** What can be done in a room: each is done at once, and logged. */
export class Actions {
  readonly #parts: Known;

  constructor(parts: Known) {
    this.#parts = parts;
  }

  /** For a person's command `id`, or for what the server does by itself. */
  context(live: LiveRoom): CommandContext;
  context(live: LiveRoom, me: Person, connection: Connection, id: string): RoomContext;
  context(live: LiveRoom, me = nobody, connection: Connection | null = null, id?: string): RoomContext {
    return new RoomContext(this.#parts, live, me, connection, id);
  }

  /** Does it, and logs it as done by the command `c`. */
  record(live: LiveRoom, event: RoomEvent, c?: CommandId): void {
    const { setup, turn } = this.#parts;
    apply(live.room, event, turn.now, (game) => setup.games.get(game));
    this.#log(live, event, c);
    live.changes += 1;
    live.roomIsStale ||= !unseen.includes(event.e);
    if (event.e === 'replaced' || event.e === 'cleared') for (const one of live.connections) one.fresh = true;
    if (event.e === 'started' || event.e === 'abandoned') setup.count.matches(1, event.e);
    turn.touch(live);
  }

  #log(live: LiveRoom, event: RoomEvent, c: CommandId): void {
    live.room.seq += 1;
    const logged: Logged = c === undefined ? event : { ...event, c };
    if (c !== undefined) remember(live.room, c);
    this.#parts.commits.current.log(live, JSON.stringify(logged));
  }

  /** Puts an input to the match; if it is taken, logs it, and what follows from it at once. */
  play(live: LiveRoom, input: Input, c: () => CommandId): Refusal | undefined {
    const refused = this.#take(live, input, c());
    if (refused !== undefined) return refused;
    const { now } = this.#parts.turn;
    const { match, data } = live.room;
    for (let steps = 0; steps < mostAtOnce && data.sitting?.state === 'running'; steps += 1) {
      const { timing, startedAt } = data.sitting;
      if (timing.step === null || match?.over || !this.isTimeUp(live, now)) break;
      this.#take(live, { elapsed: timing.step, at: Math.max(0, now - startedAt) }, undefined);
    }
    if (match?.over) this.#end(live);
    this.#parts.turn.touch(live);
    return undefined;
  }

  /** The present step's time is up, and nobody is waited for who plays alone. */
  isTimeUp(live: LiveRoom, now: number): boolean {
    const waits = this.#parts.setup.rules.waitsForOne && isSecret(live.room) && waitsForOne(live.room);
    return !waits && isTimeUp(live.room, now);
  }

  #take(live: LiveRoom, input: Input, c: CommandId): Refusal | undefined {
    const { match } = live.room;
    if (match === null) return refusal('match.none');
    const refused = submit(match, input);
    if (refused !== undefined) return refused;
    this.#log(live, { e: 'played', input }, c);
    this.#parts.setup.count.inputs();
    retime(live.room, this.#parts.turn.now);
    return undefined;
  }

  /** The match is over: its story is kept, under an id that only those at the table are told. */
  #end(live: LiveRoom): void {
    const { setup, commits } = this.#parts;
    const { match, data } = live.room;
    const { salt, holders } = sittingOf(data);
    const names = holders.map((id) => personOf(data, id)?.name ?? '');
    const genders = holders.map((id) => personOf(data, id)?.gender ?? null);
    const about = genders.every((one) => one === null) ? { names } : { names, genders };
    const bots = holders.map((id) => {
      const person = personOf(data, id);
      return person?.bot ? styleOf(data, person) : null;
    });
    const told = match === null ? undefined : transcript(match, 'table', { ...about, salt, bots });
    const story = base64url(setup.random(18));
    if (told?.ok) commits.current.keepStory(live.room.id, story, JSON.stringify(told.value));
    this.record(live, { e: 'said', item: { note: { key: 'note.ended' } } });
    this.record(live, { e: 'ended', story });
    setup.count.matches(1, 'ended');
  }
}
