import { begin, langs, playRandomly, quick } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { expect, it } from 'vitest';
import { quinteBourg, roleIds, type State, specialityIds } from '../src/index.ts';

const cards = new Set<string>([...roleIds, ...specialityIds]);
const ofTheVillage = ['sleeping', 'love', 'attacking', 'home'];

/** The keys under which a village's book has cards tell what they did and why somebody was in a house. */
function keysIn({ book }: State): string[] {
  return book.flatMap(({ did, params }) => {
    if (did === 'places' && Array.isArray(params.why))
      return params.why
        .filter((why) => why !== null && !ofTheVillage.includes(why))
        .map((why) => `stay.${why}`);
    return cards.has(did.split('.')[0] ?? '') ? [`did.${did}`] : [];
  });
}

it('whatever cards do and cause stands in the book in the words of the cards', () => {
  const keys = new Set<string>();
  for (let seed = 1; seed <= 30; seed += 1) {
    const begun = begin(quinteBourg, { seats: 10 + seed, seed: seed.toString(16).padStart(64, '0') });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    playRandomly(begun.value, quick(seed), { rights: 3 }, 60_000);
    for (const key of keysIn(stateOf(begun.value))) keys.add(key);
  }
  for (const lang of langs) {
    const { words } = quinteBourg.text[lang];
    expect([...keys].filter((key) => !Object.hasOwn(words, key))).toEqual([]);
    // And nothing is worded that is never done.
    expect(Object.keys(words).filter((key) => /^(did|stay)\./.test(key) && !keys.has(key))).toEqual([]);
  }
});
