import { isRecord, type UnknownRecord } from '@veillee/kernel';

const none: readonly string[] = [];

/** A view by its parts. */
function partsOf(view: object): UnknownRecord {
  if (!isRecord(view)) throw new TypeError('a view is no list');
  return view;
}

const textOf = (value: unknown): string =>
  typeof value === 'number' || value === null ? String(value) : JSON.stringify(value);

/** A view in words, part by part. A game names the parts in the same order each time, or nearly. */
export class SceneText {
  readonly #parts: string[] = [];
  readonly #texts: string[] = [];

  /** Takes over the view as it is now, and gives the parts that have changed and those there are no longer. */
  renew(seen: object): { readonly news: readonly string[]; readonly gone: readonly string[] } {
    const view = partsOf(seen);
    const news: string[] = [];
    let count = 0;
    for (const part in view) {
      const value = view[part];
      if (value === undefined) continue;
      const place = this.#parts[count] === part ? count : this.#placeOf(part);
      count += 1;
      const text = textOf(value);
      if (this.#texts[place] === text) continue;
      this.#texts[place] = text;
      news.push(part);
    }
    if (count === this.#parts.length) return { news, gone: none };
    const gone = this.#parts.filter((part) => view[part] === undefined);
    for (const part of gone) {
      const place = this.#parts.indexOf(part);
      this.#parts.splice(place, 1);
      this.#texts.splice(place, 1);
    }
    return { news, gone };
  }

  #placeOf(part: string): number {
    const place = this.#parts.indexOf(part);
    return place < 0 ? this.#parts.push(part) - 1 : place;
  }

  get parts(): readonly string[] {
    return this.#parts;
  }

  /** Those of these parts in which there is something. */
  filled(parts: readonly string[]): readonly string[] {
    if (parts.length === 0) return none;
    return parts.filter((part) => (this.#texts[this.#parts.indexOf(part)] ?? 'null') !== 'null');
  }

  /** These parts as an entry; those that are gone are named. */
  entry(parts: readonly string[], gone: readonly string[]): string {
    let news = '';
    for (const part of parts)
      news += `${news === '' ? '' : ','}"${part}":${this.#texts[this.#parts.indexOf(part)]}`;
    if (gone.length > 0) return `"view":{${news}},"gone":${JSON.stringify(gone)}`;
    return news === '' ? '' : `"view":{${news}}`;
  }
}

/** The parts that a chair must not see. */
export function hiddenIn(view: object | null): readonly string[] {
  if (view === null) return none;
  const parts = partsOf(view);
  let hidden: string[] | undefined;
  for (const part in parts) {
    if (parts[part] !== null) continue;
    hidden ??= [];
    hidden.push(part);
  }
  return hidden ?? none;
}
