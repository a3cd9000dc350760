import { type Deed, LoadTable, type Target } from './table.ts';

const answer = { do: 'token-1', player: [3] };

/** The same load on the bare server: after as many actions as a game has, all of the table say something at once. */
export class BareTable extends LoadTable {
  readonly ready: Promise<void>;
  readonly #game: number;
  readonly #seated = new Map<number, () => void>();
  #played = 0;

  constructor(target: Target, number: number, game: number) {
    super(target, number);
    this.#game = game;
    this.ready = Promise.all(Array.from({ length: target.seats }, () => this.#sit())).then(() => {});
  }

  async #sit(): Promise<void> {
    const seat = await this.connect('/');
    const seated = new Promise<void>((resolve) => this.#seated.set(seat, resolve));
    this.say(seat, { room: this.number });
    await seated;
  }

  protected read(seat: number): void {
    if (this.#seated.size === 0) return;
    this.#seated.get(seat)?.();
    this.#seated.delete(seat);
  }

  protected next(): Deed[] {
    this.#played += 1;
    const message = { t: 'answer', prompt: this.#played, answer };
    const { seats } = this.target;
    if (this.#played % (this.#game + 1) !== 0) return [{ seat: this.#played % seats, message }];
    return Array.from({ length: seats }, (_, seat) => ({ seat, message }));
  }
}
