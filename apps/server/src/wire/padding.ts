const narrow = 256;
const widest = 2 ** 21;
const spaces = ' '.repeat(widest);

/** The size every frame of about this size has: wide classes in secret phases, narrow ones else. */
export function sizeClass(bytes: number, secret: boolean): number {
  if (!secret) return Math.ceil(bytes / narrow) * narrow;
  let size = 2048;
  while (size < bytes) size *= 4;
  return size;
}

/** JSON may end in spaces. */
export function padded(text: string, secret: boolean): string {
  const bytes = Buffer.byteLength(text);
  return text + spaces.slice(0, sizeClass(bytes, secret) - bytes);
}
