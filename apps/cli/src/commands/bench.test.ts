import { describe, expect, it } from 'vitest';
import { veillee } from '../../test/veillee.ts';

const quickly = ['bench', '--seconds', '0.05'];

describe('veillee bench', () => {
  it('times full games, verdicts and lines beside a yardstick, and weighs the heap', async () => {
    const { code, out } = await veillee([...quickly, '--game', 'one-night', '--json']);
    expect(code).toBe(0);
    const { yardstick, timed, memory } = JSON.parse(out);
    expect(yardstick.perSecond).toBeGreaterThan(0);
    expect(timed.map(({ what }: { what: string }) => what)).toEqual(['games', 'verdicts', 'jsonl']);
    expect(timed[0].players).toBe(10);
    for (const { perSecond, perCpuSecond, ratio } of timed)
      for (const figure of [perSecond, perCpuSecond, ratio]) expect(figure).toBeGreaterThan(0);
    const [few, many] = memory[0].games;
    expect(many).toBe(3 * few);
  });

  it('tells every game in words', async () => {
    const { code, out } = await veillee(quickly);
    expect(code).toBe(0);
    for (const game of ['one-night, 10 players', 'blood, 6 players', 'quinte-bourg, 20 players'])
      expect(out).toMatch(new RegExp(`^${game}: full games +[\\d,]+ +[\\d,]+ +[\\d.]+$`, 'm'));
    expect(out).toMatch(/^ {2}one-night: [\d.]+ MiB after \d+, [\d.]+ MiB after \d+ games$/m);
  });

  it.each([
    ['an unknown game', ['--game', 'chess'], 'unknown game: “chess”'],
    ['no time at all', ['--seconds', '0'], '--seconds wants a number'],
    ['a word too many', ['now'], 'one too many: now'],
  ])('%s is answered by one line and exit code 2', async (_, args, line) => {
    const { code, out, err } = await veillee(['bench', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^veillee: [^\n]+\n$/);
    expect(err).toContain(line);
  });
});
