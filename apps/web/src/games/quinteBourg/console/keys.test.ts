import { describe, expect, it } from 'vitest';
import { deedOf, type Typing } from './keys.ts';

const press = (key: string, altKey = false) => ({ key, altKey, ctrlKey: false, metaKey: false });
const asked: Typing = { typed: '', meant: ['Chloé', 'Xavier', 'Omar'], wantsNumber: false };
const idle: Typing = { typed: '', meant: [], wantsNumber: false };

describe('the keys of the console', () => {
  it('type where a name begins with them, and act elsewhere', () => {
    expect(deedOf(press('c'), asked)).toBe(undefined);
    expect(deedOf(press('x'), asked)).toBe(undefined);
    expect(deedOf(press('t'), asked)).toBe('roads');
    expect(deedOf(press('c'), idle)).toBe('layer');
    expect(deedOf(press('X'), idle)).toBe('nobody');
  });

  it('always act with Alt', () => {
    expect(deedOf(press('x', true), asked)).toBe('nobody');
    expect(deedOf(press('c', true), { ...asked, typed: 'o' })).toBe('layer');
  });

  it('go on typing what was begun', () => {
    expect(deedOf(press('t'), { ...asked, typed: 'o' })).toBe(undefined);
    expect(deedOf(press('Backspace'), { ...asked, typed: 'o' })).toBe(undefined);
    expect(deedOf(press('Backspace'), asked)).toBe('undo');
  });

  it('are figures where a number is asked for, else tabs', () => {
    expect(deedOf(press('2'), idle)).toEqual({ tab: 1 });
    expect(deedOf(press('2'), { ...idle, wantsNumber: true })).toBe(undefined);
    expect(deedOf(press('7'), idle)).toBe(undefined);
  });

  it('leave the browser what is the browser’s', () => {
    expect(deedOf({ ...press('p'), ctrlKey: true }, idle)).toBe(undefined);
    expect(deedOf(press('Tab'), idle)).toBe(undefined);
  });
});
