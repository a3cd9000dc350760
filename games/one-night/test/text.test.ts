import { describe, expect, it } from 'vitest';
import { artefactIds, markIds, roleIds } from '../src/ids.ts';
import { calls, oneNight } from '../src/index.ts';
import * as enArtefacts from '../src/text/en/artefacts.ts';
import * as enCalls from '../src/text/en/calls.ts';
import * as enCharacters from '../src/text/en/characters.ts';
import * as enMarks from '../src/text/en/marks.ts';
import * as enScenarios from '../src/text/en/scenarios.ts';
import * as enTerms from '../src/text/en/terms.ts';
import * as frArtefacts from '../src/text/fr/artefacts.ts';
import * as frCalls from '../src/text/fr/calls.ts';
import * as frCharacters from '../src/text/fr/characters.ts';
import * as frMarks from '../src/text/fr/marks.ts';
import * as frScenarios from '../src/text/fr/scenarios.ts';
import * as frTerms from '../src/text/fr/terms.ts';
import { callTextIds, claimIds, phaseTextIds, scenarioTextIds, termIds } from '../src/text/types.ts';

const fr = { ...frCharacters, ...frMarks, ...frArtefacts, ...frScenarios, ...frCalls, ...frTerms };
const en = { ...enCharacters, ...enMarks, ...enArtefacts, ...enScenarios, ...enCalls, ...enTerms };

type Tree = string | { readonly [key: string]: Tree };

/** Every text with the path that leads to it: ['characters/seer/help', 'Tu peux…']. */
function leaves(tree: Tree, path: readonly string[] = []): [string, string][] {
  if (typeof tree === 'string') return [[path.join('/'), tree]];
  return Object.entries(tree).flatMap(([key, branch]) => leaves(branch, [...path, key]));
}

const french = leaves(fr as unknown as Tree);
const english = leaves(en as unknown as Tree);
const both = [...french, ...english];

/** The paths of the texts that break a rule; empty when all is well. */
const breaking = (texts: readonly [string, string][], rule: (text: string, path: string) => boolean) =>
  texts.filter(([path, text]) => rule(text, path)).map(([path, text]) => `${path}: ${text}`);

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
      expect(Object.keys(text.characters).sort()).toEqual([...roleIds].sort());
      expect(Object.keys(text.marks).sort()).toEqual([...markIds].sort());
      expect(Object.keys(text.artefacts).sort()).toEqual([...artefactIds].sort());
      expect(Object.keys(text.scenarios).sort()).toEqual([...scenarioTextIds].sort());
      expect(Object.keys(text.calls).sort()).toEqual([...callTextIds].sort());
      expect(Object.keys(text.phases).sort()).toEqual([...phaseTextIds].sort());
      expect(Object.keys(text.claims).sort()).toEqual([...claimIds].sort());
      expect(Object.keys(text.terms).sort()).toEqual([...termIds].sort());
    }
  });

  it('name every call and put every question of every character', () => {
    for (const call of Object.values(calls)) {
      expect(callTextIds).toContain(call.id);
      for (const verb of Object.keys(call.act ?? {})) {
        expect(Object.keys(oneNight.text.fr.words)).toContain(`${call.id}.${verb}`);
      }
    }
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
    const wrong = (text: string, path: string) => slots(text).join() !== slots(theirs.get(path) ?? '').join();
    expect(breaking(french, wrong)).toEqual([]);
  });

  it('leave no sentence untranslated', () => {
    const theirs = new Map(english);
    const forgotten = (text: string, path: string) => text === theirs.get(path) && /[\s.!?…]/.test(text);
    const ours = french.filter(([path]) => !/^scenarios\/.*\/name$/.test(path));
    expect(breaking(ours, forgotten)).toEqual([]);
  });

  it('translate the French scenario names for English readers', () => {
    for (const id of scenarioTextIds) {
      expect(en.scenarios[id].name).toBe(fr.scenarios[id].name);
      expect(en.scenarios[id].translation).toBeTruthy();
    }
  });
});

describe('French typography', () => {
  it('puts a no-break space before ; : ! ? » and after «', () => {
    expect(breaking(french, (text) => /[^\u00a0\u202f][;:!?»]|«[^\u00a0\u202f]/.test(text))).toEqual([]);
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
  const spoken = both.filter(([path]) => /^(calls\/.*\/(open|close)|phases\/.*)$/.test(path));

  it('says nothing a voice cannot read', () => {
    expect(breaking(spoken, (text) => /[«»()/*°\d{}]/.test(text))).toEqual([]);
  });

  it('opens eyes at the beginning of each call and closes them at its end', () => {
    for (const id of callTextIds) {
      expect(fr.calls[id].open).toMatch(/[Oo]uvr(e|ez) (tous )?les yeux/);
      expect(en.calls[id].open).toMatch(/[Oo]pen your eyes/);
      expect(fr.calls[id].close).toMatch(/rendor|Refermez/);
      expect(en.calls[id].close).toMatch(/sleep|Close your eyes/);
    }
  });

  it('says « tu » to one and « vous » to several', () => {
    const together = ['vampires', 'mark-check', 'mark-check.fear', 'lovers', 'werewolves', 'mason'];
    const toSeveral = /^(Vampires|Loups-Garous|Vous tous|Assassin, Apprentie)/;
    for (const id of callTextIds) {
      const said = `${fr.calls[id].open} ${fr.calls[id].close}`.split(/(?<=\.) /);
      for (const sentence of said) {
        const several = together.includes(id) || toSeveral.test(sentence);
        expect(sentence).not.toMatch(several ? /\b(tu|toi|ton|ta|tes)\b/ : /\b(vous|votre|vos|ouvrez)\b/);
      }
    }
  });
});
