import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, readTranscript, replay } from '@veillee/kernel';
import { oneNight } from '@veillee/one-night';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memoryIo.ts';
import { veillee } from '../../test/veillee.ts';
import { progressBar } from '../simulate/progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-simulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const marks = ['simulate', '--game', 'one-night', '--scenario', 'marquons-les', '--players', '7'];

describe('veillee simulate', () => {
  it('gives the same figures for the same seed, whatever the number of workers', async () => {
    const run = (workers: string, seed = 'fire') =>
      veillee([...marks, '--games', '90', '--seed', seed, '--json', '--workers', workers]);
    const alone = await run('1');
    expect(alone.code).toBe(0);
    expect((await run('3')).out).toBe(alone.out);
    expect((await run('1', 'water')).out).not.toBe(alone.out);
  });

  it('counts in whole numbers, team by team and by character dealt', async () => {
    const { out } = await veillee([...marks, '--games', '40', '--seed', '1', '--json', '--workers', '1']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ game: 'one-night', players: 7, seed: '1', games: 40 });
    expect(Object.keys(told.teams)).toEqual(['village', 'vampire', 'werewolf', 'alone', 'nobody']);
    const dealt = Object.values<{ games: number; wins: number }>(told.roles);
    expect(dealt.reduce((sum, { games }) => sum + games, 0)).toBe(7 * 40);
    for (const { wins } of dealt) expect(Number.isInteger(wins)).toBe(true);
    for (const { rate, interval } of Object.values<{ rate: number; interval: [number, number] }>(
      told.teams,
    )) {
      expect(interval[0]).toBeLessThanOrEqual(rate);
      expect(interval[1]).toBeGreaterThanOrEqual(rate);
    }
  });

  it('tells the figures in words, and a seed of its own where none is given', async () => {
    const { code, out } = await veillee([...marks, '--games', '20']);
    expect(code).toBe(0);
    const seed = /^Seed: ([0-9a-f]{16})$/m.exec(out)?.[1] ?? '';
    expect(out).toMatch(/^ {2}Village +\d+\.\d% +\[\d+\.\d% – \d+\.\d%\] +\d+ of 20$/m);
    expect(out).toContain('Wins by character dealt');
    expect((await veillee([...marks, '--games', '20', '--seed', seed])).out).toBe(out);
  });

  it('plays a deck of one’s own', async () => {
    const deck = 'werewolf,seer,robber,villager,villager,tanner';
    const { code, out } = await veillee(['simulate', '--deck', deck, '--players', '3', '--games', '10']);
    expect(code).toBe(0);
    expect(out).toContain('Tanner');
  });

  it('writes its first game down, with names and a fingerprint that fits', async () => {
    const path = join(folder, 'first.json');
    const { out } = await veillee([...marks, '--games', '3', '--seed', 'x', '--transcript', path]);
    const script = readTranscript(JSON.parse(readFileSync(path, 'utf8')));
    if (!script.ok) throw new Error(script.error.key);
    const { names, salt = '', seed } = script.value;
    expect(names).toEqual(['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', 'Fay', 'Gus']);
    expect(out).toContain(`Fingerprint: ${fingerprint({ salt, seed })}\n`);
    const replayed = replay(oneNight, script.value);
    expect(replayed.ok && replayed.value.match.over).toBe(true);
  });

  it('counts the mutations played, and fails a long run in which one never was', async () => {
    const run = ['simulate', '--game', 'blood', '--players', '8', '--games', '1000', '--seed', 'b'];
    const { code, out } = await veillee([...run, '--json', '--workers', '1']);
    expect(code).toBe(0);
    for (const count of Object.values(JSON.parse(out).uses)) expect(count).toBeGreaterThan(0);
  });

  it('plays a village', async () => {
    const run = ['simulate', '--game', 'quinte-bourg', '--players', '8', '--games', '2', '--seed', 'q'];
    const { code, out } = await veillee(run);
    expect(code).toBe(0);
    expect(out).toContain('Powers used');
  });

  it('shows how far it is only to somebody who watches', () => {
    const { stderr, said } = memoryIo();
    progressBar(stderr, 10).show(5);
    expect(said().err).toBe('');
    const bar = progressBar(Object.assign(stderr, { isTTY: true }), 10);
    bar.show(5);
    bar.clear();
    expect(said().err).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 50\u00a0%\r\u001b[K`);
  });

  it.each([
    ['an unknown game', ['--game', 'chess', '--players', '4'], 'unknown game: “chess”'],
    ['no number of players', ['--scenario', 'anarchie'], '--players, the number of players, is missing'],
    ['an unknown scenario', ['--scenario', 'x', '--players', '4'], 'there are nuit-tombante, '],
    ['too many players', ['--scenario', 'nuit-tombante', '--players', '9'], '9'],
    ['neither scenario nor deck', ['--players', '4'], '--scenario (nuit-tombante, '],
    ['an unknown card', ['--deck', 'king', '--players', '3'], 'unknown card: “king” (there are copycat, '],
    [
      'a scenario where there is none',
      ['--game', 'blood', '--scenario', 'x', '--players', '4'],
      'no sense for blood',
    ],
    ['too few for blood', ['--game', 'blood', '--players', '3'], '3'],
    ['no games', ['--players', '4', '--games', '0'], '--games wants a whole number'],
    ['no workers', ['--players', '4', '--workers', '0'], '--workers wants a whole number'],
    ['a word too many', ['now', '--players', '4'], 'one too many: now'],
    [
      'a transcript that cannot be written',
      ['--scenario', 'anarchie', '--players', '4', '--games', '1', '--transcript', '/dev/null/x'],
      'it cannot be written',
    ],
  ])('%s is answered by one line and exit code 2', async (_, args, line) => {
    const { code, out, err } = await veillee(['simulate', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});
