import { hash as digest } from 'node:crypto';
import {
  type Apart,
  apart,
  type Chair,
  type Common,
  common,
  isToldAlike,
  type Json,
  toldTo,
} from '@veillee/kernel';
import type { AnyMatch } from '../rooms/room.ts';

/**
 * What the connections of one match have been shown, so that only what changed is sent. What everybody sees is put
 * into words once, and who sees nothing besides gets the very same words. Words are kept rather than what was seen:
 * they are one piece each, which the collector of garbage passes over.
 */

const sharedParts = ['watched', 'circles', 'clock', 'master', 'undone', 'over', 'verdict'] as const;
const ownParts = ['view', 'prompts', 'rights', 'watched', 'circles', 'seats', 'inputs'] as const;

type Values = { readonly [part: string]: Json | undefined };
type Texts = { readonly [part: string]: string };

/** Enough to tell a part from its next version without keeping all of a long one. */
const mark = (text: string): string => (text.length <= 1000 ? text : digest('sha1', text, 'base64'));

/** What somebody was last shown. */
interface Seen {
  /** Parts, by their place. */
  readonly marks: string[];
  /** The parts all others see and this chair must not: they are left out of what it is sent of the shared view. */
  kept: string;
  /** The facts gone through so far, and after how many undoings. */
  told: number;
  undone: number;
}

const newSeen = (): Seen => ({ marks: [], kept: '', told: 0, undone: 0 });
const nothing: Texts = {};

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
function keptFrom(mine: Values | null, everybodys: Values): string {
  let kept = '';
  for (const part in mine) {
    if (mine[part] === null && (everybodys[part] ?? null) !== null) kept += `${part} `;
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

const list = (things: readonly unknown[] | null): string =>
  things === null ? 'null' : things.length === 0 ? '[]' : JSON.stringify(things);

const sharedTexts = ({ watched, circles, clock, master, undone, over, verdict }: Common): string[] => [
  list(watched),
  list(circles),
  clock === null ? 'null' : JSON.stringify(clock),
  master === 'app' ? '"app"' : '"human"',
  String(undone),
  String(over),
  verdict === null ? 'null' : JSON.stringify(verdict),
];

function ownTexts(
  { view, prompts, rights, watched, circles, seats }: Apart,
  chair: Chair,
  inputs: number,
): string[] {
  const own = [
    view === null ? '{}' : JSON.stringify(view),
    list(prompts),
    list(rights),
    list(watched),
    list(circles),
  ];
  if (chair === 'master') own.push(list(seats ?? []), String(inputs));
  return own;
}

/** One look at the table for everybody around it. */
export interface TableLook {
  /** All that somebody is told who sees and was told no more than all. */
  readonly parts: Parts;
  /** The shared view before and now, and the shared parts beside it that are new. */
  readonly scene: Values;
  readonly before: Texts;
  readonly view: Texts;
  readonly rest: string;
  /** From which fact on `parts` tells, where all are told the same. */
  readonly toldFrom: number | null;
}

export class Screens {
  readonly match: AnyMatch;
  readonly #chairs = new Map<Chair, Seen>();
  readonly #table = newSeen();
  /** The shared view as last shown. */
  #view = nothing;

  constructor(match: AnyMatch) {
    this.match = match;
  }

  /** What changed for everybody, and what those who watch are told. */
  table(): TableLook {
    const seen = this.#table;
    const all = common(this.match);
    const scene = all.view as Values;
    const before = this.#view;
    const view = viewTexts(scene);
    this.#view = view;
    const rest = entries(sharedParts, sharedTexts(all), seen.marks);
    const goesOn = seen.undone === all.undone && isToldAlike(this.match, seen.told);
    const toldFrom = goesOn ? seen.told : null;
    const parts = { shared: braced(viewNews(before, view), rest), facts: this.#newFacts(seen, 'table') };
    return { parts, scene, before, view, rest, toldFrom };
  }

  /** What changed for one chair; with what changed for all where all are looking. */
  own(chair: Chair, look?: TableLook): Parts {
    const seen = this.#seenBy(chair);
    const mine = apart(this.match, chair);
    const own = entries(ownParts, ownTexts(mine, chair, this.match.inputs.length), seen.marks);
    const shared = look === undefined ? undefined : this.#sharedWith(seen, mine, look);
    if (look !== undefined && this.#isToldAsAll(seen, look)) {
      if (own === '' && shared === look.parts.shared) return look.parts;
      return { shared, own: braced(own), facts: look.parts.facts };
    }
    return { shared, own: braced(own), facts: this.#newFacts(seen, chair) };
  }

  #seenBy(chair: Chair): Seen {
    let seen = this.#chairs.get(chair);
    if (seen === undefined) {
      seen = newSeen();
      this.#chairs.set(chair, seen);
    }
    return seen;
  }

  /** What changed for all, without what is kept from this chair; what no longer is, it gets now. */
  #sharedWith(seen: Seen, mine: Apart, { parts, scene, before, view, rest }: TableLook): string | undefined {
    const kept = keptFrom(mine.view as Values | null, scene);
    const was = seen.kept;
    seen.kept = kept;
    if (kept === '' && was === '') return parts.shared;
    const known: { [part: string]: string } = { ...before };
    for (const part of was.split(' ')) delete known[part];
    return braced(viewNews(known, view, kept), rest);
  }

  /** Everything a chair sees, for a connection that knows nothing yet; `first`: nobody else looks through it. */
  full(chair: Chair, first: boolean): Parts {
    const { match } = this;
    const all = common(match);
    const scene = all.view as Values;
    const mine = apart(match, chair);
    const kept = keptFrom(mine.view as Values | null, scene);
    const texts = chair === 'table' ? [] : ownTexts(mine, chair, match.inputs.length);
    if (first && chair !== 'table') {
      const marks = texts.map(mark);
      this.#chairs.set(chair, { marks, kept, told: match.running.facts.length, undone: all.undone });
    }
    return {
      shared: braced(viewNews(nothing, viewTexts(scene), kept), entries(sharedParts, sharedTexts(all), null)),
      own: braced(entries(ownParts, texts, null)),
      facts: `{"from":0,"list":${JSON.stringify(toldTo(match, chair))}}`,
    };
  }

  #isToldAsAll(seen: Seen, { toldFrom }: TableLook): boolean {
    if (seen.told !== toldFrom || seen.undone !== this.#table.undone) return false;
    seen.told = this.#table.told;
    return true;
  }

  /** What a chair was told since; all of it again after an undo. */
  #newFacts(seen: Seen, chair: Chair): string | undefined {
    const { facts, epochs } = this.match.running;
    const undone = epochs.length - 1;
    const again = undone !== seen.undone;
    const told = toldTo(this.match, chair, again ? 0 : seen.told);
    seen.undone = undone;
    seen.told = facts.length;
    if (again) return `{"from":0,"list":${JSON.stringify(told)}}`;
    return told.length === 0 ? undefined : `{"list":${JSON.stringify(told)}}`;
  }
}
