import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';
import type { Peer } from './source.ts';

const asked = (headers: Peer['headers'], remoteAddress = '192.168.1.20'): Peer => ({
  headers,
  socket: { remoteAddress },
});
const plain = new Gate();
const known = new Gate({ publicUrl: 'https://veillee.example', names: ['.friends.example', 'pi.fritz.box'] });

describe('by which name the house is asked', () => {
  it.each([
    'localhost:8080',
    'veillee.localhost',
    '127.0.0.1',
    '[::1]:8080',
    '192.168.1.5:8080',
    '203.0.113.4',
    '[2001:db8::1]:8080',
    'raspberrypi:8080',
    'RaspberryPi.local:8080',
    'pi.lan',
    'pi.home.arpa',
    'veillee.test:3000',
    'localhost.',
  ])('%s is ours on any machine and through any port', (host) => {
    expect(plain.isAskedByName(asked({ host }))).toBe(true);
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a b',
    '',
  ])('“%s” is not: somebody else’s page was led here', (host) => {
    expect(plain.isAskedByName(asked({ host }))).toBe(false);
  });

  it('the public address is ours, and what the operator allows', () => {
    for (const host of ['veillee.example', 'Veillee.Example:8443', 'pi.fritz.box', 'any.friends.example'])
      expect(known.isAskedByName(asked({ host })), host).toBe(true);
    for (const host of ['friends.example', 'notfriends.example', 'veillee.example.evil.example'])
      expect(known.isAskedByName(asked({ host })), host).toBe(false);
    expect(new Gate({ names: ['*'] }).isAskedByName(asked({ host: 'anything.example' }))).toBe(true);
  });

  it('what is no browser may leave it out', () => {
    expect(plain.isAskedByName(asked({}))).toBe(true);
  });

  it('a proxy tells by which name it was asked; anybody else who says so is not listened to', () => {
    const headers = { host: '127.0.0.1:8080', 'x-forwarded-host': 'evil.example' };
    expect(new Gate({ proxies: true }).isAskedByName(asked(headers, '127.0.0.1'))).toBe(false);
    expect(plain.isAskedByName(asked(headers, '127.0.0.1'))).toBe(true);
  });
});

describe('whose page opens a socket', () => {
  it.each([
    [undefined, '192.168.1.5:8080'],
    ['http://192.168.1.5:8080', '192.168.1.5:8080'],
    ['http://192.168.1.5', '192.168.1.5'],
    ['https://192.168.1.5', '192.168.1.5:443'],
    ['http://pi.local:8080', 'pi.local:8080'],
    ['http://[2001:db8::1]:8080', '[2001:db8:0::1]:8080'],
  ])('%s at %s is ours', (origin, host) => {
    expect(plain.isOwnPage(asked(origin === undefined ? { host } : { origin, host }))).toBe(true);
  });

  it.each([
    ['https://evil.example', '192.168.1.5:8080'],
    ['http://192.168.1.6:8080', '192.168.1.5:8080'],
    ['http://localhost:3000', 'localhost:8080'],
    ['http://192.168.1.5', '192.168.1.5:8080'],
    ['null', 'localhost:8080'],
    ['file://', 'localhost:8080'],
    ['http://evil.example:8080', 'evil.example:8080'],
    ['nonsense', 'localhost'],
  ])('%s at %s is not', (origin, host) => {
    expect(plain.isOwnPage(asked({ origin, host }))).toBe(false);
  });

  it('behind a proxy that rewrites the name, the public address speaks for the page', () => {
    const host = '127.0.0.1:8080';
    expect(known.isOwnPage(asked({ origin: 'https://veillee.example', host }))).toBe(true);
    expect(known.isOwnPage(asked({ origin: 'https://evil.example', host }))).toBe(false);
    const proxied = new Gate({ proxies: true, names: ['other.example'] });
    const headers = { origin: 'https://pi.lan', host, 'x-forwarded-host': 'pi.lan' };
    expect(proxied.isOwnPage(asked(headers, '127.0.0.1'))).toBe(true);
  });
});

describe('figures', () => {
  const local = { host: 'localhost:8080' };

  it('are for this very machine', () => {
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1'])
      expect(plain.mayReadFigures(asked(local, address))).toBe(true);
    expect(plain.mayReadFigures(asked(local, '192.168.1.20'))).toBe(false);
    expect(plain.mayReadFigures(asked({ host: '192.168.1.5:8080' }, '127.0.0.1'))).toBe(false);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'not for what a proxy on this machine passes on, which leaves %s',
    (trace) => {
      expect(plain.mayReadFigures(asked({ ...local, [trace]: 'x' }, '127.0.0.1'))).toBe(false);
    },
  );

  it('where a proxy is to be expected, this machine proves nothing: a token does', () => {
    for (const gate of [known, new Gate({ proxies: true }), new Gate({ names: ['veillee.example'] })])
      expect(gate.mayReadFigures(asked(local, '127.0.0.1'))).toBe(false);
    const gate = new Gate({ proxies: true, metricsToken: 'a long secret' });
    const bearing = (authorization: string) => asked({ host: 'veillee.example', authorization });
    expect(gate.mayReadFigures(bearing('Bearer a long secret'))).toBe(true);
    expect(gate.mayReadFigures(bearing('bearer a long secret'))).toBe(true);
    expect(gate.mayReadFigures(bearing('Bearer another'))).toBe(false);
    expect(gate.mayReadFigures(bearing('a long secret'))).toBe(false);
    expect(gate.mayReadFigures(asked(local, '127.0.0.1'))).toBe(false);
  });
});

it('a page may open sockets to its own address, and to no other', () => {
  expect(plain.sockets(asked({ host: 'Pi.local:8080' }))).toBe('ws://pi.local:8080 wss://pi.local:8080');
  expect(known.sockets(asked({ host: 'veillee.example' }))).toBe(
    'ws://veillee.example wss://veillee.example',
  );
  expect(plain.sockets(asked({ host: 'x; script-src *' }))).toBe('');
  expect(plain.sockets(asked({}))).toBe('');
});
