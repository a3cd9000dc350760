import type { ByLang, Lang } from '@veillee/kernel';
import { outfitOf, type RoleId, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { told as en } from '../../../words/en/games/oneNight/told.ts';
import { told as fr, type ToldWords } from '../../../words/fr/games/oneNight/told.ts';

const toldWords: ByLang<ToldWords> = { fr, en };

/** What lies where before the night (A2). */
export function laidOut(deck: readonly RoleId[], players: number, lang: Lang): readonly string[] {
  const say = toldWords[lang];
  const { marks, tokens, across, artefacts } = outfitOf(deck);
  const named = tokens.map((mark) => names[lang].marks[mark].name);
  return [
    say.dealt(players),
    ...(marks ? [named.length === 0 ? say.clarity : say.marks(named)] : []),
    ...(across === undefined ? [] : [say.across(names[lang].characters[across].name)]),
    ...(deck.some((id) => roles[id].calls?.some(({ aims }) => aims?.shield !== undefined))
      ? [say.shield]
      : []),
    ...(artefacts ? [say.artefacts] : []),
  ];
}

/** The copies each box has of what is in several of them (F-2). */
const repeats: { readonly [id in RoleId]?: { readonly [box: string]: number } } = {
  werewolf: { werewolf: 2, daybreak: 1 },
};

/** The boxes that a deck needs beside those that are there. */
export function boxesLacking(deck: readonly RoleId[], owned: readonly string[]): readonly string[] {
  const { across } = outfitOf(deck);
  const cards = across === undefined ? deck : [...deck, across];
  const needed = new Set<string>();
  for (const id of new Set(cards)) {
    const copies = repeats[id] ?? { [roles[id].box]: cards.length };
    let lacks = cards.filter((one) => one === id).length;
    // What is there is taken first.
    const boxes = Object.keys(copies).sort((a, b) => Number(owned.includes(b)) - Number(owned.includes(a)));
    for (const box of boxes) {
      if (lacks > 0) needed.add(box);
      lacks -= copies[box] ?? 0;
    }
  }
  return [...needed].filter((box) => box !== 'bonus' && !owned.includes(box));
}
