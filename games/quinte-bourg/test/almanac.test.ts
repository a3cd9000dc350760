import { readFileSync } from 'node:fs';
import { langs } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { almanac } from '../src/almanac/index.ts';
import { conditionIds, conditions } from '../src/conditions.ts';
import { campIds } from '../src/ids.ts';
import { officeIds } from '../src/offices/index.ts';
import { roleIds } from '../src/roles/index.ts';
import { specialityIds } from '../src/specialities/index.ts';
import { campRules } from '../src/verdict/camps.ts';

const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
/** What its rows name first: a ruling, or a section of the rules. */
const rows = new Set([...page.matchAll(/^\| ([^| ]+)[^|]* \|/gm)].map(([, id]) => id as string));
const numbered = [...rows].filter((id) => /^Q\d+$/.test(id));

describe.each(langs)('the almanac (%s)', (lang) => {
  const { entries } = almanac[lang];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  it('has a page for every camp, role, speciality, office and condition', () => {
    const wanted = [
      ...roleIds,
      ...campIds.map((id) => `camp-${id}`),
      ...specialityIds.map((id) => `speciality-${id}`),
      ...officeIds.map((id) => `office-${id}`),
      ...conditionIds.map((id) => `condition-${id}`),
    ];
    expect(wanted.filter((id) => !byId.has(id))).toEqual([]);
    expect(byId.size).toBe(entries.length);
    expect(entries.filter(({ name, line }) => name === '' || line.length < 5)).toEqual([]);
  });

  it('tells every ruling of RULES.md on the pages it touches', () => {
    const rulings = entries.filter(({ kind }) => kind === 'ruling');
    expect(rulings.map(({ id }) => id).sort()).toEqual(numbered.sort());
    expect(rulings.filter(({ see }) => see.length === 0)).toEqual([]);
    for (const { id, see } of rulings)
      for (const entry of see) expect(byId.get(entry)?.rulings, `${id} on ${entry}`).toContain(id);
    expect(entries.flatMap(({ see }) => see).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('has a page for whatever a verdict cites', () => {
    const cited = [...Object.values(campRules), ...Object.values(conditions)].map(({ rule }) => rule);
    const known = new Set(entries.flatMap(({ id, also = [] }) => [id, ...also]));
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe('facts', () => {
  const facts = (id: string): readonly (readonly string[])[] =>
    almanac.en.entries.find((entry) => entry.id === id)?.facts ?? [];

  it('come from the definitions', () => {
    expect(facts('speciality-scholar')).toEqual([['Nights', 'Tuesday, Saturday']]);
    expect(facts('speciality-artist')).toEqual([['Nights', 'Wednesday, Friday, Saturday']]);
    expect(facts('speciality-killer')).toEqual([['Nights', 'at any time']]);
    expect(facts('seth')).toEqual([
      ['Camp', 'The Seths, The Reptilians'],
      ['Invoked', 'once, at any time'],
    ]);
  });
});
