import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replayAs, speak, type Transcript } from '@veillee/kernel';
import { oneNight } from '@veillee/one-night';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, veillee } from '../../test/veillee.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (name: string) => join(folder, name);

const kept = path('kept.json');
let script: Transcript;
beforeAll(async () => {
  const game = ['--scenario', 'echanges-a-gogo', '--players', '5', '--games', '1', '--seed', 'r'];
  await veillee(['simulate', ...game, '--transcript', kept]);
  script = JSON.parse(readFileSync(kept, 'utf8'));
});

function changed(name: string, change: object): string {
  writeFileSync(path(name), JSON.stringify({ ...script, ...change }));
  return path(name);
}

describe('veillee replay', () => {
  it('tells what was public, the verdict with its rules, the night and the journeys', async () => {
    const { code, out, err } = await veillee(['replay', kept]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('one-night: Ana, Bob, Cléo, Dan, Eve\nFingerprint: ');
    for (const title of [
      'What everybody heard',
      'Winners: ',
      'Why',
      'The cards are turned up',
      'What happened in the dark',
      'The journey of the cards',
      'The journey of the marks',
    ])
      expect(out).toContain(`\n${title}`);
    expect(out).toMatch(/ {4}.+ \[E2\]\n/);
  });

  it('tells one seat only what it saw, by number from 1 or by name', async () => {
    const third = (await veillee(['replay', kept, '--as', '3'])).out;
    expect((await veillee(['replay', kept, '--as', 'Cléo'])).out).toBe(third);
    const told = replayAs(oneNight, script, 2);
    const facts = (told.ok && told.value.at(-1)?.facts) || [];
    expect(facts.map(({ key }) => key)).toContain('you.wereDealt');
    for (const fact of facts)
      expect(third).toContain(`  ${speak(oneNight.text.en, fact, { names: script.names ?? [], self: 2 })}\n`);
    expect(third).not.toContain('What happened in the dark');
    expect((await veillee(['replay', kept, '--as', 'table'])).out).not.toBe(third);
  });

  it('prints the sights of a seat, exactly as the engine shows them', async () => {
    const told = JSON.parse((await veillee(['replay', kept, '--as', 'Bob', '--json'])).out);
    const seen = replayAs(oneNight, script, 1);
    expect(told).toMatchObject({ game: 'one-night', otherRules: false, chair: 1 });
    expect(told.sights).toEqual(seen.ok && seen.value);
    expect(JSON.parse((await veillee(['replay', kept, '--json'])).out).chair).toBe('table');
  });

  it('reads standard input, and a transcript without names or salt', async () => {
    const { names, salt, ...bare } = script;
    expect([names, salt]).not.toContain(undefined);
    const { code, out } = await veillee(['replay', '-'], { stdin: JSON.stringify(bare) });
    expect(code).toBe(0);
    expect(out).toContain('one-night: #1, #2, #3, #4, #5\n');
    expect(out).not.toContain('Fingerprint');
  });

  it('says so when a game was played under other rules, or is not over', async () => {
    const { code, out, err } = await veillee(['replay', changed('old.json', { rules: 0, inputs: [] })]);
    expect(code).toBe(0);
    expect(err).toMatch(/^veillee: beware: played under rules 0[^\n]*\n$/);
    expect(out).toContain('The game is not over.');
  });

  it.each(['blood', 'quinte-bourg'])('tells a game of %s too', async (game) => {
    const file = path(`${game}.json`);
    const run = ['--game', game, '--players', '7', '--games', '1', '--seed', 'r', '--transcript', file];
    await veillee(['simulate', ...run]);
    for (const as of [[], ['--as', '1'], ['--as', 'master']]) {
      const { code, out } = await veillee(['replay', file, ...as]);
      expect(code).toBe(0);
      expect(out).toContain('Winners: ');
    }
  });

  it('tells the example of the documentation', async () => {
    const { code, out, err } = await veillee([
      'replay',
      join(root, 'docs/examples/one-night.transcript.json'),
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Winners: ');
  });

  it.each([
    ['no transcript', [], '', 'the transcript to replay is missing'],
    ['a file that is not there', ['no-such.json'], '', 'no-such.json: there is no such file'],
    ['garbage', ['-'], 'bonsoir', '(stdin): '],
    ['another JSON', ['-'], '{"veillee":1}', '(stdin): '],
    ['a word too many', ['a', 'b'], '', 'one too many: b'],
    ['an unknown option', ['-', '--loud'], '', 'unknown option: --loud'],
  ])('%s is answered by one line and exit code 2', async (_, args, stdin, line) => {
    const { code, out, err } = await veillee(['replay', ...args], { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });

  it.each([
    ['a seat that is not there', {}, ['--as', '6'], 'nobody sits there: “6”'],
    ['nobody', {}, ['--as', '0'], 'nobody sits there'],
    ['an unknown name', {}, ['--as', 'Zoé'], 'there are 1 to 5 (Ana, Bob, Cléo, Dan, Eve), table and master'],
    ['an unknown game', { game: 'chess' }, [], 'unknown game: “chess”'],
    ['a format to come', { veillee: 2 }, [], '(2)'],
    ['a seed that is none', { seed: 'x' }, [], '.json: '],
    ['too many seats', { seats: 99 }, [], '99'],
    ['an input that nobody could make', { inputs: [{ by: 0, prompt: 7, answer: null }] }, [], '0'],
    ['an input that is none', { inputs: [null] }, [], '.json: '],
    ['a deal that is none', { deal: { cards: 1 } }, [], '.json: '],
  ])('%s is answered by one line and exit code 2', async (_, change, args, line) => {
    const { code, out, err } = await veillee(['replay', changed('odd.json', change), ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});
