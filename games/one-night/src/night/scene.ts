import type { Answer, Params, Reply, Table } from '@veillee/kernel';
import type { RoleId } from '../ids.ts';
import { centre, everyone, nameOf, neighbours, others, unshielded } from '../places.ts';
import { roleOf } from '../role.ts';
import type { OneNight } from '../spec.ts';
import { type Deed, faceAt, markOf, type SlotId, type State } from '../state.ts';
import type { Ask } from './call.ts';

/** One player with open eyes during one call: what is around, and what a hand can do. */
export class Scene {
  readonly state: State;
  readonly me: number;
  readonly call: string;
  readonly replies: readonly Reply[];
  readonly #table: Table<OneNight> | null;

  constructor(
    state: State,
    me: number,
    call: string,
    replies: readonly Reply[],
    table: Table<OneNight> | null,
  ) {
    this.state = state;
    this.me = me;
    this.call = call;
    this.replies = replies;
    this.#table = table;
  }

  /* What is around. */

  get everyone(): readonly number[] {
    return everyone(this.state.seats);
  }
  get others(): readonly number[] {
    return others(this.state.seats, this.me);
  }
  get neighbours(): readonly number[] {
    return neighbours(this.state.seats, this.me);
  }
  get centre(): readonly string[] {
    return centre(this.state);
  }
  unshielded(seats: readonly number[]): readonly number[] {
    return unshielded(this.state, seats);
  }
  get shielded(): boolean {
    return this.state.shield === this.me;
  }
  /** The others who are awake in this call. */
  get company(): readonly number[] {
    return this.state.awake.filter((seat) => seat !== this.me);
  }

  /** What this player answered earlier in this call. */
  heard(verb: string): Answer | undefined {
    const topic = `${this.call}.${verb}`;
    return (
      this.replies.find((reply) => reply.topic === topic && reply.to.includes(this.me))?.answer ?? undefined
    );
  }

  /* What a hand can do. Each deed goes into the story and into the doer's own notes. */

  /** Looks at the printed face of a card (R72). */
  look(place: number): RoleId {
    const card = faceAt(this.state, place);
    this.#acts();
    this.did('sawCard', { place: nameOf(this.state, place), card });
    return card;
  }

  swapCards(a: number, b: number): void {
    const { cards } = this.state;
    [cards[a], cards[b]] = [cards[b] as number, cards[a] as number];
    this.#acts();
    this.did('swappedCards', { places: [nameOf(this.state, a), nameOf(this.state, b)] });
  }

  lookAtMark(seat: number): void {
    this.#acts();
    this.did('sawMark', { seat, mark: markOf(this.state, seat) });
  }

  swapMarks(a: number, b: number): void {
    const { marks } = this.state;
    [marks[a], marks[b]] = [marks[b] as number, marks[a] as number];
    this.#acts();
    this.did('swappedMarks', { seats: [a, b] });
  }

  /** Lays the board's mark before a player; his own goes unseen to the same place of the board (C1). */
  giveMark(slot: SlotId, seat: number): void {
    const { board, marks, tokens } = this.state;
    const given = board[slot] as number;
    board[slot] = marks[seat] as number;
    marks[seat] = given;
    this.#acts();
    this.did('gaveMark', { seat, mark: tokens[given] as string, slot });
  }

  /** Shifts the cards of these seats one place round, past all the others (R50). */
  rotate(seats: readonly number[], way: 'left' | 'right'): void {
    const { cards } = this.state;
    const held = seats.map((seat) => cards[seat] as number);
    const by = way === 'left' ? seats.length - 1 : 1;
    seats.forEach((seat, i) => {
      cards[seat] = held[(i + by) % seats.length] as number;
    });
    this.#acts();
    this.did('shiftedCards', { seats, way });
  }

  /** Looks at a card and is that character from now on; the card before him carries it (G7, R70). */
  become(place: number): void {
    const { state, me } = this;
    const character = faceAt(state, place);
    state.copied[me] = character;
    state.characters[me] = character;
    this.#acts();
    this.did('copied', { place: nameOf(state, place), card: character });
  }

  /** What the copied character asks, for one who acts as it at once (R78). */
  asCopied(): Ask | undefined {
    const role = roleOf(this.state.characters[this.me] as RoleId);
    const call = role.calls?.find(({ copy }) => copy === 'now');
    if (call === undefined) return undefined;
    const ask = call.ask?.(new Scene(this.state, this.me, call.id, this.replies, null));
    return ask && { ...ask, as: call.id };
  }

  /** Does something as all who are awake: each has done it, and each notes it; it happens once. */
  together(deed: (scene: Scene) => void): void {
    deed(this);
    const { story } = this.state;
    const { did, params } = story[story.length - 1] as Deed;
    for (const seat of this.company) this.state.acted[seat] = true;
    this.tell(this.company, `you.${did}`, params);
  }

  /** Notes a deed: in the story for everyone after the end, and at once in the doer's own notes. */
  did(did: string, params: Params = {}): void {
    this.state.story.push({ call: this.call, by: this.me, did, params });
    this.tell(this.me, `you.${did}`, params);
  }

  tell(to: number | readonly number[], key: string, params?: Params): void {
    this.#table?.tell(to, key, params);
  }

  chance(label: string): { below(n: number): number } {
    return (this.#table as Table<OneNight>).chance(label, this.me);
  }

  #acts(): void {
    this.state.acted[this.me] = true;
  }
}
