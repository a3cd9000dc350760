/** Words of a language that there is not: English in wide letters, so that what stays English shows. */
export function pretend<T>(words: T): T;
export function pretend(words: unknown): unknown {
  if (typeof words === 'string') return widened(words);
  if (typeof words === 'function') return (...params: unknown[]) => pretend(words(...params));
  if (Array.isArray(words)) return words.map((one) => pretend(one));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pretend(value)]));
}

/** Words as they must be. A test makes them such that any may be missing. */
export type Gappy<T> = T;

/** A template's slots are no words, but for the forms they choose from. */
const slotOrLetter = /\{[^}|]*|[A-Za-z]/g;
const wider = 0xfee0;

const widened = (text: string): string =>
  text.replace(slotOrLetter, (found) =>
    found.startsWith('{') ? found : String.fromCharCode(found.charCodeAt(0) + wider),
  );

/** Whether something is said in another language than the pretended one; the letter of a number (`R17`, `5D`) is none. */
export const isForeign = (text: string): boolean => /[A-Za-z]{2}/.test(text.replace(/\{[^}|]*/g, ''));
