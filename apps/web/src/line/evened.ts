import { limits } from '@veillee/protocol';

const smallest = 1024;
/** What a touch in the dark may add to one's notes, with its name around it. */
const reserve = 512;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Filled up with spaces, which JSON allows, so that what is sent tells nothing by its size: whatever one does, it is
 * as long as writing one's notes down again would be, which is what a sleeper does in place of an answer.
 */
export function evened(text: string, notes: string): string {
  const bytes = bytesOf(text);
  const longest = Math.max(bytes, bytesOf(JSON.stringify(notes)) + reserve);
  let size = smallest;
  while (size < longest) size *= 4;
  return text + ' '.repeat(Math.max(0, Math.min(size, limits.frame) - bytes));
}
