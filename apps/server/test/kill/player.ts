import { quick, type Rng } from '@veillee/kernel';
import { type Command, type Frame, type Present, sightOf, type ToClient } from '@veillee/protocol';
import { Client } from '../client.ts';
import { type Look, lossesIn } from './compare.ts';
import { choose, type Deed } from './deeds.ts';
import { isPublic } from './matchRecord.ts';
import { Seat } from './seat.ts';
import type { Table } from './table.ts';
import type { Sent } from './tableRecord.ts';

/** How many commands somebody may have under way: fewer than the house remembers, with those said again. */
const mostUnderWay = 3;
/** So many of those that were obeyed are said again after a kill. */
const saidAgain = 5;

/** Somebody with a phone: commands before the last was acknowledged, and sends again after a kill. */
export class Player {
  readonly seat: Seat;
  /** Gone until the table has seen so many answers. */
  awayUntil: number | null = null;
  readonly #table: Table;
  readonly #rng: Rng;
  /** What was last shown. */
  #before: Present | null = null;
  #client: Client | null = null;
  #hasArrived = false;
  #isMoving = false;
  #underWay: Sent[] = [];
  #obeyed: Command[] = [];
  readonly #again = new Set<string>();
  #awaiting: ((frame: Frame<'now'>) => void) | null = null;

  constructor(table: Table, name: string) {
    this.#table = table;
    this.seat = new Seat(table, name);
    this.#rng = quick(table.next());
  }

  get isHere(): boolean {
    return this.#hasArrived && this.#client?.isOpen === true;
  }

  /** Resolves once the line is cut and all that came before that was heard. */
  get gone(): Promise<void> {
    return this.#client?.closed ?? Promise.resolve();
  }

  /** Its line is cut, as by a lost network. */
  async cut(): Promise<void> {
    await this.#client?.lose();
  }

  /* Coming in. */

  /** Comes to the table, for the first time or again; resolves when it is shown, refused, or the house is gone. */
  async come(): Promise<void> {
    this.awayUntil = null;
    const client = await this.#connect();
    if (client === null) return;
    const look = this.#ask();
    const key = await this.seat.enter(client);
    if (!client.isOpen) return;
    if (key === 'ok') await this.#arrive(client, look);
    else {
      this.seat.refused(key);
      // Somebody new stays outside a locked table.
      if (key === 'room.locked' || this.seat.isOut) this.#leave();
      await client.lose();
    }
  }

  async #connect(): Promise<Client | null> {
    const client = new Client(this.#table.url, () => 0, '', 0);
    try {
      await client.connect();
    } catch {
      return null;
    }
    // Whoever comes again before they were shown anything has one line, not two.
    void this.#client?.lose();
    this.#client = client;
    this.#hasArrived = false;
    client.heard = (frame) => this.#hear(client, frame);
    void client.closed.then(() => this.#lost(client));
    return client;
  }

  /** What is acknowledged by now must be in the picture that is asked for. */
  #ask(): Omit<Look, 'present'> {
    const { record } = this.#table;
    return { before: this.#before, asked: record.moment(), notes: record.acknowledgedNotes() };
  }

  /** The whole picture has come. */
  async #arrive(client: Client, look: Omit<Look, 'present'>): Promise<void> {
    await this.#shown(client);
    if (!client.isOpen || client.bye !== null || this.#client !== client) return;
    const table = this.#table;
    const { present } = client;
    table.code ??= present.room?.code ?? null;
    const before = this.seat.recognise(present.me.person) ? look.before : null;
    for (const loss of lossesIn(table.record, { ...look, before, present })) this.seat.lose(loss);
    if (table.isLost) return;
    this.#hasArrived = true;
    this.#remember(present);
    table.answered();
    this.#sayAgain();
    this.act();
  }

  /** In the dark talk comes in pieces, beat by beat, until one brings no more. */
  async #shown(client: Client): Promise<void> {
    await client.settled();
    const isInPieces = (): boolean => {
      const { room } = client.present;
      const sight = sightOf(client.present);
      return client.isOpen && room?.match?.state === 'running' && sight !== null && !isPublic(sight);
    };
    const next = (): Promise<Frame<'now'> | undefined> =>
      Promise.race([
        new Promise<Frame<'now'>>((resolve) => {
          this.#awaiting = resolve;
        }),
        client.closed.then(() => undefined),
      ]);
    while (isInPieces() && (await next())?.talk !== undefined);
  }

  /* Hearing. */

  #hear(client: Client, frame: ToClient): void {
    client.frames.length = 0;
    if (frame.t === 'code') this.seat.hearCode(frame.id, frame.code);
    if (frame.t !== 'now' || this.#client !== client) return;
    this.#awaiting?.(frame);
    this.#awaiting = null;
    if (this.#hasArrived) this.#see(client, frame);
  }

  #see({ present }: Client, { ack }: Frame<'now'>): void {
    this.#before = present;
    this.#table.see(present);
    if (ack === undefined) return;
    this.#answered(ack.id, ack.no === undefined);
    this.#table.answered();
    this.act();
  }

  #answered(id: string, isObeyed: boolean): void {
    const { record } = this.#table;
    if (this.#again.delete(id)) {
      record.figures.repeated += 1;
      if (!isObeyed) this.seat.lose(`${id} was obeyed, and is refused when said again`);
      return;
    }
    const sent = this.#underWay.find(({ command }) => command.id === id);
    if (sent === undefined) return;
    this.#underWay = this.#underWay.filter((one) => one !== sent);
    if (!isObeyed) {
      record.refused(sent);
      return;
    }
    record.figures.acknowledged += 1;
    record.obeyed(sent);
    this.#obeyed = [...this.#obeyed, sent.command].slice(-saidAgain);
  }

  /** The line is cut: what was shown last must be there when somebody comes back. */
  #lost(client: Client): void {
    if (this.#client !== client) return;
    if (this.#hasArrived) this.#remember(client.present);
    this.#hasArrived = false;
    this.#client = null;
    this.#again.clear();
    const why = client.bye?.why.key;
    if (why === 'seat.kicked') this.seat.sendAway();
    if (why === 'seat.left') this.seat.leave();
    if (this.seat.isOut) this.#leave();
  }

  #remember(present: Present): void {
    this.#before = present;
    const { record } = this.#table;
    record.remember(present);
    const sight = sightOf(present);
    if (sight !== null) record.match(present.m).remember(this.seat.person ?? 0, sight, record.moment());
  }

  /** Comes back a little later, and as somebody else. */
  #leave(): void {
    this.#underWay = [];
    this.#obeyed = [];
    this.awayUntil = this.#table.answers + 5 + this.#rng.below(30);
  }

  /* Doing. */

  /** Does what comes to mind, as long as not too much is under way. */
  act(): void {
    while (this.isHere && !this.#isMoving && this.#table.isPlaying && this.#underWay.length < mostUnderWay) {
      const deed = this.#choose();
      if (typeof deed !== 'string') this.#send(deed);
      else if (deed === 'away') this.goAway();
      else if (this.#underWay.length === 0) void this.#move();
      else return;
    }
  }

  #choose(): Deed {
    const table = this.#table;
    const present = this.#client?.present as Present;
    return choose({
      present,
      room: present.room as NonNullable<Present['room']>,
      me: this.seat.person as number,
      plan: table.plan,
      rng: this.#rng,
      mayMove: table.mayMove && this.seat.mayMove,
      mayGo: table.players.filter(({ isHere }) => isHere).length > 2,
      next: () => table.next(),
    });
  }

  #send(deed: Exclude<Deed, string>): void {
    const client = this.#client as Client;
    const command: Command = { ...deed, id: `command-${this.#table.next()}` };
    this.#underWay.push(this.#table.record.send(command, client.present));
    this.#table.record.figures.sent += 1;
    if (command.t === 'hand') this.seat.askCode(command.id);
    if (command.t === 'leave') this.seat.isLeaving = true;
    client.raw(JSON.stringify(command));
  }

  /** In order: what was obeyed not long ago, which must change nothing, and all that was not answered. */
  #sayAgain(): void {
    for (const command of this.#obeyed) {
      this.#again.add(command.id);
      this.#client?.raw(JSON.stringify(command));
    }
    for (const { command } of this.#underWay) this.#client?.raw(JSON.stringify(command));
  }

  goAway(): void {
    this.awayUntil = this.#table.answers + 5 + this.#rng.below(60);
    void this.#client?.lose();
  }

  /** Goes on with another device. */
  async #move(): Promise<void> {
    this.#isMoving = true;
    const old = this.#client;
    const client = await this.#connect();
    const look = this.#ask();
    const key = client === null ? 'gone' : await this.seat.move(client);
    this.#isMoving = false;
    if (client === null || !client.isOpen) return;
    if (key === 'ok') {
      await old?.closed;
      await this.#arrive(client, look);
    } else {
      await Promise.all([old?.lose(), client.lose()]);
      await this.come();
    }
  }
}
