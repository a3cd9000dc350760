import { readdirSync, readFileSync } from 'node:fs';
import { scenarioIds } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { commands } from './index.ts';
import { simulate } from './simulate.ts';

describe('the commands', () => {
  it('tell what they are without loading what they do', () => {
    const here = new URL('./', import.meta.url);
    const files = readdirSync(here).filter((file) => /^\w+\.ts$/.test(file) && file !== 'index.ts');
    expect(files.map((file) => file.slice(0, -3))).toEqual(commands.map(({ name }) => name).sort());
    for (const file of files) {
      const imports = readFileSync(new URL(file, here), 'utf8').match(/^import .*$/gm);
      expect(imports, file).toEqual(["import type { Command } from '../command.ts';"]);
    }
  });

  it('name every scenario in the help on simulate', () => {
    for (const id of scenarioIds)
      for (const words of Object.values(simulate.details ?? {})) expect(words).toContain(id);
  });

  it('speak French with its no-break spaces', () => {
    for (const { name, summary, details } of commands)
      for (const words of [summary.fr, details?.fr ?? '']) expect(words, name).not.toMatch(/\S [;:!?»%]|« /);
  });
});
