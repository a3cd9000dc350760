import { readFileSync } from 'node:fs';
import type { Transcript } from '@veillee/kernel';
import { oneNight } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../games/rules.ts';
import { openedStory, openStoryFile } from './storyFile.ts';

const text = readFileSync(
  new URL('../../../../docs/examples/one-night.transcript.json', import.meta.url),
  'utf8',
);
const script: Transcript = JSON.parse(text);
const face = { rules: rulesOf(oneNight) };
const opening = (data: unknown) =>
  openStoryFile(new Blob([typeof data === 'string' ? data : JSON.stringify(data)]), async () => ({ face }));

describe('a story out of a file', () => {
  it('is opened, and known by an address that follows from what it says', async () => {
    const done = await opening(text);
    if (!done.ok) throw new Error(done.why);
    expect(done.id).toMatch(/^file-[0-9a-f]{19}$/);
    expect(openedStory(done.id)).toEqual(script);
    expect(await opening(`\ufeff${JSON.stringify(script, null, 2)}`)).toEqual(done);
    expect(openedStory('file-0000000000000000000')).toBeUndefined();
    expect(openedStory('x'.repeat(24))).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['huge', 'x'.repeat(4 * 1024 * 1024 + 1)],
    ['foreign', 'not json'],
    ['foreign', [script]],
    ['foreign', { ...script, inputs: undefined }],
    ['foreign', { ...script, names: ['Ana'] }],
    ['otherFormat', { ...script, veillee: 99 }],
    ['otherGame', { ...script, game: 'chess' }],
    ['otherGame', { ...script, game: '../blood' }],
    ['impossible', { ...script, seats: 2, names: ['Ana', 'Bo'] }],
    ['impossible', { ...script, inputs: [...script.inputs.slice(1)] }],
    ['impossible', { ...script, inputs: [null] }],
    ['unfinished', { ...script, inputs: script.inputs.slice(0, 3) }],
  ])('%s: is refused', async (why, data) => {
    expect(await opening(data)).toEqual({ ok: false, why });
  });

  it('unfetched: is refused for now, where its game does not come', async () => {
    const lost = await openStoryFile(new Blob([text]), () => Promise.reject(new Error('no network')));
    expect(lost).toEqual({ ok: false, why: 'unfetched' });
  });
});
