import { hash as digest } from 'node:crypto';
import { type Chair, type Json, type Sight, sameJson, see, watch } from '@veillee/kernel';
import type { AnyMatch } from '../rooms/room.ts';

/**
 * What the connections of one match have been shown, so that only what changed is sent. What everybody sees is
 * put into words once; a chair's own part is what its sight has besides. All of it comes from `see`.
 */

const sharedParts = ['view', 'watched', 'circles', 'clock', 'master', 'undone', 'over', 'verdict'] as const;

/** Enough to tell a part from its next version without keeping it. */
const mark = (text: string): string => (text.length <= 64 ? text : digest('sha1', text, 'base64'));

interface Seen {
  readonly eyes: ReturnType<typeof watch>;
  readonly marks: Map<string, string>;
  /** How many facts were told, and after how many undoings. */
  told: number;
  undone: number;
}

/** Parts of a frame, as JSON; undefined where nothing changed. */
export interface Parts {
  readonly shared?: string | undefined;
  readonly own?: string | undefined;
  readonly facts?: string | undefined;
}

const object = (entries: readonly string[]): string | undefined =>
  entries.length === 0 ? undefined : `{${entries.join(',')}}`;

/** The entries that differ from what was shown last. */
function changed(
  entries: readonly (readonly [part: string, text: string])[],
  marks: Map<string, string>,
): string[] {
  const found: string[] = [];
  for (const [part, text] of entries) {
    const now = mark(text);
    if (marks.get(part) === now) continue;
    marks.set(part, now);
    found.push(`"${part}":${text}`);
  }
  return found;
}

type Entries = (readonly [part: string, text: string])[];

const sharedEntries = (table: Sight): Entries =>
  sharedParts.map((part) => [part, JSON.stringify(table[part])] as const);

function ownEntries(sight: Sight, table: Sight, inputs: number): Entries {
  if (sight.chair === 'table') return [];
  const entries: Entries = [
    ['view', ownView(sight.view, table.view)],
    ['prompts', JSON.stringify(sight.prompts)],
    ['rights', JSON.stringify(sight.rights)],
    ['watched', besides(sight.watched, table.watched)],
    ['circles', besides(sight.circles, table.circles)],
  ];
  if (sight.chair !== 'master') return entries;
  return [...entries, ['seats', JSON.stringify(sight.seats ?? [])], ['inputs', String(inputs)]];
}

const besides = (mine: unknown, everybodys: unknown): string =>
  sameJson(mine as Json, everybodys as Json) ? 'null' : JSON.stringify(mine);

/** The parts of a view that are this chair's alone. */
function ownView(mine: object, everybodys: object): string {
  const parts: string[] = [];
  const table = everybodys as Record<string, Json>;
  for (const [part, value] of Object.entries(mine) as [string, Json][]) {
    if (!Object.hasOwn(table, part) || !sameJson(value, table[part])) {
      parts.push(`${JSON.stringify(part)}:${JSON.stringify(value)}`);
    }
  }
  return `{${parts.join(',')}}`;
}

export class Screens {
  readonly match: AnyMatch;
  readonly #chairs = new Map<Chair, Seen>();
  readonly #table: Seen;
  /** Eyes on the table that take nothing away from what watchers are still to be told. */
  readonly #glance: ReturnType<typeof watch>;

  constructor(match: AnyMatch) {
    this.match = match;
    this.#table = { eyes: watch(match, 'table'), marks: new Map(), told: 0, undone: 0 };
    this.#glance = watch(match, 'table');
  }

  /** What changed for everybody, and what only those who watch are told. */
  table(): Parts {
    const sight = this.#table.eyes.look();
    return {
      shared: object(changed(sharedEntries(sight), this.#table.marks)),
      facts: newFacts(this.#table, sight),
    };
  }

  /** The table as it is now, for a round of `own`. */
  glance(): Sight {
    return this.#glance.look();
  }

  /** What changed for one chair. */
  own(chair: Chair, table: Sight): Parts {
    const seen = this.#seen(chair);
    const sight = seen.eyes.look();
    return {
      own: object(changed(ownEntries(sight, table, this.match.inputs.length), seen.marks)),
      facts: newFacts(seen, sight),
    };
  }

  #seen(chair: Chair): Seen {
    let seen = this.#chairs.get(chair);
    if (seen === undefined) {
      seen = { eyes: watch(this.match, chair), marks: new Map(), told: 0, undone: 0 };
      this.#chairs.set(chair, seen);
    }
    return seen;
  }

  /** Everything a chair sees, for a connection that knows nothing yet; `first`: nobody else looks through it. */
  full(chair: Chair, first: boolean): Parts {
    const table = see(this.match, 'table');
    if (first && chair !== 'table') {
      this.#chairs.delete(chair);
      this.own(chair, table);
    }
    const sight = chair === 'table' ? table : see(this.match, chair);
    const toText = (entries: Entries) => `{${entries.map(([part, text]) => `"${part}":${text}`).join(',')}}`;
    return {
      shared: toText(sharedEntries(table)),
      own: toText(ownEntries(sight, table, this.match.inputs.length)),
      facts: `{"from":0,"list":${JSON.stringify(sight.facts)}}`,
    };
  }
}

function newFacts(seen: Seen, sight: Sight): string | undefined {
  if (sight.undone !== seen.undone) seen.told = 0;
  else if (sight.facts.length === 0) return undefined;
  seen.undone = sight.undone;
  const from = seen.told;
  seen.told += sight.facts.length;
  return `{"from":${from},"list":${JSON.stringify(sight.facts)}}`;
}
