import { type Batch, eventsIn, type MemoryStore, type StoredRoom, WriteConflict } from '../src/index.ts';

/**
 * One of several servers' doors to a store that they share: a line must follow on the last one of its room, or the whole
 * batch is refused.
 */
export function fenced(shared: MemoryStore): MemoryStore {
  const lastOf = (stored: StoredRoom | undefined): number =>
    stored?.lines.at(-1)?.seq ?? stored?.snapshot?.seq ?? 0;
  const write = (batch: Batch): void => {
    const opened = new Set(batch.opened.map(({ room }) => room));
    const last = new Map<number, number>();
    const conflicts = new Set<number>();
    for (const { room, code } of batch.opened)
      if (shared.find(code) !== undefined || shared.load(room) !== undefined) conflicts.add(room);
    for (const { room, seq, data } of batch.lines) {
      const before = last.get(room) ?? (opened.has(room) ? 0 : lastOf(shared.load(room)));
      if (before !== seq - (eventsIn(data)?.length ?? 0)) conflicts.add(room);
      last.set(room, seq);
    }
    if (conflicts.size > 0) throw new WriteConflict([...conflicts]);
    shared.write(batch);
  };
  return new Proxy(shared, {
    get(target, part) {
      if (part === 'write') return write;
      const value: unknown = Reflect.get(target, part, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
