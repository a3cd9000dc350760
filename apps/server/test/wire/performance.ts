import type { Move } from '@veillee/bots';
import type { Chair, Input, Seat, Sight } from '@veillee/kernel';
import { isSeenBy, type Played } from '@veillee/kernel/laws';
import type { AnyGame, LiveRoom, RoomServer, ServerParts } from '@veillee/rooms';
import type { Caught, Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { lastFrame } from '../lead/village.ts';

/** How a history is played over the wire, the same in both worlds. */
export interface Staging {
  readonly game: AnyGame;
  /** Whose frames are caught: a seat's, or those of somebody who watches. */
  readonly chair: Chair;
  /** This seat is a bot's. */
  readonly bot?: Seat;
  /** After every so many of the moments the chair knows of: its line breaks, or it tries something foolish. */
  readonly everySeen?: number;
  readonly build?: (parts: ServerParts) => RoomServer;
  /** Its troubles are others: the seat is given back to paper, and a phone claims it by its slip. */
  readonly claimed?: boolean;
  /** Where everything is kept: a database, and everybody but the host comes in at another node than the room's. */
  readonly carriedOver?: string;
}

/** A frame as an eavesdropper on the chair's line has it: when, how big, and what it says. */
export interface Frame {
  readonly at: number;
  readonly bytes: number;
  readonly text: string;
}

/** Plays a history on a started server, through real sockets, and returns the frames that reach the chair. */
export async function perform({ setup, inputs }: Played, staging: Staging): Promise<Frame[]> {
  const script: Move[] = [];
  const { game, build, carriedOver } = staging;
  const evening = await Evening.begin({
    games: new Map([[game.id, game]]),
    seal: () => ({ salt: '00', seed: setup.seed, ...(setup.deal === undefined ? {} : { deal: setup.deal }) }),
    policy: (_sight: Sight) => script.shift(),
    rules: { botPause: { least: 0, most: 0 } },
    ...(build === undefined ? {} : { build }),
    ...(carriedOver === undefined ? {} : { data: carriedOver, carried: true, push: null }),
  });
  try {
    const stage = await Stage.lay(evening, setup, staging, script);
    const start = evening.clock.now();
    for (const input of inputs) await stage.enact(input);
    return stage.watcher.frames.map(({ at, bytes, text }: Caught) => ({
      at: at - start,
      bytes,
      text: text.replace(/"fingerprint":"\w+"|"addresses":\[[^\]]*\]/g, '').trimEnd(),
    }));
  } finally {
    await evening.end();
  }
}

const pacing = 137;

class Stage {
  readonly watcher: Client;
  readonly #evening: Evening;
  readonly #players: ReadonlyMap<Chair, Client>;
  readonly #staging: Staging;
  readonly #script: Move[];
  readonly #live: LiveRoom;
  #seen = 0;

  private constructor(
    evening: Evening,
    players: ReadonlyMap<Chair, Client>,
    watcher: Client,
    staging: Staging,
    script: Move[],
  ) {
    this.#evening = evening;
    this.#players = players;
    this.watcher = watcher;
    this.#staging = staging;
    this.#script = script;
    this.#live = evening.roomOf(watcher);
  }

  static async lay(
    evening: Evening,
    setup: Played['setup'],
    staging: Staging,
    script: Move[],
  ): Promise<Stage> {
    const { seats } = setup;
    const { game, bot, chair } = staging;
    const people = await evening.table(seats - (bot === undefined ? 0 : 1));
    const host = people[0] as Client;
    const options = setup.options as never;
    await host.do({ t: 'settings', game: game.id, options, chairs: seats + 1 });
    const players = new Map<Chair, Client>();
    if (setup.master === 'human') {
      const master = await evening.page();
      await master.say({ t: 'enter', room: host.room.code, name: 'Mona' });
      await evening.settle();
      await host.do({ t: 'settings', master: master.present.me.person });
      players.set('master', master);
    }
    if (bot !== undefined) await host.do({ t: 'bot' });
    await evening.settle();
    await Stage.#seat(host, bot);
    const watcher = chair === 'table' ? await evening.page() : undefined;
    await watcher?.say({ t: 'watch', room: host.room.code });
    await evening.settle();
    await host.do({ t: 'start' });
    await evening.advance(0);
    for (const client of people) players.set(client.sight.chair, client);
    return new Stage(evening, players, watcher ?? (players.get(chair) as Client), staging, script);
  }

  /** The bot sits down in its own seat. */
  static async #seat(host: Client, bot: Seat | undefined): Promise<void> {
    if (bot === undefined) return;
    const seats = [...host.room.seats];
    const last = seats.pop() as number;
    seats.splice(bot, 0, last);
    await host.do({ t: 'arrange', seats });
  }

  async enact(input: Input): Promise<void> {
    await this.#put(input);
    await this.#evening.advance(0);
    if (!isSeenBy(this.#staging.chair, input)) return;
    this.#seen += 1;
    await this.#evening.advance(pacing);
    const { everySeen, claimed } = this.#staging;
    if (everySeen === undefined || this.#seen % everySeen > 0) return;
    if (claimed) await this.#isClaimed();
    else await this.#trouble();
  }

  async #put(input: Input): Promise<void> {
    if ('elapsed' in input) {
      if (this.#live.room.data.sitting?.timing.since !== undefined)
        await this.#players.get('master')?.do({ t: 'next' });
      const due = this.#live.room.data.sitting?.timing.due ?? this.#evening.clock.now();
      await this.#evening.advance(due - this.#evening.clock.now());
    } else if ('undo' in input) {
      await this.#players.get('master')?.say({ t: 'undo', to: input.undo, reason: input.reason });
    } else if ('answer' in input) {
      const { by, prompt, answer } = input;
      if (by === this.#staging.bot) await this.#botDoes({ prompt, answer });
      else {
        const whom = input.for === undefined ? {} : { for: input.for };
        await this.#players.get(by)?.say({ t: 'answer', prompt, answer, ...whom });
      }
    }
  }

  async #botDoes(move: Move): Promise<void> {
    this.#script.push(move);
    // The house looks at its bots whenever something has happened.
    this.#evening.server.roomServer.parts.scheduler.wake(this.#live);
    await this.#evening.advance(0);
    if (this.#script.length > 0) throw new Error('the bot did not move');
  }

  /** In turn: the chair's line breaks and comes back, it answers what nobody asked, it says nonsense. */
  async #trouble(): Promise<void> {
    const { watcher } = this;
    const kind = (this.#seen / (this.#staging.everySeen ?? 1)) % 4;
    if (kind === 0) await this.#comesBack(watcher);
    else if (kind === 1) await watcher.nonsense('{"t":"answer"}');
    else if (kind === 2) await this.#comesBack([...this.#players.values()].find((one) => one !== watcher));
    else await watcher.say({ t: 'answer', prompt: 9999, answer: { do: 'pass' } });
    await this.#evening.settle();
  }

  async #isClaimed(): Promise<void> {
    const { watcher } = this;
    const { room, me } = watcher.present;
    const master = this.#players.get('master') as Client;
    await watcher.say({ t: 'paper' });
    await watcher.closed;
    await this.#evening.advance(pacing);
    await master.do({ t: 'claims' });
    const { list } = lastFrame(master, 'claims');
    const own = list.find(({ person }) => person === me.person);
    await watcher.connect();
    const no = await watcher.say({ t: 'take', room: room?.code as string, code: own?.key as string });
    if (no.length > 0) throw new Error(`the slip is refused: ${JSON.stringify(no)}`);
    await this.#evening.settle();
  }

  async #comesBack(client: Client | undefined): Promise<void> {
    if (client === undefined) return;
    const { code } = this.watcher.room;
    await client.lose();
    await this.#evening.settle();
    await client.connect();
    const named = [...this.#players.values()].includes(client);
    await client.say(named ? { t: 'enter', room: code } : { t: 'watch', room: code });
  }
}

/** Where two captures differ first, or undefined. */
export function difference(one: readonly Frame[], two: readonly Frame[]): string | undefined {
  for (let i = 0; i < Math.max(one.length, two.length); i += 1) {
    const [a, b] = [one[i], two[i]];
    if (a === undefined || b === undefined) return `${one.length} frames against ${two.length}`;
    if (a.at !== b.at) return `frame ${i} comes at ${a.at} against ${b.at}`;
    if (a.bytes !== b.bytes) return `frame ${i} has ${a.bytes} bytes against ${b.bytes}`;
    if (a.text !== b.text) return `frame ${i} says ${parting(a.text, b.text)}`;
  }
  return undefined;
}

function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return `…${a.slice(Math.max(0, at - 60), at + 60)}… against …${b.slice(Math.max(0, at - 60), at + 60)}…`;
}
