import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from './listen.ts';
import type { Deed } from './start/pages.ts';

const judge: Deed = {
  name: 'verdict',
  summary: { fr: 'dit qui gagne <et pourquoi>', en: 'says who won <and why>' },
  example: 'npx veillee verdict table.json',
};

let server: Listening;
let url = '';

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0, deeds: [judge], webRoot: 'none-built' });
  if (server.ok) url = server.url;
});

afterAll(async () => {
  if (server.ok) await server.close();
});

const get = (path: string, language?: string) =>
  fetch(new URL(path, url), language === undefined ? {} : { headers: { 'accept-language': language } });

/** `fetch` tidies an address before it asks; this asks as it is told. */
const rawStatus = (path: string, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(url, { method, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });

describe('the start page', () => {
  it('tells what can be done already, and how', async () => {
    const page = await (await get('/')).text();
    expect(page).toContain('dit qui gagne &lt;et pourquoi&gt;');
    expect(page).toContain('npx veillee verdict table.json');
  });

  it('names the authors of the games and says that it is unofficial', async () => {
    const page = await (await get('/?lang=en')).text();
    for (const name of ['Ted Alspach', 'Akihisa Okui', 'Chen Chih-Fan', 'Unofficial']) {
      expect(page).toContain(name);
    }
  });

  it.each([
    ['/', undefined, 'fr'],
    ['/', 'de, *;q=0.5', 'fr'],
    ['/', 'en-GB,en;q=0.9', 'en'],
    ['/', 'en;q=0.4, fr-CH;q=0.8', 'fr'],
    ['/', 'fr;q=0, en;q=0.1', 'en'],
    ['/?lang=en', 'fr', 'en'],
    ['/?lang=tlh', 'en', 'en'],
  ])('%s asked in %s speaks %s', async (path, language, spoken) => {
    const response = await get(path, language);
    expect(response.headers.get('content-language')).toBe(spoken);
    expect(await response.text()).toContain(`<html lang="${spoken}">`);
  });

  it('loads nothing from elsewhere, and all that it names is there', async () => {
    const page = await (await get('/')).text();
    const css = await (await get('/veillee.css')).text();
    const named = [...page.matchAll(/(?:href|src)="([^"]+)"/g), ...css.matchAll(/url\("([^"]+)"\)/g)];
    expect(named.length).toBeGreaterThan(6);
    for (const [, address = ''] of named) {
      expect(address).toMatch(/^[/?]/);
      expect((await get(address)).status).toBe(200);
    }
  });
});

describe('the server', () => {
  it('has a page for what is not there, in the reader’s language', async () => {
    const response = await get('/cellar', 'en');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('It is dark in here.');
  });

  it('sends the guarding headers with every answer', async () => {
    for (const path of ['/', '/veillee.css', '/cellar']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('answers only to reading, and survives a mangled address', async () => {
    expect(await rawStatus('/', 'POST')).toBe(405);
    expect(await rawStatus('/', 'HEAD')).toBe(200);
    expect(await rawStatus('//')).toBe(400);
    expect(await rawStatus('/../../package.json')).toBe(404);
  });

  it('refuses an address that is not this machine’s in plain words', async () => {
    const refused = await listen({ host: '192.0.2.1', port: 0, deeds: [] });
    expect(refused).toMatchObject({ ok: false, refusal: { en: expect.stringContaining('192.0.2.1') } });
  });
});
