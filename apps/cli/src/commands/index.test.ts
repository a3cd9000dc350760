import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@veillee/games';
import { langs } from '@veillee/kernel';
import { scenarioIds } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { bench } from './bench.ts';
import { commands } from './index.ts';
import { simulate } from './simulate.ts';

/** Light as they are: what a command is, the words, and the list of the games without their rules. */
const light = /from '(\.\.\/command\.ts|\.\.\/words\/index\.ts|@veillee\/(games|gamekit|kernel))';$/;

describe('the commands', () => {
  it('tell what they are without loading what they do', () => {
    const here = new URL('./', import.meta.url);
    const files = readdirSync(here).filter((file) => /^\w+\.ts$/.test(file) && file !== 'index.ts');
    expect(files.map((file) => file.slice(0, -3))).toEqual(commands.map(({ name }) => name).sort());
    for (const file of files) {
      const imports = readFileSync(new URL(file, here), 'utf8').match(/^import .*$/gm) ?? [];
      for (const line of imports) expect(line, file).toMatch(light);
    }
  });

  it('name every game, and every scenario in the help on simulate', async () => {
    for (const lang of langs) {
      for (const { id } of games)
        for (const { details } of [bench, simulate]) expect(await details?.(lang)).toContain(id);
      for (const id of scenarioIds) expect(await simulate.details?.(lang)).toContain(id);
    }
  });

  it('speak French with its no-break spaces', async () => {
    for (const { name, summary, details } of commands)
      for (const words of [summary.fr, (await details?.('fr')) ?? ''])
        expect(words, name).not.toMatch(/\S [;:!?»%]|« /);
  });
});
