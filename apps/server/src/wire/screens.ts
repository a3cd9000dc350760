import { hash as digest } from 'node:crypto';
import { type Chair, type Phrase, type Sight, see, watch } from '@veillee/kernel';
import type { AnyMatch } from '../rooms/room.ts';

/**
 * What the connections of one match have been shown, so that only what changed is sent. What everybody sees is
 * put into words once; a chair's own part is what its sight has besides. All of it comes from `see`.
 */

const sharedParts = ['view', 'watched', 'circles', 'clock', 'master', 'undone', 'over', 'verdict'] as const;
const ownParts = ['view', 'prompts', 'rights', 'watched', 'circles', 'seats', 'inputs'] as const;

/** Enough to tell a part from its next version without keeping all of a long one. */
const mark = (text: string): string => (text.length <= 1000 ? text : digest('sha1', text, 'base64'));

interface Seen {
  readonly eyes: ReturnType<typeof watch>;
  /** The parts shown last, by their place. */
  readonly marks: string[];
  /** How many facts were told, and after how many undoings. */
  told: number;
  undone: number;
}

const newSeen = (match: AnyMatch, chair: Chair): Seen => ({
  eyes: watch(match, chair),
  marks: [],
  told: 0,
  undone: 0,
});

/** Parts of a frame, as JSON; undefined where nothing changed. */
export interface Parts {
  readonly shared?: string | undefined;
  readonly own?: string | undefined;
  readonly facts?: string | undefined;
}

/** The parts, as one object; of those shown before only the changed ones. */
function joined(
  names: readonly string[],
  texts: readonly string[],
  marks: string[] | null,
): string | undefined {
  let text = '';
  for (let i = 0; i < texts.length; i += 1) {
    const part = texts[i] as string;
    if (marks !== null) {
      const now = mark(part);
      if (marks[i] === now) continue;
      marks[i] = now;
    }
    text += `${text === '' ? '{' : ','}"${names[i]}":${part}`;
  }
  return text === '' ? undefined : `${text}}`;
}

/** What the table shows, in words once for all who sit around it. */
interface Laid {
  readonly texts: readonly string[];
  readonly view: { readonly [part: string]: unknown };
  readonly viewTexts: { readonly [part: string]: string };
}

function laid(table: Sight): Laid {
  const view = table.view as { readonly [part: string]: unknown };
  const viewTexts: { [part: string]: string } = {};
  let whole = '';
  for (const part of Object.keys(view)) {
    const text = JSON.stringify(view[part]);
    if (text === undefined) continue;
    viewTexts[part] = text;
    whole += `${whole === '' ? '' : ','}${JSON.stringify(part)}:${text}`;
  }
  const texts = sharedParts.map((part) => (part === 'view' ? `{${whole}}` : JSON.stringify(table[part])));
  return { texts, view, viewTexts };
}

const none: readonly string[] = [];

const list = (things: readonly unknown[]): string => (things.length === 0 ? '[]' : JSON.stringify(things));

function ownTexts(sight: Sight, { texts, view, viewTexts }: Laid, inputs: number): readonly string[] {
  if (sight.chair === 'table') return none;
  const watched = list(sight.watched);
  const circles = JSON.stringify(sight.circles);
  const own = [
    ownView(sight.view as { readonly [part: string]: unknown }, view, viewTexts),
    list(sight.prompts),
    list(sight.rights),
    watched === texts[1] ? 'null' : watched,
    circles === texts[2] ? 'null' : circles,
  ];
  if (sight.chair === 'master') own.push(JSON.stringify(sight.seats ?? []), String(inputs));
  return own;
}

/** The parts of a view that are this chair's alone. */
function ownView(mine: Laid['view'], everybodys: Laid['view'], texts: Laid['viewTexts']): string {
  let own = '';
  for (const part of Object.keys(mine)) {
    const value = mine[part];
    if (value === everybodys[part] && value !== undefined) continue;
    const text = JSON.stringify(value);
    if (text === undefined || text === texts[part]) continue;
    own += `${own === '' ? '' : ','}${JSON.stringify(part)}:${text}`;
  }
  return `{${own}}`;
}

/** One look at the table for everybody around it. */
export interface TableLook {
  readonly parts: Parts;
  readonly laid: Laid;
}

export class Screens {
  readonly match: AnyMatch;
  readonly #chairs = new Map<Chair, Seen>();
  readonly #table: Seen;
  /** Eyes on the table that take nothing away from what watchers are still to be told. */
  #glance: ReturnType<typeof watch> | null = null;
  #lastFact: { readonly key: string; readonly params: Phrase['params']; readonly text: string } | null = null;

  constructor(match: AnyMatch) {
    this.match = match;
    this.#table = newSeen(match, 'table');
  }

  /** What changed for everybody, and what only those who watch are told. */
  table(): TableLook {
    const sight = this.#table.eyes.look();
    const table = laid(sight);
    const parts = {
      shared: joined(sharedParts, table.texts, this.#table.marks),
      facts: this.#newFacts(this.#table, sight),
    };
    return { parts, laid: table };
  }

  /** The table as it is, for somebody's own part between two looks that all share. */
  glance(): Laid {
    this.#glance ??= watch(this.match, 'table');
    return laid(this.#glance.look());
  }

  /** What changed for one chair, beside what changed for all. */
  own(chair: Chair, table: Laid, shared?: string): Parts {
    let seen = this.#chairs.get(chair);
    if (seen === undefined) {
      seen = newSeen(this.match, chair);
      this.#chairs.set(chair, seen);
    }
    const sight = seen.eyes.look();
    const texts = ownTexts(sight, table, this.match.inputs.length);
    return { shared, own: joined(ownParts, texts, seen.marks), facts: this.#newFacts(seen, sight) };
  }

  /** Everything a chair sees, for a connection that knows nothing yet; `first`: nobody else looks through it. */
  full(chair: Chair, first: boolean): Parts {
    const table = laid(see(this.match, 'table'));
    if (first && chair !== 'table') {
      this.#chairs.delete(chair);
      this.own(chair, table);
    }
    const sight = see(this.match, chair);
    return {
      shared: joined(sharedParts, table.texts, null),
      own: joined(ownParts, ownTexts(sight, table, this.match.inputs.length), null),
      facts: `{"from":0,"list":${JSON.stringify(sight.facts)}}`,
    };
  }

  #newFacts(seen: Seen, { facts, undone }: Sight): string | undefined {
    if (undone !== seen.undone) seen.told = 0;
    else if (facts.length === 0) return undefined;
    seen.undone = undone;
    const from = seen.told;
    seen.told += facts.length;
    return `{"from":${from},"list":[${facts.map((fact) => this.#textOf(fact)).join()}]}`;
  }

  /** A fact told to many is put into words once: they all get it with the very same parameters. */
  #textOf({ key, params }: Phrase): string {
    const last = this.#lastFact;
    if (last !== null && last.key === key && last.params === params) return last.text;
    const text = JSON.stringify(params === undefined ? { key } : { key, params });
    this.#lastFact = { key, params, text };
    return text;
  }
}
