import { handOverSeconds } from '@veillee/protocol';
import { type Client, tokenOf } from '../client.ts';
import type { Table } from './table.ts';
import type { Coming } from './tableRecord.ts';

/** A code for another device, from when it was asked for; good until then at least. */
interface Code {
  readonly id: string;
  readonly until: number;
  readonly code?: string;
}

/** Who somebody is at a table, as far as is known: by which tokens one comes in, as whom, and by which no more. */
export class Seat {
  person: number | null = null;
  /** Has left or was sent away, as far as is known. */
  isOut = false;
  isLeaving = false;
  readonly name: string;
  readonly #table: Table;
  #token: string;
  /** Of another device, which may have taken the seat over. */
  #taking: string | null = null;
  /** Good for nothing any more. */
  #spent: string | null = null;
  #code: Code | null = null;
  /** On the way to a seat as somebody new. */
  #joining: Coming | null = null;

  constructor(table: Table, name: string) {
    this.#table = table;
    this.name = name;
    this.#token = this.#newToken();
  }

  #newToken(): string {
    return tokenOf(this.#table.next());
  }

  lose(what: string): void {
    this.#table.lose(`${this.name} (${this.person}): ${what}`);
  }

  /** Has asked to leave, or somebody to send them away. */
  get #mayBeOut(): boolean {
    return this.isLeaving || this.#table.record.unwanted.has(this.person ?? 0);
  }

  /** Comes in through this line, and says whether that was refused. */
  async enter(client: Client): Promise<string> {
    const { code: room } = this.#table;
    if (room === null) return client.key({ t: 'open', token: this.#token, name: this.name });
    await this.#trySpent(client, room);
    if (this.#taking !== null) {
      const key = await client.key({ t: 'enter', room, token: this.#taking });
      if (!client.isOpen) return key;
      if (key === 'ok') this.moved();
      if (key !== 'seat.unknown') return key;
      this.#taking = null;
    }
    const isNew = this.person === null || this.isOut;
    if (!isNew) return client.key({ t: 'enter', room, token: this.#token });
    this.#joining ??= this.#table.record.awaitSomebody();
    return client.key({ t: 'enter', room, token: this.#token, name: this.name });
  }

  /** A token that is good for nothing must be so after a kill too. */
  async #trySpent(client: Client, room: string): Promise<void> {
    if (this.#spent === null) return;
    const key = await client.key({ t: 'enter', room, token: this.#spent });
    if (!client.isOpen) return;
    this.#table.record.figures.values += 1;
    if (key === 'ok') this.lose('comes in by a token that is no longer good');
    this.#spent = null;
  }

  refused(key: string): void {
    if (['seat.unknown', 'room.barred'].includes(key) && this.#mayBeOut) this.sendAway();
    else if (this.#joining === null || key === 'room.unknown') this.lose(`comes back and is refused: ${key}`);
  }

  /** Whether it is the person it was. */
  recognise(person: number | null): boolean {
    const isSame = this.person === person;
    if (!isSame && this.person !== null && !this.isOut) this.lose(`is taken for ${person}`);
    if (this.#joining !== null) this.#table.record.hasCome(this.#joining, !isSame);
    this.#joining = null;
    this.isOut = false;
    this.person = person;
    return isSame;
  }

  /** Nobody at the table any more; but who left a match may come back to it. */
  leave(): void {
    this.isOut = true;
    this.isLeaving = false;
    this.#joining = null;
    this.#code = null;
    this.#taking = null;
  }

  sendAway(): void {
    this.leave();
    this.#spent = this.#token;
    this.#token = this.#newToken();
  }

  /* Moving to another device. */

  /** Asks for a code, which makes another one void. */
  askCode(id: string): void {
    this.#code = { id, until: this.#table.time() + handOverSeconds * 1000 };
  }

  hearCode(id: string, code: string): void {
    if (this.#code?.id === id) this.#code = { ...this.#code, code };
  }

  get mayMove(): boolean {
    return this.#code?.code !== undefined;
  }

  /** Takes the seat over through another line, and says whether that was refused. */
  async move(client: Client): Promise<string> {
    const { code = '', until = 0 } = this.#code ?? {};
    const [room, token] = [this.#table.code ?? '', this.#newToken()];
    this.#code = null;
    this.#taking = token;
    const note = this.#table.record.note('note.moved');
    note.sent += 1;
    const key = await client.key({ t: 'take', room, token, code });
    if (!client.isOpen) return key;
    if (key === 'ok') {
      this.moved();
      return key;
    }
    // Whoever was sent away meanwhile has no seat to take over.
    if (this.#table.time() < until && !this.#mayBeOut) this.lose(`a good code is refused: ${key}`);
    this.#taking = null;
    note.sent -= 1;
    return key;
  }

  moved(): void {
    if (this.#taking === null) return;
    this.#spent = this.#token;
    this.#token = this.#taking;
    this.#taking = null;
    this.#table.record.note('note.moved').acknowledged += 1;
    this.#table.record.figures.handOvers += 1;
  }
}
