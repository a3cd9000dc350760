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
  /** How many facts were told, and after how many undoings. */
  told: number;
  undone: number;
}

const nothing: Texts = {};
const newSeen = (match: AnyMatch, chair: Chair): Seen => ({
  eyes: watch(match, chair),
  view: nothing,
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

/** A view in words, part by part. */
function viewTexts(view: Values): Texts {
  const texts: { [part: string]: string } = {};
  for (const part in view) {
    const text = JSON.stringify(view[part]);
    if (text !== undefined) texts[part] = text;
  }
  return texts;
}

/** The parts that are new, as an entry; those that are gone are named. */
function viewNews(before: Texts, now: Texts): string {
  let news = '';
  for (const part in now) {
    if (now[part] !== before[part]) news += `${news === '' ? '' : ','}"${part}":${now[part]}`;
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
    const view = viewTexts(viewOf(sight));
    const shared = braced(viewNews(seen.view, view), entries(sharedParts, sharedTexts(sight), seen.marks));
    seen.view = view;
    return { parts: { shared, facts: this.#newFacts(seen, sight) }, sight };
  }

  /** The table as it is, for somebody's own part between two looks that all share. */
  glance(): Sight {
    this.#glance ??= watch(this.match, 'table');
    return this.#glance.look();
  }

  /** What changed for one chair, beside what changed for all. */
  own(chair: Chair, table: Sight, shared?: string): Parts {
    let seen = this.#chairs.get(chair);
    if (seen === undefined) {
      seen = newSeen(this.match, chair);
      this.#chairs.set(chair, seen);
    }
    const sight = seen.eyes.look(table);
    const own = entries(ownParts, ownTexts(sight, table, this.match.inputs.length), seen.marks);
    return { shared, own: braced(own), facts: this.#newFacts(seen, sight) };
  }

  /** Everything a chair sees, for a connection that knows nothing yet; `first`: nobody else looks through it. */
  full(chair: Chair, first: boolean): Parts {
    const table = see(this.match, 'table');
    if (first && chair !== 'table') {
      this.#chairs.delete(chair);
      this.own(chair, table);
    }
    const sight = see(this.match, chair);
    const own = chair === 'table' ? [] : ownTexts(sight, table, this.match.inputs.length);
    return {
      shared: braced(
        viewNews(nothing, viewTexts(viewOf(table))),
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
