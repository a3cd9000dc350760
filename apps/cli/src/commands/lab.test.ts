import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPrinted } from '@veillee/gamekit/lab';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memoryIo.ts';
import { commands } from '../commands/index.ts';
import { dispatch } from '../dispatch.ts';
import { lab } from '../words/en/lab.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(file(name), 'utf8');

/** Played by chance, which costs nothing. */
const marks = ['lab', '--scenario', 'marquons-les', '--players', '6', '--levels', 'chance', '--seed', 'fire'];

async function veillee(
  args: readonly string[],
  untilStopped = () => new Promise<void>(() => {}),
  lang = 'en',
) {
  const io = memoryIo({ env: { VEILLEE_LANG: lang }, untilStopped });
  const code = await dispatch(commands, [...args], io);
  return { code, ...io.said() };
}

/** As soon as a stretch has been played. */
const soonest = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

describe('veillee lab', () => {
  it('comes to the same bytes whatever the number of workers, and when it goes on from fewer games', async () => {
    const run = (name: string, games: number, workers: number) =>
      veillee([...marks, '--games', `${games}`, '--workers', `${workers}`, '--out', file(name)]);
    expect((await run('alone.json', 30, 1)).code).toBe(0);
    await run('three.json', 30, 3);
    expect(textOf('three.json')).toBe(textOf('alone.json'));
    await run('later.json', 7, 1);
    expect(textOf('later.json')).not.toBe(textOf('alone.json'));
    await run('later.json', 30, 2);
    expect(textOf('later.json')).toBe(textOf('alone.json'));
  });

  it('keeps what is done when it is stopped, and goes on from there', async () => {
    const run = [...marks, '--games', '30', '--workers', '1', '--out', file('stopped.json')];
    const stopped = await veillee(run, soonest);
    expect(stopped.code).toBe(130);
    expect(stopped.err).toMatch(/^stopped after \d+ games of 30, kept in .*; the same command goes on\n$/);
    expect((await veillee(run)).code).toBe(0);
    expect(textOf('stopped.json')).toBe(textOf('alone.json'));
  });

  it('counts teams, characters dealt and held, and seats, with Wilson’s intervals, as CSV and JSON', async () => {
    const { out } = await veillee([
      ...marks,
      '--games',
      '12',
      '--workers',
      '1',
      '--json',
      '--csv',
      file('a.csv'),
    ]);
    const [cell] = JSON.parse(out).cells;
    expect(cell).toMatchObject({ players: 6, games: 12, levels: { home: 'chance', others: 'chance' } });
    const of = (kind: string) => cell.figures.filter((one: { kind: string }) => one.kind === kind);
    for (const kind of ['dealt', 'held', 'seat'])
      expect(of(kind).reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(6 * 12);
    expect(of('team').map((one: { of: string }) => one.of)).toEqual([
      'village',
      'vampire',
      'werewolf',
      'alone',
      'nobody',
    ]);
    for (const { rate, interval } of cell.figures) {
      expect(interval[0]).toBeLessThanOrEqual(rate);
      expect(interval[1]).toBeGreaterThanOrEqual(rate);
    }
    const [head, first] = textOf('a.csv').split('\n');
    expect(head).toBe('game,what,players,home,others,kind,of,games,wins,rate,low,high');
    expect(first).toMatch(/^one-night,marquons-les,6,chance,chance,team,village,12,\d+,0\.\d{4},/);
  });

  it('says what is within the noise, and what is clear', async () => {
    const few = await veillee([...marks, '--games', '2', '--workers', '1'], undefined, 'fr');
    expect(few.out).toContain('L’écart est dans le bruit.');
    const base = ['lab', '--levels', 'chance', '--workers', '1', '--seed', 'a', '--players', '3'];
    const deck = ['--deck', 'werewolf,villager,villager,villager,seer,robber', '--games', '40'];
    const clear = await veillee([...base, ...deck]);
    expect(clear.out).toMatch(/The difference is (clear, for the Village|within the noise)\./);
  });

  it('plays bots of some level on one side and of another on the other', async () => {
    const mix = ['lab', '--scenario', 'nuit-tombante', '--players', '3', '--levels', 'candid/chance'];
    const { code, out } = await veillee([...mix, '--games', '1', '--workers', '1', '--seed', 'a']);
    expect(code).toBe(0);
    expect(out).toContain('home team: candid, others: by chance: 1 game\n');
  });

  it('the doctor tells what swaps of one card do, measured on the same deals, and nothing of a deck that does not lean', async () => {
    const patient = [...marks.with(4, '10'), '--doctor', '--workers', '1'];
    const args = [...patient, '--games', '60', '--out', file('doctor.json')];
    const { code, out } = await veillee(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^Too heavy: the Vampire Clan\.$/m);
    expect(out).toMatch(/^3 measured remedies, of \d+ swaps of one card that were tried:$/m);
    expect(out).toMatch(/^ {2}[A-Z][\w ]+ → [A-Z][\w ]+$/m);
    expect(out).toMatch(/pair by pair over 60 games\./);
    // All of it was kept: nothing is played again.
    expect(await veillee(args)).toEqual({ code, out, err: '' });
    expect((await veillee([...patient, '--games', '2'])).out).toContain(lab.even);
  });

  it('never mixes its figures with those of other bots', async () => {
    const kept = JSON.parse(textOf('alone.json'));
    kept.cells[0].first = 'another';
    writeFileSync(file('others.json'), JSON.stringify(kept));
    const run = [...marks, '--games', '31', '--workers', '1', '--out', file('others.json')];
    expect(await veillee(run)).toMatchObject({ code: 2, out: '' });
    expect((await veillee([...run, '--anew'])).code).toBe(0);
  });

  it('weighs any game, also by chance', async () => {
    const two = ['--games', '2', '--workers', '1'];
    const blood = await veillee(['lab', '--game', 'blood', '--players', '4', '--levels', 'sly', ...two]);
    expect(blood.out).toContain('Blood of the Werewolf, 4 players, sly: 2 games');
    const village = await veillee([
      'lab',
      '--game',
      'quinte-bourg',
      '--players',
      '12',
      '--levels',
      'chance',
      ...two,
    ]);
    expect(village.code).toBe(0);
    expect(village.out).toContain('12 players, by chance: 2 games');
  });

  it('measures every printed list at every level for the game to keep, cells growing side by side', async () => {
    const path = file('printed.json');
    const { code } = await veillee(
      ['lab', '--printed', path, '--games', '1', '--workers', '1', '--out', file('all.json')],
      soonest,
    );
    expect(code).toBe(130);
    const printed = readPrinted(JSON.parse(textOf('printed.json')));
    expect(printed.seed).toBe('veillee');
    expect(printed.cells.length).toBeGreaterThan(0);
    for (const { games, wins } of printed.cells) {
      expect(games).toBe(1);
      expect(Object.values(wins).every((won) => won === 0 || won === 1)).toBe(true);
    }
  });

  it.each([
    ['an unknown level', ['--scenario', 'anarchie', '--levels', 'wise'], 'unknown level: “wise”'],
    ['an unknown scenario', ['--scenario', 'x'], 'unknown scenario: “x”'],
    ['neither scenario nor deck', [], '--scenario (nuit-tombante, '],
    ['too many players', ['--scenario', 'nuit-tombante', '--players', '9'], '9'],
    ['printed lists where there are none', ['--printed', 'x.json', '--game', 'blood'], 'no printed lists'],
    ['a doctor for many', ['--doctor', '--scenario', 'nuit-tombante'], 'one deck at a time'],
    [
      'a doctor for what chance draws',
      ['--doctor', '--scenario', 'anarchie', '--players', '5', '--levels', 'sly'],
      lab.noDeck,
    ],
    ['what holds no results', ['--scenario', 'anarchie', '--out', 'package.json'], lab.notResults],
  ])('%s is answered by one line and exit code 2', async (_, args, line) => {
    const { code, out, err } = await veillee(['lab', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});
