import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quick, sample } from '@veillee/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../apps/cli/src/words/index.ts';
import { Client, tokenOf } from '../apps/server/test/client.ts';
import { dist } from '../apps/web/build.ts';

/* The release as a stranger gets it: made, installed by npm into an empty folder, and played against. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'veillee-release-'));
const prefix = join(folder, 'prefix');
const installed = join(prefix, 'lib/node_modules/veillee');
const command = join(prefix, 'bin/veillee');
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** Nothing of whoever runs the tests: neither npm's settings for this project nor its Node. Which certificates to trust is the computer's, and without it npm may reach no registry. */
const plain: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => name === 'NODE_EXTRA_CA_CERTS' || !/^(npm_|NODE|VEILLEE|VITEST)/i.test(name),
  ),
);
plain.PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((place) => !place.includes('node_modules'))
  .join(delimiter);
plain.VEILLEE_LANG = 'en';

const run = (program: string, args: readonly string[], env = plain): string =>
  execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const veillee = (...args: readonly string[]): string => run(command, args);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(() => {
  execFileSync('npm', ['run', 'release', '--', folder], { cwd: root, stdio: 'pipe' });
  run('npm', [
    ...['install', '-g', '--prefix', prefix, '--prefer-offline', '--no-audit', '--no-fund'],
    join(folder, `veillee-${version}.tgz`),
  ]);
});
const houses = new Set<ChildProcess>();
afterAll(() => {
  // One that a failed test left open would keep the folder, and this process, to itself.
  for (const serve of houses) serve.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('what is installed', () => {
  it('has what runs and nothing that builds, and knows no place of whoever made it', () => {
    const packages = globSync('node_modules/{*,@*/*}/package.json', { cwd: installed });
    expect(packages).toContain('node_modules/fastify/package.json');
    for (const name of ['vite', 'rolldown', 'typescript', 'vitest', 'preact', '@veillee/kernel'])
      expect(packages).not.toContain(`node_modules/${name}/package.json`);
    expect(globSync('**/*.ts', { cwd: installed, exclude: ['node_modules/node-*/**'] })).toEqual([]);
    for (const file of ['LICENSE', 'README.md', 'lib/dist/index.html'])
      expect(existsSync(join(installed, file)), file).toBe(true);
    const [notices = ''] = globSync('lib/dist/assets/licences-*.txt', { cwd: installed });
    const owed = readFileSync(join(installed, notices), 'utf8');
    for (const name of [
      'preact',
      '@preact/signals',
      '@fontsource/im-fell-english',
      '@iconify-json/game-icons',
    ])
      expect(owed).toContain(`${name} `);
    const ours = globSync('{*,{bin,lib,docs,scripts}/**}', { cwd: installed, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(ours.length).toBeGreaterThan(100);
    const telling = ours.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return text.includes(root) || text.includes(folder);
    });
    expect(telling).toEqual([]);
  });

  it('has every package in the version of the lock file, with its licence', () => {
    const { packages }: { packages: { [place: string]: { version?: string } } } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    );
    for (const file of globSync('**/node_modules/{*,@*/*}/package.json', { cwd: installed })) {
      const about: { version: string } = JSON.parse(readFileSync(join(installed, file), 'utf8'));
      const place = file.slice(0, -'/package.json'.length);
      expect(packages[place]?.version, place).toBe(about.version);
      const told = readdirSync(join(installed, place)).filter((name) => /^(licen[cs]e|readme)/i.test(name));
      expect(told, place).not.toEqual([]);
    }
  });

  it('does what the command does from a checkout', () => {
    expect(veillee('--version')).toBe(`veillee ${version}\n`);
    expect(veillee('help', 'site')).toContain('Example:\n  veillee site ');
    const example = join(root, 'docs/examples/one-night');
    expect(veillee('verdict', `${example}.json`)).toContain('Winning teams: Vampire Clan');
    expect(veillee('replay', `${example}.transcript.json`, '--as', 'Ana')).toContain('Fingerprint');
    const games = ['--scenario', 'nuit-tombante', '--players', '5', '--games', '40', '--seed', '1'];
    const told = JSON.parse(veillee('simulate', ...games, '--workers', '2', '--json'));
    expect(told).toMatchObject({ games: 40 });
    expect(veillee('site', join(folder, 'site'))).toContain('The site is written');
    expect(readdirSync(join(folder, 'site'))).toContain('index.html');
  });
});

describe('what measures', () => {
  it('runs the servers that lie beside it, and the engine', () => {
    const load = ['--rooms', '1', '--seats', '4', '--seconds', '1', '--json'];
    const [row] = JSON.parse(veillee('loadtest', ...load));
    for (const figures of [row.ours, row.bare]) expect(figures.actionsPerSecond).toBeGreaterThan(0);
    expect(veillee('bench', '--game', 'one-night', '--seconds', '1')).toContain('one-night');
  });
});

/** A house from the installed command, with a folder and a port of its own. */
async function opened(): Promise<{ serve: ChildProcess; port: number; said(): string }> {
  const port = await freePort();
  const serve = spawn(command, ['serve', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: plain,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  houses.add(serve);
  let said = '';
  await new Promise<void>((open, failed) => {
    serve.once('exit', (code) => failed(new Error(`the house ended with ${code} after: ${said}`)));
    serve.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('http://')) open();
    });
  });
  return { serve, port, said: () => said };
}

/** Answers by chance whatever it is asked, as soon as it is. */
function playsBy(seed: number, client: Client): Promise<void> {
  const rng = quick(seed);
  let answered = -1;
  return new Promise((over) => {
    const look = (): void => {
      if (client.present.room?.match == null) return;
      const { sight } = client;
      if (sight.over) over();
      const asked = sight.prompts.find(({ mine, number }) => mine === null && number > answered);
      if (asked === undefined || sight.over) return;
      answered = asked.number;
      void client.say({ t: 'answer', prompt: asked.number, answer: sample(asked.form, rng) }).then((no) => {
        if (no.length > 0) answered = -1;
        look();
      });
    };
    client.heard = look;
    look();
  });
}

describe('the house it opens', () => {
  it('builds nothing, serves the same page, is well, and a game is played there to its end', async () => {
    const { serve, port, said } = await opened();
    const origin = `http://127.0.0.1:${port}`;
    const page = await (await fetch(origin)).text();
    expect(page).toBe(readFileSync(join(dist, 'index.html'), 'utf8'));
    for (const [, file] of page.matchAll(/(?:src|href)="\.\/([^"]+)"/g))
      expect((await fetch(`${origin}/${file}`)).status, file).toBe(200);
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    expect(said()).not.toContain(words.en.serve.building);

    const clients = Array.from(
      { length: 5 },
      (_, seat) => new Client(`ws://127.0.0.1:${port}/live`, () => 0, tokenOf(seat), seat),
    );
    const [host, ...others] = clients;
    if (host === undefined) throw new Error();
    await host.connect();
    await host.say({ t: 'open', name: 'Ana' });
    for (const [i, other] of others.entries()) {
      await other.connect();
      await other.say({ t: 'enter', room: host.room.code, name: `P${i + 2}` });
      await other.do({ t: 'ready', ready: true });
    }
    await host.do({ t: 'settings', game: 'blood', options: { opening: 0 }, chairs: 5 });
    await host.do({ t: 'start' });
    await Promise.all(clients.map((client, seat) => playsBy(seat, client)));
    expect(host.sight.verdict).not.toBeNull();
    const story = await (await fetch(`${origin}/api/story/${host.room.match?.story}`)).json();
    expect(story).toMatchObject({ game: 'blood', seats: 5 });

    expect(veillee('house', 'tables', '--data', join(folder, 'veillee-data'))).toMatch(/blood|Blood/);
    expect(readdirSync(join(folder, 'veillee-data')).length).toBeGreaterThan(0);
    for (const client of clients) await client.lose();
    const gone = once(serve, 'exit');
    serve.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  });
});

describe('the Dockerfile', () => {
  it('takes the steps that were taken here, and asks for the health of the house', async () => {
    for (const step of ['RUN npm ci', 'RUN npm run release', 'RUN npm install -g /release/veillee-*.tgz'])
      expect(dockerfile).toContain(step);
    const [, asked = '[]'] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [program, ...args]: string[] = JSON.parse(asked);
    expect(program).toBe('node');
    const { serve, port } = await opened();
    const check = (at: number) => run('node', args, { ...plain, VEILLEE_PORT: String(at) });
    expect(check(port)).toBe('');
    const gone = once(serve, 'exit');
    serve.kill('SIGTERM');
    await gone;
    expect(() => check(port)).toThrow();
  });
});
