import type { Chair, Sight, Told } from '@veillee/kernel';
import type { LedgerLine, Me, Now, Own, RoomView, Saying, Shared } from './toClient.ts';

/** All a client knows: what its `now` frames add up to. */
export interface Present {
  readonly m: number;
  readonly me: Me;
  readonly room: RoomView | null;
  readonly shared: Shared;
  readonly own: Own;
  readonly facts: readonly Told[];
  readonly talk: readonly Saying[];
  readonly notes: string;
  readonly left: number | null;
  /** Whoever leads: what went in so far, the sight of the seat through whose eyes they look, what is called. */
  readonly ledger: readonly LedgerLine[];
  readonly eyes: Sight | null;
  readonly called: boolean;
}

export const nothingYet: Present = {
  m: 0,
  me: { person: null, chair: null },
  room: null,
  shared: {},
  own: {},
  facts: [],
  talk: [],
  notes: '',
  left: null,
  ledger: [],
  eyes: null,
  called: false,
};

/** The present after one more frame. A new connection starts from `nothingYet` again. */
export function follow(before: Present, now: Now): Present {
  const same = before.m === now.m;
  return {
    m: now.m,
    me: now.me ?? before.me,
    room: now.room ?? before.room,
    shared: same ? brought(before.shared, now.shared) : (now.shared ?? {}),
    own: { ...(same ? before.own : {}), ...now.own },
    facts: extended(same ? before.facts : [], now.facts),
    talk: extended(before.talk, now.talk),
    notes: now.notes ?? before.notes,
    left: now.left === undefined ? before.left : now.left,
    ledger: longer(same ? before.ledger : [], now.ledger),
    eyes: now.eyes === undefined ? (same ? before.eyes : null) : now.eyes,
    called: now.called ?? (same && before.called),
  };
}

/** What is shared, with what changed; of the view only parts come. */
function brought(before: Shared, { view, gone = [], ...now }: Shared = {}): Shared {
  const shared = { ...before, ...now };
  if (view === undefined && gone.length === 0) return shared;
  const parts = Object.entries({ ...before.view, ...view }).filter(([part]) => !gone.includes(part));
  return { ...shared, view: Object.fromEntries(parts) };
}

/** The ledger goes on with these; what is told again replaces what was told. */
function longer(
  ledger: readonly LedgerLine[],
  more: readonly LedgerLine[] | undefined,
): readonly LedgerLine[] {
  const [first] = more ?? [];
  return first === undefined ? ledger : [...ledger.filter(({ n }) => n < first.n), ...(more ?? [])];
}

function extended<T>(
  list: readonly T[],
  more: { readonly from?: number | undefined; readonly list: readonly T[] } | undefined,
): readonly T[] {
  return more === undefined ? list : [...list.slice(0, more.from ?? list.length), ...more.list];
}

/** What this client's chair sees of the match, put together again; null while there is none. */
export function sightOf({ me, shared, own, facts, m }: Present): Sight | null {
  if (m === 0 || shared.view === undefined) return null;
  return {
    chair: me.chair ?? ('table' satisfies Chair),
    view: { ...shared.view, ...own.view },
    facts,
    prompts: own.prompts ?? [],
    rights: own.rights ?? [],
    watched: own.watched ?? shared.watched ?? [],
    circles: own.circles ?? shared.circles ?? [],
    clock: shared.clock ?? null,
    master: shared.master ?? 'app',
    undone: shared.undone ?? 0,
    over: shared.over ?? false,
    verdict: shared.verdict ?? null,
    ...(own.seats === undefined ? {} : { seats: own.seats }),
  };
}
