import { neighbourhoodOf } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import { callerOf, isRange, type Peer, sourceOf, trusting } from './source.ts';

const peer = (remoteAddress: string, forwarded?: string): Peer => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('where somebody comes from', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:443', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:ffff::1]:443', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::1]"', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::2%25wlan0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, source) => {
    expect(sourceOf(address)).toBe(source);
  });

  it.each(['', 'unknown', '_hidden', '1.2.3', '999.1.1.1', 'a'.repeat(5000), '::1::2', '192.0.2.7, evil'])(
    '%s is no address',
    (address) => {
      expect(sourceOf(address)).toBeUndefined();
    },
  );

  it('neighbours of one owner are known by a /24 or a /48', () => {
    expect(neighbourhoodOf('192.0.2.7')).toBe('192.0.2');
    expect(neighbourhoodOf('2001:db8:1:2::/64')).toBe('2001:db8:1');
  });

  it('a thousand addresses of one /64 are one', () => {
    const sources = Array.from({ length: 1000 }, (_, i) => sourceOf(`2001:db8::${i.toString(16)}:1`));
    expect(new Set(sources).size).toBe(1);
  });
});

describe('whoever stands behind a proxy', () => {
  const byProxy = trusting(true);

  it('is who the proxy says last, not who told the proxy so', () => {
    expect(callerOf(peer('127.0.0.1', 'made.up, 203.0.113.9, 192.0.2.7'), byProxy)).toBe('192.0.2.7');
    expect(callerOf(peer('::ffff:172.18.0.2', '2001:db8::1'), byProxy)).toBe('2001:db8:0:0::/64');
    expect(callerOf(peer('fe80::1%eth0', '192.0.2.7'), byProxy)).toBe('192.0.2.7');
  });

  it('is the proxy where it says nothing that is an address: nonsense makes nobody new', () => {
    for (const nonsense of ['x', '', '_secret', '1.2.3.4.5', 'for=1.2.3.4', '192.0.2.7,'])
      expect(callerOf(peer('127.0.0.1', nonsense), byProxy)).toBe('127.0.0.1');
  });

  it('is nobody else where no proxy is expected, or the one that speaks is a stranger', () => {
    expect(callerOf(peer('127.0.0.1', '192.0.2.7'), trusting(false))).toBe('127.0.0.1');
    expect(callerOf(peer('203.0.113.9', '192.0.2.7'), byProxy)).toBe('203.0.113.9');
    const named = trusting(['203.0.113.9', '198.51.100.0/24', '2001:db8::/32']);
    expect(callerOf(peer('203.0.113.9', '192.0.2.7'), named)).toBe('192.0.2.7');
    expect(callerOf(peer('198.51.100.77', '192.0.2.7'), named)).toBe('192.0.2.7');
    expect(callerOf(peer('2001:db8::7', '192.0.2.7'), named)).toBe('192.0.2.7');
    expect(callerOf(peer('127.0.0.1', '192.0.2.7'), named)).toBe('127.0.0.1');
  });

  it('ranges are read as people write them', () => {
    for (const right of ['203.0.113.9', '10.0.0.0/8', '2001:db8::/32', '::1'])
      expect(isRange(right)).toBe(true);
    for (const wrong of ['', 'x', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', '::1/129', '::1/x'])
      expect(isRange(wrong)).toBe(false);
  });
});
