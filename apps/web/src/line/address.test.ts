import { describe, expect, it } from 'vitest';
import {
  canBeTable,
  readAddress,
  readCode,
  readLink,
  rulesAddress,
  shownCode,
  tableFragment,
} from './address.ts';

describe('an address', () => {
  it('names a room, or a seat to take over, in its fragment only', () => {
    expect(readAddress('')).toEqual({ to: 'home' });
    expect(readAddress('#batolumi')).toEqual({ to: 'room', room: 'batolumi' });
    expect(readAddress('#batolumi.k7wmq2xtra')).toEqual({ to: 'take', room: 'batolumi', code: 'k7wmq2xtra' });
    expect(readAddress('#batolumi-k7wmq2xtrabc')).toEqual({
      to: 'room',
      room: 'batolumi',
      key: 'k7wmq2xtrabc',
    });
    expect(readAddress('#batolumi-k7wmq2xtra')).toEqual({ to: 'home' });
    for (const key of [null, 'k7wmq2xtrabc'])
      expect(readAddress(tableFragment('batolumi', key))).toMatchObject({ to: 'room', room: 'batolumi' });
    expect(readAddress('#bato')).toEqual({ to: 'home' });
    expect(readAddress('#batolumi.<script>')).toEqual({ to: 'home' });
  });

  it('or a place in the rules, which no room is called', () => {
    expect(readAddress('#rules')).toEqual({ to: 'rules', game: null, entry: null });
    expect(readAddress('#rules/one-night')).toEqual({ to: 'rules', game: 'one-night', entry: null });
    expect(readAddress('#rules/one-night/gremlin')).toEqual({
      to: 'rules',
      game: 'one-night',
      entry: 'gremlin',
    });
    expect(readAddress('#rules/one-night/F-1')).toEqual({ to: 'rules', game: 'one-night', entry: 'F-1' });
    expect(readAddress('#rules/one-night/gremlin/now')).toEqual({ to: 'home' });
    expect(readAddress('#rules/<script>')).toEqual({ to: 'home' });
    expect(readCode('http://192.0.2.7:8080/#rules')).toBeUndefined();
    for (const place of [[], ['blood'], ['blood', 'B8']] as const)
      expect(readAddress(rulesAddress(...place))).toMatchObject({ to: 'rules', game: place[0] ?? null });
  });

  it('is read from whatever people type or paste', () => {
    expect(readCode('BATO LUMI')).toBe('batolumi');
    expect(readCode(' bato-lumi ')).toBe('batolumi');
    expect(readCode('http://192.0.2.7:8080/#batolumi')).toBe('batolumi');
    expect(readCode('http://192.0.2.7:8080/#batolumi-k7wmq2xtrabc ')).toBe('batolumi');
    expect(readLink('http://192.0.2.7:8080/#batolumi-k7wmq2xtrabc ')?.key).toBe('k7wmq2xtrabc');
    expect(readLink('BATO LUMI')).toBeUndefined();
    expect(readCode('bato')).toBeUndefined();
    expect(canBeTable('batolumi')).toBe(true);
    for (const slip of ['abtolumi', 'batolunn', 'batolmui', 'yyyyyyyy'])
      expect(canBeTable(slip), slip).toBe(false);
    expect(shownCode('batolumi')).toBe('BATO LUMI');
  });
});
