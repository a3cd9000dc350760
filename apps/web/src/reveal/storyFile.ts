import { gameNamed } from '@veillee/games';
import { readTranscript, sha256, type Transcript } from '@veillee/kernel';
import { loadFace } from '../games/registry.ts';
import { endOf, type Ruled } from './replaying.ts';

/** Stories out of files that somebody kept: opened on this device, and known to no server. */

/** Why a file is not opened. */
export type FileFault =
  | 'huge'
  | 'foreign'
  | 'otherFormat'
  | 'otherGame'
  | 'unfetched'
  | 'impossible'
  | 'unfinished';

export type OpenedFile =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: FileFault };

const no = (why: FileFault): OpenedFile => ({ ok: false, why });

/** A long evening's story has some hundred kilobytes. */
const most = 4 * 1024 * 1024;

const opened = new Map<string, Transcript>();
const key = 'veillee.opened';

/** By what it says: the same file has the same address. */
const idOf = (text: string): string => `file-${sha256(text).slice(0, 19)}`;

async function parsed(file: Blob): Promise<unknown> {
  try {
    return JSON.parse((await file.text()).replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** How the face of a game is fetched; undefined where there is none. */
type Fetch = (game: string) => Promise<{ readonly face: Ruled }> | undefined;

/** Plays it to its end, where nothing that a stranger wrote may stop the page. */
async function faultIn(script: Transcript, fetchFace: Fetch): Promise<FileFault | undefined> {
  if (gameNamed(script.game) === undefined) return 'otherGame';
  const fetched = await fetchFace(script.game)?.catch(() => undefined);
  if (fetched === undefined) return 'unfetched';
  try {
    const end = endOf(fetched.face, script);
    if (end === null) return 'impossible';
    return end.verdict === null ? 'unfinished' : undefined;
  } catch {
    return 'impossible';
  }
}

/** Reads a file and plays what it tells; under its id the story is then shown like any other. */
export async function openStoryFile(file: Blob, fetchFace: Fetch = loadFace): Promise<OpenedFile> {
  if (file.size > most) return no('huge');
  const told = readTranscript(await parsed(file));
  if (!told.ok) return no(told.error.key === 'transcript.version' ? 'otherFormat' : 'foreign');
  const script = told.value;
  if (script.names !== undefined && script.names.length !== script.seats) return no('foreign');
  const fault = await faultIn(script, fetchFace);
  if (fault !== undefined) return no(fault);
  const text = JSON.stringify(script);
  const id = idOf(text);
  opened.set(id, script);
  keepOpened(text);
  return { ok: true, id };
}

/** For as long as the tab lives: a page that is loaded anew still has it. */
function keepOpened(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Too much for this device: then it lives as long as the page.
  }
}

/** The story of a file that was opened here; undefined where it was not. */
export function openedStory(id: string): Transcript | undefined {
  const known = opened.get(id);
  if (known !== undefined || !id.startsWith('file-')) return known;
  try {
    const text = sessionStorage.getItem(key) ?? '';
    const told = idOf(text) === id ? readTranscript(JSON.parse(text)) : undefined;
    if (told?.ok) opened.set(id, told.value);
  } catch {
    // What lies there is not ours.
  }
  return opened.get(id);
}
