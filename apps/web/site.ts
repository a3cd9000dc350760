import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the built app as plain files for any web space, into a folder of their own. */

/** What the first writing leaves behind: by it a later one knows the folder as its own, and what it may take away. */
const noteName = 'veillee-site.json';

export type Written =
  | { readonly ok: true; readonly renewed: boolean; readonly files: number; readonly bytes: number }
  /** `why`: the folder holds what is not ours, or is none. */
  | { readonly ok: false; readonly why: 'foreign' | 'notAFolder' };

/** No web space need send headers: what a page can say for itself, it says. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  'media-src blob:',
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const charset = '<meta charset="utf-8">\n';
const head = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="veillee-home" content="static">
`;

type Files = Map<string, Buffer>;

/** The built files, and none of those that only our own server makes use of. */
function filesOf(built: string): Files {
  const names = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(built.replace(/\/$/, '').length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(built, name))]));
}

/** The page says that nobody stands behind it, and so the worker has other files to keep than a server's. */
function asSite(files: Files): Files {
  const page = files.get('index.html')?.toString() ?? '';
  const worker = files.get('worker.js')?.toString() ?? '';
  const told = page.replace(charset, head);
  const [kept] = /veillee-[0-9a-f]{12}/.exec(worker) ?? [];
  if (told === page || kept === undefined) throw new Error('the web app is not built as it should be');
  const name = createHash('sha256').update(kept).update(told).digest('hex').slice(0, 12);
  const last: [string, string][] = [
    // Some web spaces leave out what begins with a line, unless this lies there.
    ['.nojekyll', ''],
    ['worker.js', worker.replace(kept, `veillee-${name}`)],
    ['index.html', told],
  ];
  // What names the others is written last: whoever comes meanwhile finds all that it names.
  for (const [file] of last) files.delete(file);
  for (const [file, text] of last) files.set(file, Buffer.from(text));
  return files;
}

const isPlain = (file: unknown): file is string =>
  typeof file === 'string' && /^[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.split('/').includes('..');

/** The files that an earlier writing left here; undefined where there was none. */
function writtenBefore(folder: string): readonly string[] | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(join(folder, noteName), 'utf8'));
    if (typeof note !== 'object' || note === null || !('files' in note)) return undefined;
    return Array.isArray(note.files) && note.files.every(isPlain) ? note.files : undefined;
  } catch {
    return undefined;
  }
}

/** One by one: where no folder can be made, as in /proc, Node's own way of making all of them never ends. */
function makeFolder(place: string): void {
  if (existsSync(place)) return;
  makeFolder(dirname(place));
  mkdirSync(place);
}

/** At once: it may be read by others meanwhile. */
function put(place: string, body: Buffer | string): void {
  makeFolder(dirname(place));
  writeFileSync(`${place}.new`, body);
  renameSync(`${place}.new`, place);
}

/** Writes the site, or renews one it wrote; leaves every other folder as it is. */
export function writeSite(built: string, folder: string, version: string): Written {
  if (existsSync(folder) && !statSync(folder).isDirectory()) return { ok: false, why: 'notAFolder' };
  const before = writtenBefore(folder);
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (before === undefined && !isEmpty) return { ok: false, why: 'foreign' };
  const files = asSite(filesOf(built));
  for (const [name, body] of files) put(join(folder, name), body);
  put(join(folder, noteName), `${JSON.stringify({ version, files: [...files.keys()] }, null, 2)}\n`);
  for (const name of before ?? []) if (!files.has(name)) rmSync(join(folder, name), { force: true });
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  return { ok: true, renewed: before !== undefined, files: files.size, bytes };
}
