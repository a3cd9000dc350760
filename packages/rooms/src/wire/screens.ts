import {
  type Apart,
  apart,
  type Chair,
  type Common,
  common,
  factsTold,
  isToldAlike,
  rowOf,
  stampOf,
  timesUndone,
  toldTo,
  viewApart,
} from '@veillee/kernel';
import type { AnyMatch } from '../room/room.ts';
import type { Means } from './means.ts';
import { hiddenIn, SceneText } from './sceneText.ts';

/**
 * Of what a chair is sent, the first step: what the connections of one match have been shown, so that only what changed is sent. What everybody sees is put
 * into words once, and who sees nothing besides gets the very same words. Words are kept rather than what was seen:
 * they are one piece each, which the collector of garbage passes over.
 */

const sharedParts = ['watched', 'circles', 'clock', 'master', 'undone', 'over', 'verdict'] as const;
/** Beside the view. */
const ownParts = ['prompts', 'rights', 'watched', 'circles', 'seats', 'inputs'] as const;

/** What somebody was last shown. */
interface Seen {
  /** After how many inputs of the match it looked; it changes with nothing else. */
  at: number;
  /** A chair's part of the view, the match's stamp at that time, and the parts of it that are kept from the chair. */
  view: string;
  stamp: number | undefined;
  hidden: readonly string[];
  /** A chair's other parts, by their place; null where it saw nothing besides what all see. */
  marks: readonly string[] | null;
  /** Of the hidden parts those that all others see: they are left out of what it is sent of the shared view. */
  kept: readonly string[];
  /** The facts gone through so far, and after how many undoings. */
  told: number;
  undone: number;
}

const none: readonly string[] = [];
const newSeen = (): Seen => ({
  at: -1,
  view: '',
  stamp: undefined,
  hidden: none,
  marks: none,
  kept: none,
  told: 0,
  undone: 0,
});

/** FrameParts of a frame, as JSON; undefined where nothing changed. */
export interface FrameParts {
  readonly shared?: string | undefined;
  readonly own?: string | undefined;
  readonly facts?: string | undefined;
  /** Of everything: how many bytes of facts those who watch were told, the same number for every chair. */
  readonly told?: number;
}

/** The parts as entries, without those whose mark is what it was before. */
function entries(
  names: readonly string[],
  texts: readonly string[],
  before = none,
  marks: readonly string[] = texts,
): string {
  let news = '';
  for (let i = 0; i < texts.length; i += 1) {
    if (marks[i] !== before[i]) news += `${news === '' ? '' : ','}"${names[i]}":${texts[i]}`;
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

const viewText = (view: object | null): string => (view === null ? '{}' : JSON.stringify(view));

function ownTexts(
  match: AnyMatch,
  chair: Chair,
  { prompts, rights, watched, circles, seats }: Apart,
): string[] {
  const own = [list(prompts), list(rights), list(watched), list(circles)];
  if (chair === 'master') own.push(list(seats ?? []), String(match.inputs.length));
  return own;
}

/** A chair that is asked nothing, may do nothing and watches as all do: most chairs, most of the time. */
const isPlain = (chair: Chair, { prompts, rights, watched, circles }: Apart): boolean =>
  prompts.length === 0 && rights.length === 0 && watched === null && circles === null && chair !== 'master';
/** Its texts. */
const plain: readonly string[] = ['[]', '[]', 'null', 'null'];

/** One look at the table for everybody around it. */
export interface TableLook {
  /** All that somebody is told who sees and was told no more than all. */
  readonly parts: FrameParts;
  /** Which parts of the shared view changed or are gone, and the shared parts beside it that are new. */
  readonly news: readonly string[];
  readonly gone: readonly string[];
  readonly rest: string;
  /** From which fact on `parts` tells, where all are told the same. */
  readonly toldFrom: number | null;
  readonly stamp: number | undefined;
}

export class Screens {
  readonly match: AnyMatch;
  /** By row: the seats, then the master. */
  readonly #chairs: (Seen | undefined)[] = [];
  readonly #table = newSeen();
  readonly #scene = new SceneText();
  /** The shared parts beside the view, as all were last shown them. */
  #rest = none;

  readonly #means: Pick<Means, 'hash' | 'framing'>;

  constructor(match: AnyMatch, means: Pick<Means, 'hash' | 'framing'>) {
    this.match = match;
    this.#means = means;
  }

  /** Enough to tell a part from its next version without keeping all of a long one. */
  readonly #mark = (text: string): string => (text.length <= 1000 ? text : this.#means.hash(text));

  /** What changed for everybody, and what those who watch are told. */
  table(): TableLook {
    const seen = this.#table;
    const { inputs } = this.match;
    if (seen.at === inputs.length) return this.#sameLook();
    seen.at = inputs.length;
    const all = common(this.match);
    const { news, gone } = this.#scene.renew(all.view);
    const texts = sharedTexts(all);
    const rest = entries(sharedParts, texts, this.#rest);
    this.#rest = texts;
    const goesOn = seen.undone === all.undone && isToldAlike(this.match, seen.told);
    const toldFrom = goesOn ? seen.told : null;
    const shared = braced(this.#scene.entry(news, gone), rest);
    const parts = { shared, facts: this.#newFacts(seen, 'table') };
    return { parts, news, gone, rest, toldFrom, stamp: stampOf(this.match) };
  }

  #sameLook(): TableLook {
    const toldFrom = this.#table.told;
    return { parts: {}, news: none, gone: none, rest: '', toldFrom, stamp: stampOf(this.match) };
  }

  /** What changed for one chair; with what changed for all where all are looking. */
  own(chair: Chair, look?: TableLook): FrameParts {
    const seen = this.#seenBy(chair);
    const own = this.#ownParts(seen, chair, look);
    const shared = look === undefined ? undefined : this.#sharedWith(seen, look);
    if (look !== undefined && this.#isToldAsAll(seen, look)) {
      if (own === undefined && shared === look.parts.shared) return look.parts;
      return { shared, own, facts: look.parts.facts };
    }
    return { shared, own, facts: this.#newFacts(seen, chair) };
  }

  #ownParts(seen: Seen, chair: Chair, look: TableLook | undefined): string | undefined {
    const { inputs } = this.match;
    if (seen.at === inputs.length) return undefined;
    seen.at = inputs.length;
    const view = this.#ownView(seen, chair, look === undefined ? stampOf(this.match) : look.stamp);
    return braced(view, this.#besides(seen, chair));
  }

  /** What has changed of what a chair sees beside the view. */
  #besides(seen: Seen, chair: Chair): string {
    const mine = apart(this.match, chair);
    const isNowPlain = isPlain(chair, mine);
    const before = seen.marks ?? plain;
    if (isNowPlain) {
      seen.marks = null;
      return before === plain ? '' : entries(ownParts, plain, before);
    }
    const texts = ownTexts(this.match, chair, mine);
    const marks = texts.map(this.#mark);
    seen.marks = marks;
    return entries(ownParts, texts, before, marks);
  }

  /** A chair's own part of the view as an entry, where it has changed. */
  #ownView(seen: Seen, chair: Chair, stamp: number | undefined): string {
    const { match } = this;
    const isNew = stamp === undefined || stamp !== seen.stamp || seen.undone !== timesUndone(match);
    if (!isNew) return '';
    const view = viewApart(match, chair);
    const text = viewText(view);
    const now = this.#mark(text);
    const changed = now !== seen.view;
    Object.assign(seen, { stamp, view: now, hidden: hiddenIn(view) });
    return changed ? `"view":${text}` : '';
  }

  #seenBy(chair: Chair): Seen {
    const row = rowOf(chair, this.match.start.seats);
    const known = this.#chairs[row];
    if (known !== undefined) return known;
    const seen = newSeen();
    this.#chairs[row] = seen;
    return seen;
  }

  /** What changed for all, without what is kept from this chair; what no longer is, it gets now. */
  #sharedWith(seen: Seen, { parts, news, gone, rest }: TableLook): string | undefined {
    const kept = this.#scene.filled(seen.hidden);
    const was = seen.kept;
    seen.kept = kept;
    if (kept.length === 0 && was.length === 0) return parts.shared;
    const due = [...new Set([...news, ...was])].filter(
      (part) => !kept.includes(part) && !gone.includes(part),
    );
    return braced(this.#scene.entry(due, gone), rest);
  }

  /**
   * Everything a chair sees, for a connection that knows nothing yet; `first`: nobody else looks through it. `between`
   * two beats those who look already are told what is new only with the next, and the newcomer, who gets that too, is
   * not told it twice.
   */
  full(chair: Chair, first: boolean, between = false): FrameParts {
    const { match } = this;
    const all = common(match);
    const mine = viewApart(match, chair);
    const hidden = hiddenIn(mine);
    // Between two beats the newcomer sees of what is shared what all others do: should it be again what it was before the
    // next, nobody is told.
    const asAll = between && this.#table.at >= 0;
    const whole = asAll ? this.#scene : new SceneText();
    if (!asAll) whole.renew(all.view);
    const kept = whole.filled(hidden);
    const [view, texts] = [viewText(mine), ownTexts(match, chair, apart(match, chair))];
    if (first && chair !== 'table') {
      this.#chairs[rowOf(chair, match.start.seats)] = {
        at: match.inputs.length,
        view: this.#mark(view),
        stamp: stampOf(match),
        hidden,
        marks: texts.map(this.#mark),
        kept,
        told: factsTold(match),
        undone: all.undone,
      };
    }
    const until = between && (chair === 'table' || !first) ? this.#toldSoFar(chair) : undefined;
    const shown = whole.parts.filter((part) => !kept.includes(part));
    return {
      shared: braced(whole.entry(shown, none), entries(sharedParts, asAll ? this.#rest : sharedTexts(all))),
      own: chair === 'table' ? undefined : braced(`"view":${view}`, entries(ownParts, texts)),
      facts: `{"from":0,"list":${JSON.stringify(toldTo(match, chair, 0, until))}}`,
      told: this.#means.framing.byteLength(JSON.stringify(toldTo(match, 'table'))),
    };
  }

  /**
   * The facts that those who look through a chair know; undefined where they are to be told all again. Its own parts
   * come again to all of them: one page has seen more of them than the others.
   */
  #toldSoFar(chair: Chair): number | undefined {
    const seen = chair === 'table' ? this.#table : this.#seenBy(chair);
    if (chair !== 'table') {
      Object.assign(seen, { at: -1, view: '', stamp: undefined, marks: none });
    }
    return seen.undone === timesUndone(this.match) ? seen.told : undefined;
  }

  #isToldAsAll(seen: Seen, { toldFrom }: TableLook): boolean {
    if (seen.told !== toldFrom || seen.undone !== this.#table.undone) return false;
    seen.told = this.#table.told;
    return true;
  }

  /** What a chair was told since; all of it again after an undo. */
  #newFacts(seen: Seen, chair: Chair): string | undefined {
    const undone = timesUndone(this.match);
    const again = undone !== seen.undone;
    const told = toldTo(this.match, chair, again ? 0 : seen.told);
    seen.undone = undone;
    seen.told = factsTold(this.match);
    if (again) return `{"from":0,"list":${JSON.stringify(told)}}`;
    return told.length === 0 ? undefined : `{"list":${JSON.stringify(told)}}`;
  }
}
