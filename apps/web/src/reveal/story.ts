import {
  fail,
  ok,
  type Refusal,
  type Result,
  readTranscript,
  refusal,
  type Transcript,
} from '@veillee/kernel';
import { handOut } from '../kit/handOut.ts';
import { type Home, storyFragment } from '../line/address.ts';
import { address, home } from '../line/session.ts';
import { hasServer } from '../shell/home.ts';
import { openedStory } from './storyFile.ts';

const read = new Map<string, Transcript>();
/** When each will be gone from the server. */
const ends = new Map<string, Date>();

/** Where the story lies that this page is about: where its table is, or where its address says. */
const homeNow = (): Home => (address.value.to === 'story' ? address.value.home : home.value);

/** The story kept under this id; nothing is fetched twice. */
export async function fetchStory(id: string): Promise<Result<Transcript, Refusal>> {
  const known = read.get(id) ?? openedStory(id);
  if (known !== undefined) return ok(known);
  return homeNow() === 'pocket' ? fromPocket(id) : fromServer(id);
}

async function fromPocket(id: string): Promise<Result<Transcript, Refusal>> {
  try {
    const { openPocket } = await import('../pocket/index.ts');
    const text = await (await openPocket()).story(id);
    if (text === null) return fail(refusal('story.unknown'));
    const told = readTranscript(JSON.parse(text));
    if (told.ok) read.set(id, told.value);
    return told;
  } catch {
    return fail(refusal('story.failed'));
  }
}

async function fromServer(id: string): Promise<Result<Transcript, Refusal>> {
  if (!hasServer) return fail(refusal('story.unknown'));
  try {
    const answer = await fetch(`/api/story/${encodeURIComponent(id)}`);
    if (answer.status === 404) return fail(refusal('story.unknown'));
    if (!answer.ok) return fail(refusal('story.failed'));
    const told = readTranscript(await answer.json());
    if (told.ok) read.set(id, told.value);
    const end = Date.parse(answer.headers.get('sunset') ?? '');
    if (!Number.isNaN(end)) ends.set(id, new Date(end));
    return told;
  } catch {
    return fail(refusal('story.failed'));
  }
}

/** Until when its address leads to it; null where the server does not say. */
export async function endOfStory(id: string): Promise<Date | null> {
  await fetchStory(id);
  return ends.get(id) ?? null;
}

/** A story out of a file somebody kept. */
export async function readStoryFile(file: Blob): Promise<Result<Transcript, Refusal>> {
  try {
    return readTranscript(JSON.parse(await file.text()));
  } catch {
    return fail(refusal('transcript.malformed'));
  }
}

export const addressOfStory = (origin: string, id: string): string =>
  `${origin}/${storyFragment('server', id)}`;

/** Hands a story of this device out as a file. */
export async function saveStory(id: string): Promise<void> {
  const told = await fetchStory(id);
  if (!told.ok) return;
  handOut(fileNameOf(id), 'application/json', JSON.stringify(told.value));
}

export const fileNameOf = (id: string): string => `veillee-${id.slice(0, 6)}.json`;

/** Whether the story lies in this device alone. */
export const isStoryHere = (): boolean => homeNow() === 'pocket';
