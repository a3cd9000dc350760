import { readFileSync } from 'node:fs';
import { langs } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { almanac, rulingIds, touches } from '../src/almanac/index.ts';
import { characterIds } from '../src/ids.ts';
import { mutationIds } from '../src/mutations/index.ts';
import { ruleIds } from '../src/rules.ts';

const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const rows = new Set([...page.matchAll(/^\| ([^|]+?) \|/gm)].map(([, id]) => id as string));
const numbered = [...rows].filter((id) => /^B\d+$/.test(id));

describe.each(langs)('the almanac (%s)', (lang) => {
  const { entries } = almanac[lang];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  it('has a page for every character, mutation and part of the rules', () => {
    const wanted = [...characterIds, ...mutationIds, ...ruleIds, 'how'];
    expect(wanted.filter((id) => !byId.has(id))).toEqual([]);
    expect(byId.size).toBe(entries.length);
  });

  it('tells every ruling of RULES.md on the pages it touches', () => {
    expect([...rulingIds].sort()).toEqual(numbered.sort());
    for (const id of rulingIds) {
      expect(touches(id).length, id).toBeGreaterThan(0);
      for (const entry of touches(id)) expect(byId.get(entry)?.rulings, `${id} on ${entry}`).toContain(id);
    }
    expect(entries.flatMap(({ see }) => see).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('says of each mutation what it does, without its name again', () => {
    for (const id of mutationIds) expect(byId.get(id)?.line).toMatch(/^\p{Lu}.+\.$/u);
  });
});

describe('facts', () => {
  const facts = (id: string): readonly (readonly string[])[] =>
    almanac.en.entries.find((entry) => entry.id === id)?.facts ?? [];

  it('come from the box', () => {
    expect(facts('supper')).toEqual([
      ['Cards', '5, 6'],
      ['Players', '5 to 9'],
    ]);
    expect(facts('human-6')).toContainEqual(['Players', '8 to 9']);
    expect(facts('human-6')).toContainEqual(['Twin', 'Werewolf 6']);
  });
});
