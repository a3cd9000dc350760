import { describe, expect, it } from 'vitest';
import {
  canBeTable,
  labAddress,
  pocketFragment,
  readAddress,
  readCode,
  readLink,
  rulesAddress,
  shownCode,
  storyFragment,
  tableFragment,
} from './address.ts';

describe('an address', () => {
  it('names a room, or a seat to take over, in its fragment only', () => {
    expect(readAddress('')).toEqual({ to: 'home' });
    expect(readAddress('#batolumi')).toEqual({ to: 'room', home: 'server', room: 'batolumi' });
    expect(readAddress('#batolumi.k7wmq2xtra')).toEqual({ to: 'take', room: 'batolumi', code: 'k7wmq2xtra' });
    expect(readAddress('#batolumi-k7wmq2xtrabc')).toEqual({
      to: 'room',
      home: 'server',
      room: 'batolumi',
      key: 'k7wmq2xtrabc',
    });
    expect(readAddress('#batolumi-k7wmq2xtra')).toEqual({ to: 'home' });
    for (const key of [null, 'k7wmq2xtrabc'])
      expect(readAddress(tableFragment('batolumi', key))).toMatchObject({ to: 'room', room: 'batolumi' });
    expect(readAddress('#bato')).toEqual({ to: 'home' });
    expect(readAddress('#batolumi.<script>')).toEqual({ to: 'home' });
  });

  it("or a table in this device's own pocket, which no code or pasted link leads to", () => {
    expect(readAddress('#ici/batolumi')).toEqual({ to: 'room', home: 'pocket', room: 'batolumi' });
    expect(readAddress(pocketFragment('batolumi'))).toEqual(readAddress('#ici/batolumi'));
    for (const none of [
      '#ici',
      '#ici/',
      '#ici/bato',
      '#ici/batolumi-k7wmq2xtrabc',
      '#ici/batolumi.k7wmq2xtra',
    ])
      expect(readAddress(none), none).toEqual({ to: 'home' });
    expect(readCode('https://example.org/veillee/#ici/batolumi')).toBeUndefined();
    expect(readLink('https://example.org/veillee/#ici/batolumi')).toBeUndefined();
  });

  it('or a story, of the server or of the pocket', () => {
    const id = 'Abc-123_Abc-123_Abc-123_';
    for (const home of ['server', 'pocket'] as const)
      expect(readAddress(storyFragment(home, id))).toEqual({ to: 'story', home, id });
    expect(readAddress(`#story/${id}`)).toMatchObject({ home: 'server' });
    expect(readAddress(`#ici/story/${id.slice(1)}`)).toEqual({ to: 'home' });
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

  it('or a place in the workshop', () => {
    expect(readAddress('#lab')).toEqual({ to: 'lab', game: null, board: null, doctor: false });
    const place = { to: 'lab', game: 'one-night', board: 'marquons-les' };
    expect(readAddress(labAddress('one-night', 'marquons-les'))).toEqual({ ...place, doctor: false });
    expect(readAddress(labAddress('one-night', 'marquons-les', true))).toEqual({ ...place, doctor: true });
    expect(readAddress('#lab/<script>')).toEqual({ to: 'home' });
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

  it('may want only what hangs on the wall of a table', () => {
    expect(readAddress('#batolumi/wall')).toEqual({
      to: 'room',
      home: 'server',
      room: 'batolumi',
      wall: true,
    });
    expect(readAddress('#batolumi-abcdefghjk23/wall')).toMatchObject({ key: 'abcdefghjk23', wall: true });
    expect(readAddress('#batolumi')).not.toHaveProperty('wall');
  });
});
