import { expect, it } from 'vitest';
import { urlsFor } from './addresses.ts';

it('whoever is told a public address over https is told no other: it would lead nobody from outside anywhere', () => {
  expect(urlsFor('127.0.0.1', 8080, 'https://veillee.example')).toEqual(['https://veillee.example']);
  expect(urlsFor(undefined, 8080, 'https://veillee.example')).toEqual(['https://veillee.example']);
  const atHome = urlsFor('192.168.1.5', 8080, 'http://pi.local:8080');
  expect(atHome).toEqual(['http://pi.local:8080', 'http://192.168.1.5:8080']);
  expect(urlsFor('192.168.1.5', 8080, undefined)).toEqual(['http://192.168.1.5:8080']);
});
