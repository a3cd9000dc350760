import { readFileSync } from 'node:fs';
import { langs } from '@veillee/kernel';
import { misspacing } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { almanac, rulingIds, touchedBy } from '../src/almanac/index.ts';
import { artefactIds } from '../src/artefacts/index.ts';
import { markIds } from '../src/marks/index.ts';
import { roleIds } from '../src/roles/index.ts';
import { scenarioIds } from '../src/scenarios.ts';

const page = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| ([^|]+?) \|/gm)].map(([, id]) => id as string);
const numbered = [...new Set(rows.filter((id) => /^([A-H]\d*|F-\d|R\d+)$/.test(id)))];

/** The rulings named in a character's own file. */
function citedBy(id: string): string[] {
  const file = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const code = readFileSync(new URL(`../src/roles/${file}.ts`, import.meta.url), 'utf8');
  return [...new Set([...code.matchAll(/\bR\d+\b/g)].map(([ruling]) => ruling))];
}

describe.each(langs)('the almanac (%s)', (lang) => {
  const { entries, kinds } = almanac[lang];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  it('has a page for every character, mark, artefact and scenario, and no two of the same name', () => {
    const wanted = [
      ...roleIds,
      ...markIds.map((id) => `mark-${id}`),
      ...artefactIds.map((id) => `artefact-${id}`),
      ...scenarioIds.map((id) => `scenario-${id}`),
    ];
    expect(wanted.filter((id) => !byId.has(id))).toEqual([]);
    expect(byId.size).toBe(entries.length);
    expect(new Set(entries.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(entries.length);
    expect(entries.filter(({ kind }) => !kinds.some(({ id }) => id === kind))).toEqual([]);
  });

  it('tells every numbered rule of RULES.md, and none that is not there', () => {
    expect([...rulingIds].sort()).toEqual([...numbered].sort());
    expect(rulingIds.filter((id) => (byId.get(id)?.line ?? '') === '')).toEqual([]);
  });

  it('shows each of them on the pages it touches, and leads only to pages that exist', () => {
    for (const id of rulingIds) {
      expect(touchedBy(id).length, id).toBeGreaterThan(0);
      for (const entry of touchedBy(id)) expect(byId.get(entry)?.rulings, `${id} on ${entry}`).toContain(id);
    }
    expect(entries.flatMap(({ see }) => see).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('has on a character’s page the rulings its code rests on', () => {
    for (const id of roleIds) {
      const shown = byId.get(id)?.rulings ?? [];
      expect(shown, id).not.toEqual([]);
      expect(shown, id).toEqual(expect.arrayContaining(citedBy(id)));
    }
  });

  it('leaves no slot open and no passage empty', () => {
    const said = entries.flatMap(({ line, text, facts }) => [
      line,
      ...text.map(({ says }) => says),
      ...facts.flat(),
    ]);
    expect(said.filter((words) => words.trim() === '' || /[{}]|undefined/.test(words))).toEqual([]);
  });
});

describe('facts', () => {
  const facts = (id: string): readonly (readonly string[])[] =>
    almanac.en.entries.find((entry) => entry.id === id)?.facts ?? [];

  it('come from the definitions', () => {
    expect(facts('gremlin')).toContainEqual(['Call', '7D (night)']);
    expect(facts('count')).toContainEqual(['Call', '−6, −6B (dusk)']);
    expect(facts('cupid')).toContainEqual(['Call', '−4 (dusk), 00 (night)']);
    expect(facts('tanner')).toContainEqual(['Team', 'Tanner (alone)']);
    expect(facts('copycat')).toContainEqual(['Team', 'the copied character’s']);
    expect(facts('mason')).toContainEqual(['Cards', '2']);
    expect(facts('mark-clarity')).toContainEqual(['Tokens', '12']);
    expect(facts('mark-love')).toContainEqual(['Tokens', '2']);
    expect(facts('scenario-nuit-tombante')).toContainEqual(['Players', '3 to 5']);
    // H: with Daybreak only; its own Werewolf is enough (F-2).
    expect(facts('scenario-du-crepuscule-jusqu-a-l-aube')).toContainEqual([
      'Boxes',
      'One Night Ultimate Vampire, One Night Ultimate Werewolf: Daybreak',
    ]);
    const boxes = facts('scenario-dernier-combat').find(([label]) => label === 'Boxes');
    expect(boxes?.[1]?.split(', ')).toHaveLength(3);
    expect(facts('calls')[0]).toEqual(['−8', 'Copycat']);
  });
});

describe('French', () => {
  const said = almanac.fr.entries.flatMap(({ line, text }) => [line, ...text.map(({ says }) => says)]);

  it('has its spaces and apostrophes right', () => {
    expect(said.flatMap((words) => misspacing(words) ?? [])).toEqual([]);
    expect(said.filter((words) => words.includes("'"))).toEqual([]);
  });
});
