/**
 * A guide that can be followed by a test. A block whose fence names a file (```ts src/roles/seer.ts) is that file,
 * whole. A block of diff has a line `--- file` and then hunks, parted by `@@`: what is there already, with a space
 * before it and cut short by `…` where it is long, what goes, with a minus, and what comes, with a plus.
 */
export interface Guide {
  readonly files: ReadonlyMap<string, string>;
  readonly hunks: readonly Hunk[];
}
interface Hunk {
  readonly file: string;
  readonly lines: readonly string[];
}
/** Where a guide is followed: files by their path. */
export interface Place {
  read(file: string): string;
  write(file: string, text: string): void;
}

export function readGuide(markdown: string): Guide {
  const blocks = [...markdown.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)];
  const named = blocks.flatMap(([, , file = '', text = '']) => (file === '' ? [] : [[file, text] as const]));
  const diffs = blocks.flatMap(([, kind, , text = '']) => (kind === 'diff' ? [text] : []));
  return { files: new Map(named), hunks: diffs.flatMap(hunksOf) };
}

function hunksOf(diff: string): Hunk[] {
  return diff.split(/^--- /m).flatMap((part) => {
    const [file = '', ...lines] = part.trimEnd().split('\n');
    if (file === '') return [];
    const hunks = lines.join('\n').split(/^@@$/m);
    return hunks.map((hunk) => ({ file, lines: hunk.split('\n').filter((line) => line !== '') }));
  });
}

/** Does what the guide says, and tells which files it touched. */
export function follow({ files, hunks }: Guide, place: Place): ReadonlySet<string> {
  for (const [file, text] of files) place.write(file, text);
  for (const hunk of hunks) place.write(hunk.file, withHunk(place.read(hunk.file), hunk));
  return new Set([...files.keys(), ...hunks.map(({ file }) => file)]);
}

const isLine = (line: string | undefined, said: string): boolean =>
  line !== undefined && (said.endsWith('…') ? line.startsWith(said.slice(0, -1)) : line === said);

/** A hunk that does not fit in just one place is a fault of the guide. */
function withHunk(text: string, { file, lines }: Hunk): string {
  const there = text.split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const fits = there.flatMap((_, i) => (before.every((said, k) => isLine(there[i + k], said)) ? [i] : []));
  const [at] = fits;
  if (at === undefined || fits.length > 1)
    throw new Error(`the guide fits ${fits.length} places of ${file}: ${before.join(' / ')}`);
  let next = at;
  const after = lines.flatMap((line) => {
    if (line.startsWith('+')) return [line.slice(1)];
    next += 1;
    return line.startsWith('-') ? [] : there.slice(next - 1, next);
  });
  return there.toSpliced(at, before.length, ...after).join('\n');
}
