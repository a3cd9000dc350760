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
  waitsForOne: true,
};

/** What was opened for a house so far: whatever becomes of it, all of it is let go. */
interface Held {
  readonly ownership: Ownership;
  store?: PocketStore;
  clock?: PocketClock;
}

/** A house that is open. */
interface Opened {
  readonly house: RoomServer;
  readonly clock: PocketClock;
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
  #held: Held | null = null;
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
    let held: Held | null = null;
    try {
      held = await this.#hold(steal);
      if (held === null) this.#become({ is: 'elsewhere' });
      else await this.#furnish(held);
    } catch (error) {
      if (this.#held === held) this.#fall(error);
    }
  }

  /** Null where another tab has the house. */
  async #hold(steal: boolean): Promise<Held | null> {
    let isLost = false;
    const ownership = await own(steal, () => {
      isLost = true;
      this.#lose();
    });
    if (ownership === null || isLost) return null;
    this.#held = { ownership };
    return this.#held;
  }

  async #furnish(held: Held): Promise<void> {
    const start = Date.now();
    const isOurs = (): boolean => this.#held === held;
    const store = await openStore(crypto.getRandomValues(new Uint32Array(4)).join('-'), start, {
      unkept: (keeping) => isOurs() && this.#become({ is: 'open', keeping }),
      taken: () => isOurs() && this.#lose(),
    });
    held.store = store;
    const games = await loadGames();
    const clock = new PocketClock(Math.max(start, store.lastAlive ?? 0), ticking);
    held.clock = clock;
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
    if (!isOurs()) {
      letGo(held);
      return;
    }
    this.#opened = { house, clock };
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
    const held = this.#held;
    this.#held = null;
    this.#opened = null;
    if (held !== null) letGo(held);
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
      if (this.#state.is === 'broken') void this.open(false);
      return;
    }
    // What cannot be read is told as what is not there: whoever asked must not wait for ever.
    const story = await Promise.resolve(this.#opened.house.story(asked.id)).catch(() => undefined);
    const text = story === undefined || story === 'unread' ? null : story.text;
    this.#post.send({ t: 'story', ask: asked.ask, text });
  }
}

function letGo({ clock, store, ownership }: Held): void {
  clock?.stop();
  store?.close();
  ownership.release();
}
