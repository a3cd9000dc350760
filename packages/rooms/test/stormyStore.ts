import { type Rng, shuffled } from '@veillee/kernel';
import { type Batch, eventsIn, type MemoryStore, StoreFault, WriteConflict } from '../src/index.ts';

/** What becomes of a batch: it is kept; refused as if somebody else had written; lost; kept, though it seems lost. */
export type Fate = 'kept' | 'refused' | 'lost' | 'unsure';

/** A store in memory that remembers every command it was ever given, and refuses or fails when `fate` says so. */
export class Journal {
  /** Commands as they became durable, by room. */
  readonly commands = new Map<number, string[]>();
  /** All that was ever written into a log. */
  text = '';
  fate: () => Fate = () => 'kept';
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** A door to the store. */
  over(store: MemoryStore): MemoryStore {
    return new Proxy(store, {
      get: (target, part) => {
        if (part === 'write') return (batch: Batch) => this.#write(target, batch);
        const value: unknown = Reflect.get(target, part, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #write(store: MemoryStore, batch: Batch): void {
    const fate = this.fate();
    const rooms = [...new Set([...batch.lines, ...batch.deadlines, ...batch.opened].map(({ room }) => room))];
    if (fate === 'refused' && rooms.length > 0)
      throw new WriteConflict(shuffled(rooms, this.#rng).slice(0, 1 + this.#rng.below(rooms.length)));
    if (fate === 'lost') throw new StoreFault('disk', 'not written');
    store.write(batch);
    for (const { room, data } of batch.lines) this.#note(room, data);
    if (fate === 'unsure') throw new StoreFault('disk', 'written, perhaps');
  }

  #note(room: number, line: string): void {
    this.text += line;
    const known = this.commands.get(room) ?? [];
    this.commands.set(room, known);
    for (const { c } of eventsIn(line) ?? []) if (c !== undefined) known.push(c[1]);
  }
}
