import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '@veillee/web/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { veillee } from '../../test/veillee.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = (...names: string[]) => join(folder, ...names);
const all = (place: string): string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();

let built = '';
beforeAll(async () => {
  built = await ensureBuilt();
});

describe('veillee site', () => {
  it('writes the built app as plain files, and says in the page that there is no server', async () => {
    const { code, out, err } = await veillee(['site', path('new', 'deep')]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const site = all(path('new', 'deep'));
    const ours = all(built).filter((name) => !/^\.|\.(br|gz)$/.test(name));
    expect(site).toEqual([...ours, '.nojekyll', 'veillee-site.json'].sort());
    expect(out).toContain(`${path('new', 'deep')}: ${ours.length + 1} files`);
    const page = readFileSync(path('new', 'deep', 'index.html'), 'utf8');
    expect(page).toContain('<meta name="veillee-home" content="static">');
    expect(page).toContain("default-src 'none'");
    for (const name of site.filter(
      (file) => !/^(index\.html|worker\.js|\.nojekyll|veillee-site\.json)$/.test(file),
    ))
      expect(readFileSync(path('new', 'deep', name)), name).toEqual(readFileSync(join(built, name)));
  });

  it('names no address from the root: it may lie in any folder', () => {
    const place = path('new', 'deep');
    for (const name of all(place).filter((file) => /\.(html|css|webmanifest)$/.test(file))) {
      const text = readFileSync(join(place, name), 'utf8');
      expect(text, name).not.toMatch(/(href|src|url\(|start_url"|scope"|id"|src")[=: ("']+\//);
    }
    expect(readFileSync(join(place, 'worker.js'), 'utf8')).not.toContain('"/');
  });

  it('gives the worker another name than a server’s, for its page is another', () => {
    const nameIn = (place: string) =>
      /veillee-[0-9a-f]{12}/.exec(readFileSync(join(place, 'worker.js'), 'utf8'))?.[0];
    expect(nameIn(path('new', 'deep'))).toBeDefined();
    expect(nameIn(path('new', 'deep'))).not.toBe(nameIn(built));
  });

  it('renews a site of its own: what is old goes, and what is somebody’s stays', async () => {
    const place = path('renewed');
    await veillee(['site', place]);
    const note = JSON.parse(readFileSync(join(place, 'veillee-site.json'), 'utf8'));
    writeFileSync(join(place, 'assets', 'old.js'), '');
    writeFileSync(join(place, 'CNAME'), 'veillee.example');
    writeFileSync(join(place, 'index.html'), 'old');
    note.files.push('assets/old.js');
    writeFileSync(join(place, 'veillee-site.json'), JSON.stringify(note));
    const { code, out } = await veillee(['site', place], { lang: 'fr' });
    expect(code).toBe(0);
    expect(out).toContain('est renouvelé');
    expect(all(place)).toContain('CNAME');
    expect(all(place)).not.toContain('assets/old.js');
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toContain('veillee-home');
  });

  it('leaves a folder as it is that holds anything else, or that only pretends to be a site', async () => {
    const note = (files: unknown) => JSON.stringify({ version: '0', files });
    const others: [string, string][] = [
      ['notes.txt', 'mine'],
      ['veillee-site.json', 'not json'],
      ['veillee-site.json', note('x')],
      ['veillee-site.json', note(['../precious'])],
      ['veillee-site.json', note(['/etc/precious'])],
    ];
    writeFileSync(path('precious'), 'mine');
    for (const [i, [name, text]] of others.entries()) {
      const place = path(`other${i}`);
      mkdirSync(place);
      writeFileSync(join(place, name), text);
      const { code, err } = await veillee(['site', place]);
      expect(code).toBe(2);
      expect(err).toMatch(/^veillee: “.*” already holds something other than a site of Veillée: [^\n]+\n$/);
      expect(all(place)).toEqual([name]);
    }
    expect(readFileSync(path('precious'), 'utf8')).toBe('mine');
  });

  it.each([
    [[], 'the folder to write into is missing: veillee site FOLDER'],
    [['a', 'b'], 'one too many: b'],
    [['--force', 'a'], 'unknown option: --force'],
    [[path('precious')], `“${path('precious')}” is a file: a folder is wanted`],
    [['/dev/null/site'], '/dev/null/site: '],
    [['/proc/site'], '/proc/site: '],
  ])('%j is refused in one line', async (args, line) => {
    const { code, err } = await veillee(['site', ...args]);
    expect({ code, lines: err.split('\n').length }).toEqual({ code: 2, lines: 2 });
    expect(err).toContain(`veillee: ${line}`);
  });
});
