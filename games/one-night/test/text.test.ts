import { misspacing } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { artefactIds, artefacts } from '../src/artefacts/index.ts';
import { calls, oneNight, roles, scenarioIds } from '../src/index.ts';
import { markIds, marks } from '../src/marks/index.ts';
import { callTextIds, readAtOnce } from '../src/night/narration.ts';
import type { Role } from '../src/role.ts';
import { roleIds } from '../src/roles/index.ts';
import { en as englishFolder } from '../src/text/en/index.ts';
import { formatsOf } from '../src/text/formats.ts';
import type { Definitions } from '../src/text/keys.ts';
import { namesOf } from '../src/text/names.ts';
import type { Folder } from '../src/text/types.ts';
import { names } from '../src/words.ts';

const { fr, en } = names;

type Tree = string | { readonly [key: string]: Tree };

/** Every text with the path that leads to it, its slots without their format: ['characters/seer/help', 'Tu peux…']. */
function leaves(tree: Tree, path: readonly string[] = []): [string, string][] {
  if (typeof tree === 'string') return [[path.join('/'), tree.replace(/\{(\w+):[^{}]*\}/g, '{$1}')]];
  return Object.entries(tree).flatMap(([key, branch]) => leaves(branch, [...path, key]));
}

/** Whoever wins alone is a team by the name of his card: it is read there. The sentences have the words law. */
const spoken = (lang: 'fr' | 'en'): Tree => {
  const { says, teams, ...rest } = names[lang];
  const { village, vampire, werewolf } = teams;
  return { ...rest, teams: { village, vampire, werewolf } } as unknown as Tree;
};
const french = leaves(spoken('fr'));
const english = leaves(spoken('en'));
const both = [...french, ...english];

/** The texts that break a rule, with their path and, where the rule tells, what is wrong; empty when all is well. */
const breaking = (
  texts: readonly [string, string][],
  rule: (text: string, path: string) => boolean | string | undefined,
) =>
  texts.flatMap(([path, text]) => {
    const wrong = rule(text, path);
    if (wrong === undefined || wrong === false) return [];
    return [`${path}: ${wrong === true ? text : wrong}`];
  });

const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();
const sentences = (text: string) => text.split(/(?<=[.!?])\s/).length;

describe('the words of One Night', () => {
  it('say something everywhere, without stray spaces', () => {
    expect(breaking(both, (text) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual(
      [],
    );
  });

  it('cover every id, and nothing else', () => {
    for (const text of [fr, en]) {
      expect(Object.keys(text.characters)).toEqual(roleIds);
      expect(Object.keys(text.marks)).toEqual(markIds);
      expect(Object.keys(text.artefacts)).toEqual(artefactIds);
      expect(Object.keys(text.scenarios).sort()).toEqual([...scenarioIds].sort());
    }
  });

  it('say the same things in both languages, and each thing once', () => {
    for (const part of ['calls', 'phases', 'claims', 'terms', 'says'] as const)
      expect(Object.keys(en[part]).sort(), part).toEqual(Object.keys(fr[part]).sort());
    const own = Object.values<Role>(roles).flatMap(({ words }) => Object.keys(words.fr.says ?? {}));
    expect(own.length).toBe(new Set(own).size);
  });

  it('name every call and its variants, put every question of every character, and no others', () => {
    const wanted = calls.flatMap(({ id, variants = {}, copy }) => [
      id,
      ...Object.keys(variants).map((variant) => `${id}.${variant}`),
      ...(copy === 'after' ? [`${id}.copy`] : []),
    ]);
    expect([...wanted, 'mark-check', 'mark-check.fear'].sort()).toEqual([...callTextIds].sort());
    const topics = calls.flatMap(({ puts }) => puts.map(({ topic }) => topic));
    const ofCalls = Object.keys(oneNight.text.fr.words).filter((key) =>
      calls.some(({ id }) => key.startsWith(`${id}.`)),
    );
    expect(ofCalls.sort()).toEqual(topics.sort());
  });

  it('keep a one-line description within 90 characters', () => {
    expect(breaking(both, (text, path) => path.endsWith('/blurb') && text.length > 90)).toEqual([]);
  });

  it('help in two to five sentences that end', () => {
    const wrong = (text: string, path: string) =>
      path.endsWith('/help') && (sentences(text) < 2 || sentences(text) > 5 || !text.endsWith('.'));
    expect(breaking(both, wrong)).toEqual([]);
  });

  it('say when a character wakes in a fragment that fits inside a sentence', () => {
    const wrong = (text: string, path: string) => path.endsWith('/wakes') && !/^[a-zà-ü].*[^.]$/.test(text);
    expect(breaking(both, wrong)).toEqual([]);
  });

  it('give the same slots to both languages', () => {
    const theirs = new Map(english);
    // Sentences about people say in either language what that one needs; the words law renders them.
    const wrong = (text: string, path: string) =>
      !/^claims\/|\/says\//.test(path) && slots(text).join() !== slots(theirs.get(path) ?? '').join();
    expect(breaking(french, wrong)).toEqual([]);
  });

  it('leave no sentence untranslated', () => {
    const theirs = new Map(english);
    const forgotten = (text: string, path: string) =>
      text === theirs.get(path) && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) && /[\s.!?…]/.test(text);
    const ours = french.filter(([path]) => !/^scenarios\/.*\/name$/.test(path));
    expect(breaking(ours, forgotten)).toEqual([]);
  });

  it('translate the French scenario names for English readers', () => {
    for (const id of scenarioIds) {
      expect(en.scenarios[id].name).toBe(fr.scenarios[id].name);
      expect(en.scenarios[id].translation).toBeTruthy();
    }
  });
});

describe('French typography', () => {
  it('puts a no-break space before ; : ! ? » and after «', () => {
    expect(breaking(french, misspacing)).toEqual([]);
  });

  it('closes every « it opens', () => {
    const open = (text: string) => text.split('«').length !== text.split('»').length;
    expect(breaking(french, open)).toEqual([]);
  });

  it('writes ’ and … rather than typewriter signs', () => {
    expect(breaking(both, (text) => /['"]|\.\.\./.test(text))).toEqual([]);
  });

  it('never lets “de” or “que” run into a name that may begin with a vowel', () => {
    expect(breaking(french, (text) => /\b(de|que) \{/.test(text))).toEqual([]);
  });
});

describe('the narrator, aloud', () => {
  const spoken = both.filter(([path]) => /^(calls\/.*\/(open|after|close)|phases\/.*)$/.test(path));

  it('says nothing a voice cannot read', () => {
    expect(breaking(spoken, (text) => /[«»()/*°\d{}]/.test(text))).toEqual([]);
  });

  it('opens eyes at the beginning of each call and closes them at its end', () => {
    for (const id of callTextIds) {
      expect(readAtOnce(fr.calls[id])).toMatch(/[Oo]uvr(e|ez) (tous )?les yeux/);
      expect(readAtOnce(en.calls[id])).toMatch(/[Oo]pen your eyes/);
      expect(fr.calls[id].close).toMatch(/rendor|Refermez/);
      expect(en.calls[id].close).toMatch(/sleep|Close your eyes/);
    }
  });

  it('says « tu » to one and « vous » to several', () => {
    const together = ['vampires', 'mark-check', 'mark-check.fear', 'lovers', 'werewolves', 'mason'];
    const toSeveral = /^(Vampires|Loups-Garous|Vous tous|Assassin, Apprentie)/;
    for (const id of callTextIds) {
      const said = `${readAtOnce(fr.calls[id])} ${fr.calls[id].close}`.split(/(?<=\.) /);
      for (const sentence of said) {
        const several = together.includes(id) || toSeveral.test(sentence);
        expect(sentence).not.toMatch(several ? /\b(tu|toi|ton|ta|tes)\b/ : /\b(vous|votre|vos|ouvrez)\b/);
      }
    }
  });
});

describe('a further language', () => {
  it('is one folder, with the words of the definitions: nothing else is asked for', () => {
    // What such a folder has to bring, by type; here it is English again, said louder.
    const louder = (tree: Tree): Tree =>
      typeof tree === 'string'
        ? tree.replace(/[^{}]+(?![^{]*\})/g, (said) => said.toUpperCase())
        : Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, louder(branch)]));
    const own = (table: { readonly [id: string]: { readonly words: { readonly en: object } } }) =>
      Object.fromEntries(Object.entries(table).map(([id, { words }]) => [id, words.en]));
    const folder = louder({
      ...englishFolder,
      roles: own(roles),
      marks: own(marks),
      artefacts: own(artefacts),
    } as unknown as Tree) as unknown as Folder & Definitions;
    const further = namesOf(folder);
    expect(further.characters.gremlin.the).toBe('THE GREMLIN');
    expect(further.teams.tanner.the).toBe('THE TANNER');
    expect(further.teams.vampire.the).toBe('THE VAMPIRE CLAN');
    expect(Object.keys(further.calls).sort()).toEqual(Object.keys(en.calls).sort());
    expect(Object.keys(further.says).sort()).toEqual(Object.keys(en.says).sort());
    expect(formatsOf(further).theMark?.('bat', { lang: 'en', names: [] })).toBe('THE MARK OF THE BAT');
  });
});
