import { readdirSync } from 'node:fs';
import type { Lang } from '@veillee/kernel';

/** What pages say besides games: every word of the app, about people whose names begin with a vowel, and about few. */

export interface AppSentence {
  readonly at: string;
  readonly said: string;
}

const folder = (lang: Lang): URL => new URL(`../../apps/web/src/words/${lang}/`, import.meta.url);

/** By what a word calls those it is about; everything else is taken for a number. */
const ofOne = /^(?:name|who|whom|host|owner|by|a|b|next|waited|left|right)$/;
const ofSome = /^names$/;
const outOf = /^(?:of|need|max|most|players|total)$/;

const paramsOf = (say: (...given: never[]) => unknown): readonly string[] => {
  const [, list = ''] = /^[^(]*?\(?([\w$, ]*)\)?\s*(?:=>|\{)/.exec(String(say)) ?? [];
  return list.split(',').flatMap((param) => param.trim() || []);
};

/** About one, about several as they are listed, and about a list. */
const several: readonly unknown[] = ['Agathe', 'Agathe et Inès', ['Agathe', 'Inès']];

function* saidBy(value: unknown, at: string): Generator<AppSentence> {
  if (typeof value === 'string') yield { at, said: value };
  else if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown;
    const params = paramsOf(say);
    for (const n of [0, 1, 2])
      for (const some of several) {
        const fits = (param: string): unknown => {
          if (ofSome.test(param)) return some;
          return ofOne.test(param) ? 'Agathe' : outOf.test(param) ? 5 : n;
        };
        try {
          const said = say(...params.map(fits));
          if (typeof said === 'string') yield { at: `${at}(${n})`, said };
        } catch {
          // It wants something else.
        }
      }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* saidBy(inner, `${at}.${key}`);
}

export async function saidInApp(lang: Lang): Promise<readonly AppSentence[]> {
  const said: AppSentence[] = [];
  for (const entry of readdirSync(folder(lang), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/^\w+\.ts$/.test(entry.name)) continue;
    const words: unknown = await import(`${entry.parentPath}/${entry.name}`);
    said.push(...saidBy(words, entry.name));
  }
  return said;
}
