import { type Asking, heardIn } from '@veillee/gamekit';
import { type AnswerTo, at, type Form, type Params, type Reply, type Table } from '@veillee/kernel';
import type { SlotId } from '../marks/index.ts';
import {
  type CentreId,
  centre,
  everyone,
  neighbours,
  others,
  placeOf,
  type Spot,
  unshielded,
} from '../places.ts';
import type { Role } from '../role.ts';
import { roleOf } from '../roles/index.ts';
import type { OneNight } from '../spec.ts';
import { type Deed, faceAt, markOf, type OtherDeed, type State } from '../state.ts';
import type { SayKey } from '../text/keys.ts';

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
  get centre(): readonly CentreId[] {
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
  /** The character a player was dealt or copies. */
  characterOf(seat: number): Role {
    return roleOf(at(this.state.characters, seat));
  }

  /** What this player answered earlier in this call. */
  heard<F extends Form>({ verb }: Asking<Scene, F>): AnswerTo<F> | undefined {
    return heardIn<F>(this.replies, `${this.call}.${verb}`, this.me);
  }

  /* What a hand can do. Each deed goes into the story and into the doer's own notes. */

  /** Looks at the printed face of a card (R72). */
  look(spot: Spot): Role {
    const card = faceAt(this.state, placeOf(this.state, spot));
    this.#acts();
    // Whoever finds their own card as it was dealt is told so.
    const still = spot === this.me && card === this.state.faces[this.me];
    this.did('sawCard', still ? { place: spot, card, still } : { place: spot, card });
    return roleOf(card);
  }

  swapCards(a: Spot, b: Spot): void {
    swap(this.state.cards, placeOf(this.state, a), placeOf(this.state, b));
    this.#acts();
    this.#note({ call: this.call, by: this.me, did: 'swappedCards', params: { places: [a, b] } });
  }

  lookAtMark(seat: number): void {
    this.#acts();
    this.did('sawMark', { seat, mark: markOf(this.state, seat) });
  }

  swapMarks(a: number, b: number): void {
    swap(this.state.marks, a, b);
    this.#acts();
    this.#note({ call: this.call, by: this.me, did: 'swappedMarks', params: { seats: [a, b] } });
  }

  /** Lays the board's mark before a player; his own goes unseen to the same place of the board (C1). */
  giveMark(slot: SlotId, seat: number): void {
    const { board, marks, tokens } = this.state;
    const given = board[slot];
    if (given === undefined) throw new Error(`the board has no "${slot}"`);
    board[slot] = at(marks, seat);
    marks[seat] = given;
    this.#acts();
    const params = { seat, mark: at(tokens, given), slot };
    this.#note({ call: this.call, by: this.me, did: 'gaveMark', params });
  }

  /** Shifts the cards of these seats one place round, past all the others (R50). */
  rotate(seats: readonly number[], way: 'left' | 'right'): void {
    const { cards } = this.state;
    const held = seats.map((seat) => at(cards, seat));
    const by = way === 'left' ? seats.length - 1 : 1;
    seats.forEach((seat, i) => {
      cards[seat] = at(held, (i + by) % seats.length);
    });
    this.#acts();
    this.#note({ call: this.call, by: this.me, did: 'shiftedCards', params: { seats, way } });
  }

  /** Looks at a card and is that character from now on; the card before him carries it (G7, R70). */
  become(spot: Spot): void {
    const { state, me } = this;
    const character = faceAt(state, placeOf(state, spot));
    state.copied[me] = character;
    state.characters[me] = character;
    this.#acts();
    this.did('copied', { place: spot, card: character });
  }

  /** Does something as all who are awake: each has done it, and each notes it; it happens once. */
  together(deed: (scene: Scene) => void): void {
    deed(this);
    const { did, params } = at(this.state.story, this.state.story.length - 1);
    for (const seat of this.company) this.state.acted[seat] = true;
    this.tell(this.company, `you.${did}`, params);
  }

  /** Notes a deed: in the story for everyone after the end, and at once in the doer's own notes. */
  did(did: OtherDeed['did'], params: Params = {}): void {
    this.#note({ call: this.call, by: this.me, did, params });
  }

  tell(to: number | readonly number[], key: SayKey, params?: Params): void {
    this.#table?.tell(to, key, params);
  }

  #note(deed: Deed): void {
    this.state.story.push(deed);
    this.tell(this.me, `you.${deed.did}`, deed.params);
  }

  #acts(): void {
    this.state.acted[this.me] = true;
  }
}

function swap(list: number[], a: number, b: number): void {
  [list[a], list[b]] = [at(list, b), at(list, a)];
}
