import {
  fail,
  ok,
  type Refusal,
  type Result,
  readTranscript,
  refusal,
  type Transcript,
} from '@veillee/kernel';

const read = new Map<string, Transcript>();
/** When each will be gone from the server. */
const ends = new Map<string, Date>();

/** The story kept under this id; nothing is fetched twice. */
export async function fetchStory(id: string): Promise<Result<Transcript, Refusal>> {
  const known = read.get(id);
  if (known !== undefined) return ok(known);
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

export const addressOfStory = (origin: string, id: string): string => `${origin}/#story/${id}`;
