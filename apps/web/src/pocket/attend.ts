import { type Connection, day, RoomServer, type Rules } from '@veillee/rooms';
import { PocketClock } from './clock.ts';
import { loadGames } from './games.ts';
import type { HouseState, Post, ToHouse, ToPage } from './letters.ts';
import { type Ownership, own } from './owner.ts';
import { openStore, type PocketStore } from './store/pocketStore.ts';
import { bytes, defer, hash, ticking } from './system.ts';

const plenty = { burst: 1_000_000, perSecond: 1000 };

/** There are no strangers here: limits that keep them off would only be in the way. */
const rules: Partial<Rules> = {
  messages: plenty,
  writing: { burst: 16_000_000, perSecond: 1_000_000 },
  tables: plenty,
  matches: plenty,
  newcomers: plenty,
  tablesAtOnce: 1_000_000,
  clearUnplayedAfter: 14 * day,
};

/** A house that is open, with all that was opened for it. */
interface Opened {
  readonly house: RoomServer;
  readonly store: PocketStore;
  readonly clock: PocketClock;
  readonly ownership: Ownership;
}

/** Attends to the one page that has the house in its pocket. */
export function attend(post: Post<ToPage, ToHouse>): void {
  const attendant = new Attendant(post);
  post.hear((letter) => attendant.hear(letter));
  void attendant.open(false);
}

class Attendant {
  readonly #post: Post<ToPage, ToHouse>;
  /** Null: it is on its way in. */
  readonly #guests = new Map<number, Connection | null>();
  #opened: Opened | null = null;
  #state: HouseState = { is: 'closed' };
  #isSeen = true;
  /** Stories asked for before the house was open. */
  #asked: { readonly ask: number; readonly id: string }[] = [];

  constructor(post: Post<ToPage, ToHouse>) {
    this.#post = post;
  }

  hear(letter: ToHouse): void {
    if (letter.t === 'open') void this.open(letter.steal);
    else if (letter.t === 'connect') this.#connect(letter.wire);
    else if (letter.t === 'say') this.#say(letter.wire, letter.text);
    else if (letter.t === 'leave') this.#leave(letter.wire);
    else if (letter.t === 'story') void this.#tellStory(letter);
    else {
      this.#isSeen = letter.seen;
      this.#keepTime();
    }
  }

  /** Time stands still while nobody sees the page, or sits at a table: nothing is missed meanwhile. */
  #keepTime(): void {
    this.#opened?.clock.run(this.#isSeen && this.#guests.size > 0);
  }

  #become(state: HouseState): void {
    this.#state = state;
    this.#post.send({ t: 'house', state });
  }

  async open(steal: boolean): Promise<void> {
    if (this.#state.is === 'open' || this.#state.is === 'opening') return;
    this.#become({ is: 'opening' });
    try {
      const ownership = await own(steal, () => this.#lose());
      if (ownership === null) this.#become({ is: 'elsewhere' });
      else await this.#furnish(ownership);
    } catch (error) {
      this.#fall(error);
    }
  }

  async #furnish(ownership: Ownership): Promise<void> {
    const start = Date.now();
    const store = await openStore(crypto.getRandomValues(new Uint32Array(4)).join('-'), start, {
      unkept: (keeping) => this.#become({ is: 'open', keeping }),
      taken: () => this.#lose(),
    });
    const games = await loadGames();
    const clock = new PocketClock(Math.max(start, store.lastAlive ?? 0), ticking);
    const broken = (error: unknown): void => this.#fall(error);
    const house = await RoomServer.open({
      store,
      ...games,
      clock,
      random: bytes,
      hash,
      defer,
      rules,
      broken,
    });
    this.#opened = { house, store, clock, ownership };
    this.#become({ is: 'open', keeping: store.keeping });
    for (const [wire, guest] of this.#guests) if (guest === null) this.#letIn(wire);
    this.#keepTime();
    for (const asked of this.#asked.splice(0)) void this.#tellStory(asked);
  }

  /** Another tab has the house now. */
  #lose(): void {
    this.#shut();
    this.#become({ is: 'elsewhere' });
  }

  /** Whoever connects next has it opened again. */
  #fall(error: unknown): void {
    console.error(error);
    this.#shut();
    this.#become({ is: 'broken' });
  }

  /** As a kill would: what is not kept was told to nobody. */
  #shut(): void {
    const { clock, store, ownership } = this.#opened ?? {};
    this.#opened = null;
    clock?.stop();
    store?.close();
    ownership?.release();
    const gone = [...this.#guests.keys()];
    this.#guests.clear();
    for (const wire of gone) this.#post.send({ t: 'closed', wire });
  }

  #connect(wire: number): void {
    this.#guests.set(wire, null);
    if (this.#opened !== null) this.#letIn(wire);
    else if (this.#state.is === 'broken') void this.open(false);
  }

  #letIn(wire: number): void {
    const house = this.#opened?.house;
    if (house === undefined) return;
    const outlet = {
      post: (frame: Uint8Array | string) => {
        if (typeof frame === 'string') this.#post.send({ t: 'text', wire, text: frame });
      },
      close: () => {
        this.#guests.delete(wire);
        this.#keepTime();
        this.#post.send({ t: 'closed', wire });
      },
    };
    this.#guests.set(wire, house.connect(outlet, 'here'));
    this.#keepTime();
    this.#post.send({ t: 'opened', wire });
  }

  #say(wire: number, text: string): void {
    const guest = this.#guests.get(wire);
    if (guest != null) this.#opened?.house.receive(guest, text);
  }

  #leave(wire: number): void {
    const guest = this.#guests.get(wire);
    this.#guests.delete(wire);
    if (guest != null) this.#opened?.house.drop(guest);
    this.#keepTime();
  }

  async #tellStory(asked: { readonly ask: number; readonly id: string }): Promise<void> {
    if (this.#opened === null) {
      this.#asked.push(asked);
      return;
    }
    const story = await this.#opened.house.story(asked.id);
    const text = story === undefined || story === 'unread' ? null : story.text;
    this.#post.send({ t: 'story', ask: asked.ask, text });
  }
}
