import { describe, expect, it } from 'vitest';
import { Register } from './register.ts';

describe('what a register may hold', () => {
  it('is anything before the first acknowledgement, and then that', () => {
    const register = new Register<string>();
    const first = register.send('a', 1, 1);
    expect(register.possible(2)).toEqual([]);
    first.done = 3;
    expect(register.possible(4)).toEqual(['a']);
    expect(register.possible(2)).toEqual([]);
  });

  it('is what is under way too, and the former no more once a later one is acknowledged', () => {
    const register = new Register<string>();
    register.send('a', 1, 1).done = 2;
    const second = register.send('b', 2, 3);
    expect(register.possible(4)).toEqual(['a', 'b']);
    second.done = 5;
    expect(register.possible(4)).toEqual(['a', 'b']);
    expect(register.possible(6)).toEqual(['b']);
  });

  it('is either of two that were under way together, unless one sender sent them in order', () => {
    const register = new Register<string>();
    const [first, second] = [register.send('a', 1, 1), register.send('b', 2, 2)];
    first.done = 4;
    second.done = 3;
    expect(register.possible(5)).toEqual(['a', 'b']);
    register.send('c', 2, 6).done = 7;
    expect(register.possible(8)).toEqual(['c']);
    const [third, fourth] = [register.send('d', 1, 9), register.send('e', 1, 10)];
    third.done = 12;
    fourth.done = 11;
    expect(register.possible(13)).toEqual(['e']);
  });

  it('is nothing that was refused', () => {
    const register = new Register<string>();
    register.send('a', 1, 1).done = 2;
    register.withdraw(register.send('b', 1, 3));
    expect(register.possible(4)).toEqual(['a']);
  });
});
