import { describe, expect, it } from 'vitest';
import { type Line, planOf, usualTempo } from './plan.ts';
import { again, burnt, isOver, leftOf, lineAt, longer, moreTime, pass, start, takenUp } from './walk.ts';

const line = (id: string, say: string, rest: number): Line => ({ id, say, rest, part: 'open', stop: 0 });
const lines = [
  line('a', 'Trappeur, ouvre les yeux.', 9000),
  line('b', 'Trappeur, rendors-toi.', 2000),
  line('c', 'Le jour se lève.', 0),
];
const plan = planOf(lines, usualTempo);
const [first, second] = plan.lines;

describe('an evening that is told by one phone', () => {
  it('takes the same time to the millisecond whenever it is planned', () => {
    expect(planOf([...lines], { ...usualTempo })).toEqual(plan);
    expect(plan.lines.map(({ at }) => at)).toEqual([
      0,
      first?.lasts,
      (first?.lasts ?? 0) + (second?.lasts ?? 0),
    ]);
    for (const { spoken, lasts } of plan.lines) expect([spoken, lasts].every(Number.isInteger)).toBe(true);
  });

  it('gives hands longer where the table likes it so, and words where the voice is slow', () => {
    const calm = planOf(lines, { rate: 0.5, pitch: 1, hands: 2 });
    expect(calm.lines[0]?.spoken).toBeCloseTo(2 * (first?.spoken ?? 0), -1);
    expect((calm.lines[0]?.lasts ?? 0) - (calm.lines[0]?.spoken ?? 0)).toBe(18_000);
  });

  it('goes from line to line as time passes, however it comes in', () => {
    let walk = start;
    let time = 0;
    for (const step of [1, 16, 333, 4000, 977]) {
      walk = pass(plan, walk, step);
      time += step;
    }
    expect(walk).toEqual(pass(plan, start, time));
    expect(lineAt(plan, pass(plan, start, (first?.lasts ?? 0) - 1))?.id).toBe('a');
    expect(lineAt(plan, pass(plan, start, first?.lasts ?? 0))?.id).toBe('b');
    expect(isOver(plan, pass(plan, start, plan.lasts))).toBe(true);
    expect(leftOf(plan, pass(plan, start, plan.lasts + 5))).toBe(0);
  });

  it('more time is for the line that is on, and no other', () => {
    const walk = longer(longer(pass(plan, start, 3000)));
    expect(leftOf(plan, walk)).toBe((first?.lasts ?? 0) - 3000 + 2 * moreTime);
    const next = pass(plan, walk, (first?.lasts ?? 0) + 2 * moreTime - 3000);
    expect(next).toEqual({ line: 1, since: 0, more: 0 });
    expect(burnt(plan, next)).toBe(0);
  });

  it('what is said again has its whole time again', () => {
    expect(leftOf(plan, again(pass(plan, start, 5000)))).toBe(first?.lasts);
  });

  it('is taken up at the beginning of the line where it stopped, and begins anew where that makes no sense', () => {
    const stopped = longer(pass(plan, start, (first?.lasts ?? 0) + 700));
    expect(takenUp(plan, JSON.parse(JSON.stringify(stopped)))).toEqual({ line: 1, since: 0, more: 0 });
    for (const kept of [null, undefined, 'x', {}, { line: -1 }, { line: 99 }, { line: 0.5 }])
      expect(takenUp(plan, kept)).toEqual(start);
  });
});
