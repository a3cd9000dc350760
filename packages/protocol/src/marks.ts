/**
 * Direction marks: they turn the words around them, and so make a line say to the eye what was not written. No language
 * needs them in a line of its own.
 */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** As they may stand in JSON, written out or not. */
const hasMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\\u(?:061c|200[ef]|202[a-e]|206[6-9])/i;

/** JSON that came from anywhere, without direction marks in any of its texts; undefined if it is none. */
export function parsedWithoutMarks(text: string): unknown {
  try {
    return hasMarks.test(text) ? JSON.parse(text, withoutMarks) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutMarks = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(marks, '') : value;
