import { describe, expect, it } from 'vitest';
import { readAddress, readCode, shownCode } from './address.ts';

describe('an address', () => {
  it('names a room, or a seat to take over, in its fragment only', () => {
    expect(readAddress('')).toEqual({ to: 'home' });
    expect(readAddress('#batolumi')).toEqual({ to: 'room', room: 'batolumi' });
    expect(readAddress('#batolumi.k7wmq2xtra')).toEqual({ to: 'take', room: 'batolumi', code: 'k7wmq2xtra' });
    expect(readAddress('#bato')).toEqual({ to: 'home' });
    expect(readAddress('#batolumi.<script>')).toEqual({ to: 'home' });
  });

  it('is read from whatever people type or paste', () => {
    expect(readCode('BATO LUMI')).toBe('batolumi');
    expect(readCode(' bato-lumi ')).toBe('batolumi');
    expect(readCode('http://192.0.2.7:8080/#batolumi')).toBe('batolumi');
    expect(readCode('bato')).toBeUndefined();
    expect(shownCode('batolumi')).toBe('BATO LUMI');
  });
});
