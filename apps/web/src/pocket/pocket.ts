import { newWire, type Wire } from '../line/line.ts';
import type { HouseState, Post, ToHouse, ToPage } from './letters.ts';

/** A house of tables in this very device: no server, no guests from other phones. */
export interface Pocket {
  /** A connection as to any server, with the same texts in both directions. */
  connect(): Wire;
  /** The transcript of a finished game, as text; null where there is none. */
  story(id: string): Promise<string | null>;
  /** Takes the house over from another tab, which is told. */
  takeOver(): void;
  /** Whether anybody can see the page. */
  seen(seen: boolean): void;
}

/** The page's end of the line to its house. */
export class PocketLine implements Pocket {
  readonly #post: Post<ToHouse, ToPage>;
  readonly #wires = new Map<number, Wire>();
  readonly #asked = new Map<number, (text: string | null) => void>();
  #last = 0;

  constructor(post: Post<ToHouse, ToPage>, follow: (state: HouseState) => void) {
    this.#post = post;
    post.hear((letter) => {
      if (letter.t === 'house') follow(letter.state);
      else this.#hear(letter);
    });
  }

  #hear(letter: Exclude<ToPage, { readonly t: 'house' }>): void {
    if (letter.t === 'story') {
      this.#asked.get(letter.ask)?.(letter.text);
      this.#asked.delete(letter.ask);
    } else if (letter.t === 'text') this.#wires.get(letter.wire)?.onmessage?.({ data: letter.text });
    else if (letter.t === 'opened') this.#wires.get(letter.wire)?.onopen?.();
    else this.#close(letter.wire);
  }

  #close(number: number): void {
    const wire = this.#wires.get(number);
    this.#wires.delete(number);
    wire?.onclose?.();
  }

  connect(): Wire {
    this.#last += 1;
    const number = this.#last;
    const wire = newWire(
      (text) => this.#post.send({ t: 'say', wire: number, text }),
      () => {
        this.#post.send({ t: 'leave', wire: number });
        this.#close(number);
      },
    );
    this.#wires.set(number, wire);
    this.#post.send({ t: 'connect', wire: number });
    return wire;
  }

  story(id: string): Promise<string | null> {
    this.#last += 1;
    const ask = this.#last;
    this.#post.send({ t: 'story', ask, id });
    return new Promise((answer) => this.#asked.set(ask, answer));
  }

  /** Nobody is at the other end any more. */
  lose(): void {
    for (const number of [...this.#wires.keys()]) this.#close(number);
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
  }

  takeOver(): void {
    this.#post.send({ t: 'open', steal: true });
  }

  seen(seen: boolean): void {
    this.#post.send({ t: 'seen', seen });
  }
}
