import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRules } from '../scripts/check-rules.ts';
import { Copy } from './copy.ts';
import { follow, readGuide } from './guide.ts';

/** docs/adding-a-game.md, done for real in a copy of the project. */

const guide = readGuide(readFileSync(new URL('../docs/adding-a-game.md', import.meta.url), 'utf8'));
const game = 'games/fireflies';
/** What a person writes; `npm install` writes the lock file besides. */
const mostFiles = 14;

describe('a game added by the guide', () => {
  let copy: Copy;
  let touched: readonly string[];
  beforeAll(() => {
    copy = new Copy('biome.json', 'vitest.config.ts', 'scripts');
    touched = [...follow(guide, copy)];
    copy.link(game);
  });
  afterAll(() => copy.remove());

  it('touches few files, and none of kernel, server, command line or screens', () => {
    const lines = [...guide.files.values()].join('').split('\n').length - 1;
    console.log(`A game: ${touched.length} files, ${lines} lines in new ones\n  ${touched.join('\n  ')}`);
    expect(touched.length).toBeLessThanOrEqual(mostFiles);
    const elsewhere = touched.filter(
      (path) =>
        !/^(games\/fireflies|packages\/games|apps\/web\/(src\/games\/fireflies\/|package\.json))/.test(path),
    );
    expect(elsewhere).toEqual([]);
  });

  it('has all the types and the style it needs', async () => {
    expect(await copy.typeErrors()).toEqual([]);
    const places = [game, 'packages/games', 'apps/web/src/games/fireflies'];
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    const said = await copy.run(biome, 'check', '--vcs-enabled=false', '--error-on-warnings', ...places);
    expect(said).toMatch(/Checked \d+ files in .*No fixes applied\.\s*$/);
  });

  it('tells its stories, obeys the laws, and lists its rules with them', async () => {
    const said = await copy.run('node_modules/vitest/vitest.mjs', 'run', game, '--project', 'games');
    expect(said).toMatch(/Tests .*14 passed/);
    expect(said).not.toContain('failed');
    expect(checkRules(copy.folder).find((one) => one.game === 'fireflies')?.faults).toEqual([]);
  });

  it('is played, measured and named by the command line', async () => {
    const run = (...args: string[]) => copy.run('apps/cli/src/main.ts', ...args, '--lang', 'en');
    const figures: unknown = JSON.parse(
      await run(
        'simulate',
        '--game',
        'fireflies',
        '--players',
        '6',
        '--games',
        '100',
        '--seed',
        '1',
        '--json',
      ),
    );
    expect(figures).toMatchObject({ games: 100, roles: { moth: { games: 100 }, firefly: { games: 500 } } });
    expect(await run('bench', '--game', 'fireflies', '--seconds', '0.05')).toMatch(
      /fireflies, 6 players: full games/,
    );
    expect(await run('help', 'simulate')).toContain('fireflies');
  });

  it('is served', async () => {
    const listGames = "import { games } from './apps/server/src/games.ts'; console.log(...games.keys())";
    expect(await copy.run('--input-type=module', '--eval', listGames)).toMatch(/fireflies\n$/);
  });

  it('comes to phones as a part of its own, fetched when it is chosen', async () => {
    await copy.run('apps/web/builder.ts');
    const firstPage = readFileSync(join(copy.folder, 'apps/web/dist/index.html'), 'utf8');
    const scripts = globSync('apps/web/dist/assets/*.js', { cwd: copy.folder });
    const holding = (word: string) =>
      scripts.filter((file) => readFileSync(join(copy.folder, file), 'utf8').includes(word));
    const isAtFirst = (file: string) => firstPage.includes(basename(file));
    // The first page lists it by name and picture; its words come with its face, or with the house in the pocket.
    expect(holding('Les Lucioles').filter(isAtFirst)).toHaveLength(1);
    expect(holding('Tu es une Luciole.').filter(isAtFirst)).toEqual([]);
    expect(holding('Tu es une Luciole.')).not.toEqual([]);
  });
});
