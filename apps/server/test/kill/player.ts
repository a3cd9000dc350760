import { quick, type Rng } from '@veillee/kernel';
import { type Command, handOverSeconds, type Present, sightOf, type ToClient } from '@veillee/protocol';
import { Client, tokenOf } from '../client.ts';
import { type Look, lossesIn } from './compare.ts';
import { choose, type Deed } from './deeds.ts';
import type { Table } from './table.ts';
import type { Coming, Sent } from './tableRecord.ts';

/** How many commands somebody may have under way: fewer than the house remembers, with those said again. */
const mostUnderWay = 3;
/** So many of those that were obeyed are said again after a kill. */
const saidAgain = 5;

/** Somebody with a phone at a table: commands before the last was acknowledged, and sends again after a kill. */
export class Player {
  readonly table: Table;
  readonly number: number;
  readonly isHost: boolean;
  person: number | null = null;
  /** What was last shown, and never less. */
  before: Present | null = null;
  /** Gone until the table has seen so many answers. */
  awayUntil: number | null = null;
  /** Has left or was sent away, as far as is known. */
  isOut = false;
  readonly rng: Rng;
  #client: Client | null = null;
  #hasArrived = false;
  #isMoving = false;
  #token: string;
  /** Another device that may have taken the seat over. */
  #taking: { readonly token: string } | null = null;
  /** Asked for, and told: good until then at least. */
  #code: { readonly id: string; readonly until: number; readonly code?: string } | null = null;
  /** On the way to a seat as somebody new. */
  #joining: Coming | null = null;
  #isLeaving = false;
  #underWay: Sent[] = [];
  #obeyed: Command[] = [];
  readonly #again = new Set<string>();

  constructor(table: Table, number: number, isHost: boolean) {
    this.table = table;
    this.number = number;
    this.isHost = isHost;
    this.rng = quick(table.seed * 100 + number);
    this.#token = this.#newToken();
  }

  #newToken(): string {
    return tokenOf(this.table.next());
  }

  get isHere(): boolean {
    return this.#hasArrived && this.#client?.isOpen === true;
  }

  get isBusy(): boolean {
    return this.#underWay.length > 0 || this.#isMoving;
  }

  /** Resolves once the line is cut and all that came before that was heard. */
  get gone(): Promise<void> {
    return this.#client?.closed ?? Promise.resolve();
  }

  /** Has asked to leave, or somebody to send them away. */
  get #mayBeOut(): boolean {
    return this.#isLeaving || this.table.record.unwanted.has(this.person ?? 0);
  }

  /* Coming in. */

  /** Comes to the table, for the first time or again; resolves when it is shown, refused, or the house is gone. */
  async come(): Promise<void> {
    this.awayUntil = null;
    const client = await this.#connect();
    if (client === null) return;
    const look = this.#ask();
    const key = await this.#enter(client);
    if (!client.isOpen) return;
    if (key === 'ok') await this.#arrive(client, look);
    else {
      this.#refusedEntry(key);
      await client.lose();
    }
  }

  async #connect(): Promise<Client | null> {
    const client = new Client(this.table.url, () => 0, this.#token, this.number);
    try {
      await client.connect();
    } catch {
      return null;
    }
    this.#client = client;
    this.#hasArrived = false;
    client.heard = (frame) => this.#hear(client, frame);
    void client.closed.then(() => this.#lost(client));
    return client;
  }

  /** What is acknowledged by now must be in the picture that is asked for. */
  #ask(): Omit<Look, 'present'> {
    const { record } = this.table;
    return { before: this.before, asked: record.moment(), notes: record.acknowledgedNotes() };
  }

  async #enter(client: Client): Promise<string> {
    const { code: room } = this.table;
    if (room === null) return client.key({ t: 'open', name: this.table.nameFor(this) });
    if (this.#taking !== null) {
      const { token } = this.#taking;
      const key = await client.key({ t: 'enter', room, token });
      if (key === 'ok' && client.isOpen) this.#moved(token);
      if (key !== 'seat.unknown') return key;
      this.#taking = null;
    }
    const isNew = this.person === null || this.isOut;
    if (!isNew) return client.key({ t: 'enter', room, token: this.#token });
    this.#joining ??= this.table.record.awaitSomebody();
    return client.key({ t: 'enter', room, token: this.#token, name: this.table.nameFor(this) });
  }

  #refusedEntry(key: string): void {
    const mayBeUnknown = key === 'seat.unknown' && this.#mayBeOut;
    if (mayBeUnknown) this.#sentAway();
    else if (this.#joining === null) this.table.lose(`${this.#label} comes back and is refused: ${key}`);
    else if (key === 'room.unknown') this.table.lose(`the table is unknown`);
  }

  get #label(): string {
    return `${this.table.nameFor(this)} (${this.person})`;
  }

  /** Nobody at the table any more; whoever comes back is somebody else. */
  #leave(): void {
    this.isOut = true;
    this.#isLeaving = false;
    this.#joining = null;
    this.#underWay = [];
    this.#obeyed = [];
    this.#code = null;
    this.#taking = null;
    this.awayUntil = this.table.answers + 5 + this.rng.below(30);
  }

  #sentAway(): void {
    this.#leave();
    this.#token = this.#newToken();
  }

  /** The whole picture has come. */
  async #arrive(client: Client, look: Omit<Look, 'present'>): Promise<void> {
    await client.settled();
    if (!client.isOpen || client.bye !== null || this.#client !== client) return;
    const { table } = this;
    const { present } = client;
    table.code ??= present.room?.code ?? null;
    const before = this.#recognise(present.me.person) ? look.before : null;
    for (const loss of lossesIn(table.record, { ...look, before, present }))
      table.lose(`${this.#label}: ${loss}`);
    if (table.isLost) return;
    this.#hasArrived = true;
    this.#remember(present);
    table.answered();
    this.#sayAgain();
    this.act();
  }

  /** Whether it is the person it was. */
  #recognise(person: number | null): boolean {
    const isSame = this.person === person;
    if (!isSame && this.person !== null && !this.isOut)
      this.table.lose(`${this.#label} is taken for ${person}`);
    if (this.#joining !== null) this.table.record.hasCome(this.#joining, !isSame);
    this.#joining = null;
    this.isOut = false;
    this.person = person;
    return isSame;
  }

  /* Hearing. */

  #hear(client: Client, frame: ToClient): void {
    client.frames.length = 0;
    if (frame.t === 'code' && frame.id === this.#code?.id) this.#code = { ...this.#code, code: frame.code };
    if (frame.t === 'now' && this.#hasArrived && this.#client === client) this.#see(client, frame.ack);
  }

  #see(
    client: Client,
    ack: { readonly id: string; readonly no?: readonly unknown[] | undefined } | undefined,
  ): void {
    this.before = client.present;
    this.table.see(client.present);
    if (ack === undefined) return;
    this.#answered(ack.id, ack.no === undefined);
    this.table.answered();
    this.act();
  }

  #answered(id: string, isObeyed: boolean): void {
    const { record } = this.table;
    if (this.#again.delete(id)) {
      record.figures.repeated += 1;
      if (!isObeyed) this.table.lose(`${this.#label}: ${id} was obeyed, and is refused when said again`);
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
    if (why === 'seat.kicked') this.#sentAway();
    if (why === 'seat.left') this.#leave();
  }

  #remember(present: Present): void {
    this.before = present;
    this.table.record.remember(present);
    const sight = sightOf(present);
    const { record } = this.table;
    if (sight !== null) record.match(present.m).remember(sight, record.moment());
  }

  /* Doing. */

  /** Does what comes to mind, as long as not too much is under way. */
  act(): void {
    while (this.isHere && !this.#isMoving && this.table.isPlaying && this.#underWay.length < mostUnderWay) {
      const deed = this.#choose();
      if (typeof deed !== 'string') this.#send(deed);
      else if (deed === 'away') this.#goAway();
      else if (this.#underWay.length === 0) void this.#move();
      else return;
    }
  }

  #choose(): Deed {
    const { table, rng } = this;
    const present = this.#client?.present as Present;
    return choose({
      present,
      room: present.room as NonNullable<Present['room']>,
      me: this.person as number,
      plan: table.plan,
      rng,
      mayMove: this.#code?.code !== undefined,
      mayGo: table.players.filter(({ isHere }) => isHere).length > 2,
      next: () => table.next(),
    });
  }

  #send(deed: Exclude<Deed, string>): void {
    const client = this.#client as Client;
    const command: Command = { ...deed, id: `c-${this.table.next()}-${this.number}` };
    this.#underWay.push(this.table.record.send(command, client.present));
    this.table.record.figures.sent += 1;
    if (command.t === 'hand')
      this.#code = { id: command.id, until: this.table.time() + handOverSeconds * 1000 };
    if (command.t === 'leave') this.#isLeaving = true;
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

  #goAway(): void {
    this.awayUntil = this.table.answers + 5 + this.rng.below(60);
    void this.#client?.lose();
  }

  /** Takes the seat over to another device, with the code asked for before. */
  async #move(): Promise<void> {
    const [old, { code, until } = {}] = [this.#client, this.#code ?? undefined];
    if (code === undefined || until === undefined) return;
    this.#isMoving = true;
    this.#code = null;
    const token = this.#newToken();
    this.#taking = { token };
    this.table.record.note('note.moved').sent += 1;
    const client = await this.#connect();
    const look = this.#ask();
    const room = this.table.code as string;
    const key = client === null ? 'gone' : await client.key({ t: 'take', room, token, code });
    this.#isMoving = false;
    if (client === null || !client.isOpen) return;
    if (key === 'ok') {
      this.#moved(token);
      await old?.closed;
      await this.#arrive(client, look);
    } else {
      await old?.lose();
      await this.#staysHere(client, key, until);
    }
  }

  #moved(token: string): void {
    this.#token = token;
    this.#taking = null;
    this.table.record.note('note.moved').acknowledged += 1;
    this.table.record.figures.handOvers += 1;
  }

  async #staysHere(client: Client, key: string, until: number): Promise<void> {
    // Whoever was sent away meanwhile has none any more.
    if (this.table.time() < until && !this.#mayBeOut)
      this.table.lose(`${this.#label}: a good code is refused: ${key}`);
    this.#taking = null;
    this.table.record.note('note.moved').sent -= 1;
    await client.lose();
    await this.come();
  }
}
