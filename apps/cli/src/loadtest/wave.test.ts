import { describe, expect, it } from 'vitest';
import { Wave } from './wave.ts';

const answering = (id: string): Buffer => Buffer.from(`{"ack":{"id":"${id}"}}`);
const other = Buffer.from('{}');

describe('a wave of actions', () => {
  it('is over once all have the frame in which it was answered', () => {
    const wave = new Wave(3, new Map([[1, 'a']]));
    expect([wave.hear(0, other), wave.hear(1, answering('a')), wave.isOver]).toEqual([0, 0, false]);
    expect([wave.hear(2, other), wave.isOver]).toEqual([1, true]);
  });

  it('counts what one frame answers for several', () => {
    const said = new Map([
      [0, 'a'],
      [1, 'b'],
    ]);
    const wave = new Wave(2, said);
    expect([wave.hear(0, answering('a')), wave.hear(1, answering('b')), wave.isOver]).toEqual([0, 2, true]);
  });

  it('waits for the second frame of all where one was answered by its second', () => {
    const said = new Map([
      [0, 'a'],
      [1, 'a1'],
    ]);
    const wave = new Wave(2, said);
    expect([wave.hear(0, answering('a')), wave.hear(0, other)]).toEqual([0, 0]);
    // Another's id that begins like its own answers nothing.
    expect(wave.hear(1, answering('a'))).toBe(1);
    expect([wave.isOver, wave.hear(1, answering('a1')), wave.isOver]).toEqual([false, 1, true]);
  });

  it('does not count what was refused', () => {
    const wave = new Wave(2, new Map([[0, 'a']]));
    const refused = Buffer.from('{"ack":{"id":"a","no":[{"key":"prompt.closed"}]}}');
    expect([wave.hear(0, refused), wave.isOver]).toEqual([0, true]);
  });
});
