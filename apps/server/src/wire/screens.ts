import { hash as digest } from 'node:crypto';
import {
  type Chair,
  type Eyes,
  type Json,
  type Phrase,
  type Sight,
  sameJson,
  see,
  watch,
} from '@veillee/kernel';
import type { AnyMatch } from '../rooms/room.ts';

/**
 * What the connections of one match have been shown, so that only what changed is sent. What everybody sees is
 * put into words once; a chair's own part is what its sight has besides. All of it comes from `see`. Words are kept
 * rather than what was seen: they are one piece each, which the collector of garbage passes over.
 */

const sharedParts = ['watched', 'circles', 'clock', 'master', 'undone', 'over', 'verdict'] as const;
const ownParts = ['view', 'prompts', 'rights', 'watched', 'circles', 'seats', 'inputs'] as const;

type Values = { readonly [part: string]: Json | undefined };
type Texts = { readonly [part: string]: string };

const viewOf = (sight: Sight): Values => sight.view as Values;
const same = (a: unknown, b: unknown): boolean => sameJson(a as Json | undefined, b as Json | undefined);

/** Enough to tell a part from its next version without keeping all of a long one. */
const mark = (text: string): string => (text.length <= 1000 ? text : digest('sha1', text, 'base64'));

/** Somebody's eyes, and what they last saw. */
interface Seen {
  readonly eyes: Eyes;
  /** The table's: its view, part by part. */
  view: Texts;
  /** The other parts, by their place. */
  readonly marks: string[];
  /** The parts all others see and this chair must not: they are left out of what it is sent of the shared view. */
  kept: string;
  /** How many facts were told, and after how many undoings. */
  told: number;
  undone: number;
}

const nothing: Texts = {};
const newSeen = (match: AnyMatch, chair: Chair): Seen => ({
  eyes: watch(match, chair),
  view: nothing,
  marks: [],
  kept: '',
  told: 0,
  undone: 0,
});

/** Parts of a frame, as JSON; undefined where nothing changed. */
export interface Parts {
  readonly shared?: string | undefined;
  readonly own?: string | undefined;
  readonly facts?: string | undefined;
}

/** A view in words, part by part. */
function viewTexts(view: Values): Texts {
  const texts: { [part: string]: string } = {};
  for (const part in view) {
    const text = JSON.stringify(view[part]);
    if (text !== undefined) texts[part] = text;
  }
  return texts;
}

/** The parts of the table's view that are kept from a chair: there is something, and it sees nothing. */
function keptFrom(mine: Values, everybodys: Values): string {
  let kept = '';
  for (const part in everybodys) {
    if (everybodys[part] !== null && (mine[part] ?? null) === null) kept += `${part} `;
  }
  return kept;
}

/** The parts that are new, but for those kept back, as an entry; those that are gone are named. */
function viewNews(before: Texts, now: Texts, kept = ''): string {
  let news = '';
  const back = kept === '' ? [] : kept.split(' ');
  for (const part in now) {
    if (now[part] !== before[part] && !back.includes(part))
      news += `${news === '' ? '' : ','}"${part}":${now[part]}`;
  }
  const gone = Object.keys(before).filter((part) => now[part] === undefined);
  if (gone.length > 0) return `"view":{${news}},"gone":${JSON.stringify(gone)}`;
  return news === '' ? '' : `"view":{${news}}`;
}

/** The parts as entries; of those shown before only the changed ones. */
function entries(names: readonly string[], texts: readonly string[], marks: string[] | null): string {
  let news = '';
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i] as string;
    if (marks !== null) {
      const now = mark(text);
      if (marks[i] === now) continue;
      marks[i] = now;
    }
    news += `${news === '' ? '' : ','}"${names[i]}":${text}`;
  }
  return news;
}

function braced(first: string, second = ''): string | undefined {
  if (first === '' && second === '') return undefined;
  return first === '' || second === '' ? `{${first}${second}}` : `{${first},${second}}`;
}

const sharedTexts = (sight: Sight): readonly string[] =>
  sharedParts.map((part) => JSON.stringify(sight[part]));

const list = (things: readonly unknown[]): string => (things.length === 0 ? '[]' : JSON.stringify(things));

function ownTexts(sight: Sight, table: Sight, inputs: number): readonly string[] {
  const { chair, prompts, rights, watched, circles, seats } = sight;
  const own = [
    ownView(viewOf(sight), viewOf(table)),
    list(prompts),
    list(rights),
    same(watched, table.watched) ? 'null' : list(watched),
    same(circles, table.circles) ? 'null' : list(circles),
  ];
  if (chair === 'master') own.push(list(seats ?? []), String(inputs));
  return own;
}

/** The parts of a view that are this chair's alone. */
function ownView(mine: Values, everybodys: Values): string {
  let own = '';
  for (const part in mine) {
    const value = mine[part];
    if (value === undefined || same(value, everybodys[part])) continue;
    own += `${own === '' ? '' : ','}"${part}":${JSON.stringify(value)}`;
  }
  return `{${own}}`;
}

/** One look at the table for everybody around it. */
export interface TableLook {
  readonly parts: Parts;
  readonly sight: Sight;
  /** The shared view before and now, and the shared parts beside it that are new. */
  readonly before: Texts;
  readonly view: Texts;
  readonly rest: string;
}

export class Screens {
  readonly match: AnyMatch;
  readonly #chairs = new Map<Chair, Seen>();
  readonly #table: Seen;
  /** Eyes on the table that take nothing away from what watchers are still to be told. */
  #glance: Eyes | null = null;
  /** Facts in words: whoever is told one gets it with the very same parameters. */
  readonly #facts = new WeakMap<object, { readonly key: string; readonly text: string }>();

  constructor(match: AnyMatch) {
    this.match = match;
    this.#table = newSeen(match, 'table');
  }

  /** What changed for everybody, and what only those who watch are told. */
  table(): TableLook {
    const seen = this.#table;
    const sight = seen.eyes.look();
    const before = seen.view;
    const view = viewTexts(viewOf(sight));
    const rest = entries(sharedParts, sharedTexts(sight), seen.marks);
    const shared = braced(viewNews(before, view), rest);
    seen.view = view;
    return { parts: { shared, facts: this.#newFacts(seen, sight) }, sight, before, view, rest };
  }

  /** The table as it is, for somebody's own part between two looks that all share. */
  glance(): Sight {
    this.#glance ??= watch(this.match, 'table');
    return this.#glance.look();
  }

  /** What changed for one chair; with what changed for all where all are looking. */
  own(chair: Chair, table: Sight, look?: TableLook): Parts {
    let seen = this.#chairs.get(chair);
    if (seen === undefined) {
      seen = newSeen(this.match, chair);
      this.#chairs.set(chair, seen);
    }
    const sight = seen.eyes.look(table);
    const own = entries(ownParts, ownTexts(sight, table, this.match.inputs.length), seen.marks);
    const shared = look === undefined ? undefined : this.#sharedWith(seen, sight, look);
    return { shared, own: braced(own), facts: this.#newFacts(seen, sight) };
  }

  /** What changed for all, without what is kept from this chair; what no longer is, it gets now. */
  #sharedWith(seen: Seen, sight: Sight, { parts, sight: table, before, view, rest }: TableLook) {
    const kept = keptFrom(viewOf(sight), viewOf(table));
    const was = seen.kept;
    seen.kept = kept;
    if (kept === '' && was === '') return parts.shared;
    const known: { [part: string]: string } = { ...before };
    for (const part of was.split(' ')) delete known[part];
    return braced(viewNews(known, view, kept), rest);
  }

  /** Everything a chair sees, for a connection that knows nothing yet; `first`: nobody else looks through it. */
  full(chair: Chair, first: boolean): Parts {
    const table = see(this.match, 'table');
    const sight = see(this.match, chair);
    const kept = keptFrom(viewOf(sight), viewOf(table));
    if (first && chair !== 'table') {
      this.#chairs.delete(chair);
      this.own(chair, table);
      (this.#chairs.get(chair) as Seen).kept = kept;
    }
    const own = chair === 'table' ? [] : ownTexts(sight, table, this.match.inputs.length);
    return {
      shared: braced(
        viewNews(nothing, viewTexts(viewOf(table)), kept),
        entries(sharedParts, sharedTexts(table), null),
      ),
      own: braced(entries(ownParts, own, null)),
      facts: `{"from":0,"list":${JSON.stringify(sight.facts)}}`,
    };
  }

  #newFacts(seen: Seen, { facts, undone }: Sight): string | undefined {
    if (undone !== seen.undone) seen.told = 0;
    else if (facts.length === 0) return undefined;
    seen.undone = undone;
    const from = seen.told;
    seen.told += facts.length;
    let list = '';
    for (const fact of facts) list += `${list === '' ? '' : ','}${this.#textOf(fact)}`;
    return `{"from":${from},"list":[${list}]}`;
  }

  #textOf({ key, params }: Phrase): string {
    if (params === undefined) return `{"key":"${key}"}`;
    const known = this.#facts.get(params);
    if (known !== undefined && known.key === key) return known.text;
    const text = JSON.stringify({ key, params });
    this.#facts.set(params, { key, text });
    return text;
  }
}
